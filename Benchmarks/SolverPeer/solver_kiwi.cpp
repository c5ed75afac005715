// Times of kiwi on a screen that SolverBenchmarks has written to standard input.
// The answer has the form of `SolverBenchmarks time`.

#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

struct Row {
  double priority, constant;
  std::string relation;
  std::vector<std::pair<int, double>> terms;
};

struct Edit {
  int row, variable;
  double values[2];
};

struct Screen {
  int variables = 0, swapped = 0;
  std::vector<Row> rows;
  std::vector<Edit> edits;
  std::map<double, double> weights;
};

static Screen read(std::istream &input) {
  Screen screen;
  std::string line, word;
  while (std::getline(input, line)) {
    std::istringstream fields(line);
    fields >> word;
    if (word == "system") fields >> screen.variables;
    if (word == "swap") fields >> screen.swapped;
    if (word == "edit") {
      Edit edit;
      fields >> edit.row >> edit.variable >> edit.values[0] >> edit.values[1];
      screen.edits.push_back(edit);
    }
    if (word == "row") {
      Row row;
      fields >> row.priority >> row.relation >> row.constant;
      while (fields >> word) {
        auto colon = word.find(':');
        row.terms.push_back({std::stoi(word.substr(0, colon)), std::stod(word.substr(colon + 1))});
      }
      screen.rows.push_back(row);
      screen.weights[row.priority] = 0;
    }
  }
  double weight = 1;  // kiwi's own levels are 1000 apart
  for (auto &level : screen.weights) {
    level.second = level.first >= 1000 ? kiwi::strength::required : weight;
    weight *= 1000;
  }
  return screen;
}

static kiwi::Constraint constraint(const Screen &screen, const Row &row,
                                   const std::vector<kiwi::Variable> &variables) {
  std::vector<kiwi::Term> terms;
  for (auto &term : row.terms) terms.emplace_back(variables[term.first], term.second);
  auto relation = row.relation == "<=" ? kiwi::OP_LE : row.relation == ">=" ? kiwi::OP_GE : kiwi::OP_EQ;
  return kiwi::Constraint(kiwi::Expression(std::move(terms), row.constant), relation,
                          screen.weights.at(row.priority));
}

template <typename Body>
static double microseconds(Body body) {
  using clock = std::chrono::steady_clock;
  auto start = clock::now();
  double best = 1e12;
  for (int runs = 0; runs < 1 || (clock::now() - start < std::chrono::milliseconds(300) && runs < 2000); runs++) {
    auto before = clock::now();
    body();
    best = std::min(best, std::chrono::duration<double, std::micro>(clock::now() - before).count());
  }
  return best;
}

struct Loaded {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;

  Loaded(const Screen &screen, const std::vector<bool> &skipped = {}) {
    for (int i = 0; i < screen.variables; i++) variables.emplace_back();
    for (size_t i = 0; i < screen.rows.size(); i++) {
      constraints.push_back(constraint(screen, screen.rows[i], variables));
      if (skipped.empty() || !skipped[i]) solver.addConstraint(constraints.back());
    }
  }
};

int main() {
  Screen screen = read(std::cin);
  double full = microseconds([&] {
    Loaded loaded(screen);
    loaded.solver.updateVariables();
  });

  // Lengths that change are edit variables, which is what kiwi has for them: the variable itself
  // where the row says what it is, else one of its own in the place of the row's constant.
  std::vector<bool> skipped(screen.rows.size(), false);
  for (auto &edit : screen.edits) skipped[edit.row] = true;
  Loaded edited(screen, skipped);
  std::vector<kiwi::Variable> lengths;
  for (auto &edit : screen.edits) {
    Row row = screen.rows[edit.row];
    kiwi::Variable length = edited.variables[edit.variable];
    double weight = screen.weights.at(row.priority);
    if (row.relation != "==" || row.terms.size() > 1) {
      length = kiwi::Variable();
      weight = kiwi::strength::create(1000, 0, 0);
      auto variables = edited.variables;
      variables.push_back(length);
      row.terms.push_back({(int)variables.size() - 1, -1.0});
      row.constant = 0;
      edited.solver.addConstraint(constraint(screen, row, variables));
    }
    lengths.push_back(length);
    edited.solver.addEditVariable(length, weight);
    edited.solver.suggestValue(length, edit.values[0]);
  }
  auto resize = [&](int size) {
    for (size_t i = 0; i < lengths.size(); i++)
      edited.solver.suggestValue(lengths[i], screen.edits[i].values[size]);
    edited.solver.updateVariables();
  };
  int size = 0;
  double edits = microseconds([&] {
    size = 1 - size;
    resize(size);
  });
  resize(1);

  Loaded loaded(screen);
  loaded.solver.updateVariables();
  double swap = microseconds([&] {
    loaded.solver.removeConstraint(loaded.constraints[screen.swapped]);
    loaded.solver.updateVariables();
    loaded.solver.addConstraint(loaded.constraints[screen.swapped]);
    loaded.solver.updateVariables();
  });
  std::printf("full %f edits %f swap %f\nvalues", full, edits, swap);
  for (auto &variable : loaded.variables) std::printf(" %.9g", variable.value());
  for (auto &variable : edited.variables) std::printf(" %.9g", variable.value());
  std::printf("\n");
}
