package heapwright.truth;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** The variables that can be named at a place, block by block. */
final class Scope {
  private final Draw draw;
  private final List<Variable> variables = new ArrayList<>();
  private final List<Integer> blocks = new ArrayList<>();
  private int names;

  Scope(Draw draw) {
    this.draw = draw;
  }

  void enter() {
    blocks.add(variables.size());
  }

  void leave() {
    int size = blocks.remove(blocks.size() - 1);
    variables.subList(size, variables.size()).clear();
  }

  void add(Variable variable) {
    variables.add(variable);
  }

  /** A name that nothing has. */
  String fresh(String stem) {
    names++;
    return stem + names;
  }

  List<Variable> visible() {
    return List.copyOf(variables);
  }

  List<Variable> all(Predicate<Variable> wanted) {
    return variables.stream().filter(wanted).toList();
  }

  List<Variable> numbers() {
    return all(v -> v.kind().isNumber());
  }

  List<Variable> of(Variable.Kind kind) {
    return all(v -> v.kind() == kind);
  }

  boolean has(Variable.Kind kind) {
    return !of(kind).isEmpty();
  }

  Variable any(Variable.Kind kind) {
    return draw.of(of(kind));
  }

  Variable number() {
    return draw.of(numbers());
  }
}
