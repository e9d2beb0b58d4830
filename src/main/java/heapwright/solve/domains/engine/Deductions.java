package heapwright.solve.domains.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The log of which operator changed which variable, kept only if it was switched on. */
public final class Deductions {
  private record Step(Reason reason, DomainVariable variable, Object before, Object after) {
    Deduction spelled() {
      return new Deduction(
          reason.origin(), reason.text(), variable.getName(), before.toString(), after.toString());
    }
  }

  private final List<Step> steps = new ArrayList<>();
  private boolean kept;
  private String origin = "";
  private Reason reason = new Reason.Stated("", "");
  private long count;

  /** What is made and posted from now on comes from here. */
  public void at(String whence) {
    origin = whence;
  }

  public void keep(boolean kept) {
    this.kept = kept;
  }

  public boolean areKept() {
    return kept;
  }

  public long count() {
    return count;
  }

  int size() {
    return steps.size();
  }

  void truncate(int size) {
    steps.subList(size, steps.size()).clear();
  }

  /** What follows is the doing of an operator. */
  void enter(DomainOperator by) {
    reason = by;
  }

  /** What follows is imposed from outside. */
  void impose(String why) {
    if (kept) {
      reason = new Reason.Stated(origin, why);
    }
  }

  void note(DomainVariable variable, Object before, Object after) {
    count++;
    if (kept) {
      steps.add(new Step(reason, variable, before, after));
    }
  }

  /** A variable that is what it is because of others, without an operator. */
  public void noteMade(DomainVariable variable, DomainVariable... from) {
    Reason made = new Reason.Stated(origin, variable.getName(), from);
    steps.add(new Step(made, variable, "new", variable.domain()));
  }

  /** A variable that somebody comes by because of another. */
  public void noteMet(String how, DomainVariable variable, DomainVariable from) {
    if (kept && !from.isAConstant()) {
      Object domain = variable.domain();
      steps.add(new Step(new Reason.Stated(origin, how, from), variable, domain, domain));
    }
  }

  void noteFailure(DomainVariable variable, Object before, Object demanded) {
    note(variable, before, demanded);
  }

  public List<Deduction> all() {
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
        Collections.addAll(needed, step.reason().read());
        chain.add(step.spelled());
      }
    }
    Collections.reverse(chain);
    return chain;
  }
}
