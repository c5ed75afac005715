import DynamicTypeControls
import DynamicTypeModel
import DynamicTypeText

/// Executes what controls say is drawn of them.
extension ScreenPainter {
  /// - Parameter tint: What stands for the drawing's tint.
  func paint(_ drawing: Drawing, tint: RGBA) { paint(drawing.commands, tint: tint) }

  private func paint(_ commands: [Drawing.Command], tint: RGBA) {
    for command in commands {
      switch command {
      case .fill(let rect, let color, let radius):
        canvas.fill(rect, palette.resolve(color, tint: tint), radius: radius)
      case .border(let rect, let color, let width, let radius):
        canvas.strokeInside(
          rect, palette.resolve(color, tint: tint), width: width, radius: radius)
      case .shadow(let rect, let radius, let spread):
        canvas.shadow(rect, radius: radius, spread: spread)
      case .hairline(.above, let y, let x, let width, let color):
        canvas.hairline(above: y, x: x, width: width, palette.resolve(color, tint: tint))
      case .hairline(.below, let y, let x, let width, let color):
        canvas.hairline(below: y, x: x, width: width, palette.resolve(color, tint: tint))
      case .line(let points, let color, let width):
        canvas.line(points, palette.resolve(color, tint: tint), width: width)
      case .polygon(let points, let color):
        canvas.polygon(points, palette.resolve(color, tint: tint))
      case .circle(let center, let radius, let color):
        canvas.circle(center, radius: radius, palette.resolve(color, tint: tint))
      case .ring(let center, let radius, let color, let width):
        canvas.ring(center, radius: radius, palette.resolve(color, tint: tint), width: width)
      case .symbol(let name, let rect, let color):
        paintSymbol(name, in: rect, tint: palette.resolve(color, tint: tint))
      case .picture(let file, let rect, let color, let standIn):
        if let picture = pictures.picture(of: file, in: rect.size, scale: canvas.scale) {
          let shape = file.rendering == .template ? palette.resolve(color, tint: tint) : nil
          canvas.draw(picture, of: file, in: rect, shape: shape)
        } else {
          paint(standIn, tint: tint)
        }
      case .text(let line):
        write(
          line.string, in: line.rect, line.font, palette.resolve(line.color, tint: tint),
          alignment: line.alignment)
      case .clipped(let rect, let inner):
        canvas.save()
        canvas.clip(rect)
        paint(inner, tint: tint)
        canvas.restore()
      }
    }
  }
}

extension Palette {
  /// A colour of a drawing.
  func resolve(_ color: DrawingColor, tint: RGBA) -> RGBA {
    let base: RGBA =
      switch color.base {
      case .tint: tint
      case .color(let value): resolve(value)
      case .pair(let light, let dark): resolve(appearance == .light ? light : dark)
      }
    return color.opacity == 1 ? base : base.opacity(color.opacity)
  }
}
