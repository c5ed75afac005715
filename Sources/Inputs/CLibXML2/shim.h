// libxml2's SAX2 parser, as one module.
#include <libxml/xmlversion.h>
// Builds with ICU pull its headers into encoding.h, where they collide with Foundation's own copy.
// No declaration that we use depends on them.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
