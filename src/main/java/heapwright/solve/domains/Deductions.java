package heapwright.solve.domains;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The log of which operator changed which variable, kept only if it was switched on. */
final class Deductions {
  /** Variables that the step was drawn from, and the step itself, spelled when somebody asks. */
  private record Step(
      String origin,
      String operator,
      DomainVariable[] read,
      DomainVariable variable,
      Object before,
      Object after) {
    Deduction spelled() {
      return new Deduction(
          origin, operator, variable.getName(), before.toString(), after.toString());
    }
  }

  private static final DomainVariable[] NOTHING = {};

  private final List<Step> steps = new ArrayList<>();
  private boolean kept;
  private String origin = "";
  private String operator = "";
  private DomainVariable[] read = NOTHING;
  private long count;

  void keep(boolean kept) {
    this.kept = kept;
  }

  long count() {
    return count;
  }

  int size() {
    return steps.size();
  }

  void truncate(int size) {
    steps.subList(size, steps.size()).clear();
  }

  /** What follows is the doing of an operator. */
  void enter(Operator by) {
    if (kept) {
      origin = by.origin();
      operator = by.text();
      read = by.getVars();
    }
  }

  /** What follows is imposed from outside. */
  void impose(String from, String why) {
    origin = from;
    operator = why;
    read = NOTHING;
  }

  void note(DomainVariable variable, Object before, Object after) {
    count++;
    if (kept) {
      steps.add(new Step(origin, operator, read, variable, before, after));
    }
  }

  void noteFailure(DomainVariable variable, Object before, Object demanded) {
    note(variable, before, demanded);
  }

  List<Deduction> all() {
    return steps.stream().map(Step::spelled).toList();
  }

  /** The steps that the last one depends on, oldest first. */
  List<Deduction> chain() {
    List<Deduction> chain = new ArrayList<>();
    Set<DomainVariable> needed = new HashSet<>();
    for (int i = steps.size() - 1; i >= 0; i--) {
      Step step = steps.get(i);
      if (i == steps.size() - 1 || needed.contains(step.variable())) {
        needed.add(step.variable());
        Collections.addAll(needed, step.read());
        chain.add(step.spelled());
      }
    }
    Collections.reverse(chain);
    return chain;
  }
}
