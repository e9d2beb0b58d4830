package heapwright.solve.domains.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** The log of which operator changed which variable, kept only if it was switched on. */
public final class Deductions {
  /** What changes a domain, and what it looked at; spelled only when the log is read. */
  interface Reason {
    /** Where it comes from, as its poster said. */
    String origin();

    String text();

    /** The variables that it was drawn from. */
    DomainVariable[] read();
  }

  /** Something other than an operator. */
  private record Stated(String origin, String text, DomainVariable... read) implements Reason {}

  private record Step(Reason reason, DomainVariable variable, Object before, Object after) {
    Deduction spelled() {
      return new Deduction(
          reason.origin(), reason.text(), variable.getName(), before.toString(), after.toString());
    }
  }

  private final List<Step> steps = new ArrayList<>();
  private boolean kept;
  private String origin = "";
  private Reason reason = new Stated("", "");
  private long count;
  private PropagationListener listener = PropagationListener.NONE;

  /** What is made and posted from now on comes from here, a statement for instance. */
  public void at(String whence) {
    origin = whence;
  }

  /** Makes something that belongs to what was said earlier than now. */
  public <T> T madeFor(String whence, Supplier<T> making) {
    String now = origin;
    origin = whence;
    T made = making.get();
    origin = now;
    return made;
  }

  /** Where what is posted now comes from. */
  public String origin() {
    return origin;
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

  /** Whether what happens is the doing of an operator. */
  boolean isReason(DomainOperator operator) {
    return reason == operator;
  }

  /** What follows is imposed from outside. */
  void impose(String why) {
    if (kept) {
      reason = new Stated(origin, why);
    }
  }

  /** A domain changes, or would have to become {@code after}, but cannot. */
  void note(DomainVariable variable, Object before, Object after) {
    count++;
    if (kept) {
      Step step = new Step(reason, variable, before, after);
      steps.add(step);
      if (listener != PropagationListener.NONE && variable.domain() == after) {
        listener.deduced(step.spelled());
      }
    }
  }

  void listen(PropagationListener wanted) {
    listener = wanted;
  }

  /** The last step, if any is kept. */
  Optional<Deduction> last() {
    return steps.isEmpty() ? Optional.empty() : Optional.of(steps.get(steps.size() - 1).spelled());
  }

  /** A variable that is what it is because of others, without an operator. */
  public void noteMade(DomainVariable variable, DomainVariable... from) {
    Reason made = new Stated(origin, variable.getName(), from);
    steps.add(new Step(made, variable, "new", variable.domain()));
  }

  /** A variable that an operator reaches through another. */
  public void noteMet(String how, DomainVariable variable, DomainVariable from) {
    if (kept && !from.isAConstant()) {
      Object domain = variable.domain();
      steps.add(new Step(new Stated(origin, how, from), variable, domain, domain));
    }
  }

  /** All that hold in this world, oldest first. */
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
