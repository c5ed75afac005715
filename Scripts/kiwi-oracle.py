#!/usr/bin/env python3
"""Solves systems of constraints with kiwi, for comparison in CassowarySolverTests.

Reads systems from standard input, a constraint a line, and writes a line for each system:

    system <variable count>
    <strength as a number, or required> <= | == | >= <constant> <variable>:<coefficient> ...
    solve

The answer is the values of the variables, or `unsatisfiable`.
"""

import sys

import kiwisolver


def main() -> None:
    solver, variables, satisfiable = None, [], True
    for line in sys.stdin:
        fields = line.split()
        if not fields:
            continue
        if fields[0] == "system":
            solver, satisfiable = kiwisolver.Solver(), True
            variables = [kiwisolver.Variable(f"x{i}") for i in range(int(fields[1]))]
        elif fields[0] == "solve":
            if satisfiable:
                solver.updateVariables()
                print(" ".join(repr(variable.value()) for variable in variables))
            else:
                print("unsatisfiable")
        else:
            strength, relation, constant = fields[0], fields[1], float(fields[2])
            terms = []
            for field in fields[3:]:
                index, coefficient = field.split(":")
                terms.append(kiwisolver.Term(variables[int(index)], float(coefficient)))
            try:
                solver.addConstraint(
                    kiwisolver.Constraint(
                        kiwisolver.Expression(terms, constant),
                        relation,
                        strength if strength == "required" else float(strength),
                    )
                )
            except kiwisolver.UnsatisfiableConstraint:
                satisfiable = False


main()
