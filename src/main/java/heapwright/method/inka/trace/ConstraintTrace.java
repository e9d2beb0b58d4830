package heapwright.method.inka.trace;

import heapwright.ir.type.Type;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.DeductionText;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.Deduction;
import heapwright.solve.domains.engine.DomainOperator;
import heapwright.solve.domains.engine.DomainVariable;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.PropagationListener;
import heapwright.solve.domains.memory.AbstractMemory;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The events of a constraint system, a line each: where it comes from, what happened, and to which
 * operator. What is only supposed, in a world that is left again, is indented.
 */
public final class ConstraintTrace implements PropagationListener {
  /** Beyond, lines tell that there was more. */
  private static final int MOST_LINES = 100_000;

  private final boolean on;
  private final List<String> events = new ArrayList<>();
  private final List<String> atGoal = new ArrayList<>();
  private final List<String> others = new ArrayList<>();
  private final Map<AbstractMemory, String> names = new IdentityHashMap<>();
  private final List<AbstractMemory> memories = new ArrayList<>();
  private final ObjectTypes types = new ObjectTypes();
  private Optional<DomainEngine> engine = Optional.empty();
  private Optional<DomainOperator> woken = Optional.empty();
  private String waker = "";
  private Optional<ConstraintState> goal = Optional.empty();
  private boolean isInStep;
  private int base;
  private int left;
  private boolean isQuiet;
  private int omitted;

  private ConstraintTrace(boolean on) {
    this.on = on;
  }

  /** Tells nothing, at no cost. */
  public static ConstraintTrace off() {
    return new ConstraintTrace(false);
  }

  public static ConstraintTrace on() {
    return new ConstraintTrace(true);
  }

  public boolean isOn() {
    return on;
  }

  /** Hears of an engine from now on. */
  public void hear(DomainEngine heard) {
    if (on) {
      engine = Optional.of(heard);
      base = heard.depth();
      heard.listen(this);
    }
  }

  /** The memory at the goal, what happened until it was so, and the other memories. */
  public List<String> lines() {
    List<String> all = new ArrayList<>(atGoal);
    all.addAll(events);
    if (left > 0) {
      all.add("... " + left + " more");
    }
    all.addAll(others);
    return all;
  }

  // What translation posts

  /**
   * An operator on memories: it is posted, or settled at once by what is known.
   *
   * @param text of it, once its result is known
   */
  public <T> T step(Supplier<T> operation, Function<T, String> text) {
    if (!on || isInStep || isQuiet) {
      return operation.get();
    }
    DomainEngine store = engine.orElseThrow();
    long before = store.statistics().operators();
    isInStep = true;
    T result = operation.get();
    isInStep = false;
    boolean isPosted = store.statistics().operators() > before;
    event(isPosted ? "posted" : "entailed", text.apply(result));
    return result;
  }

  /** Something that is no operator's doing: how a decision goes, what is supposed. */
  public void say(String kind, Supplier<String> text) {
    if (on && !isQuiet) {
      event(kind, text.get());
    }
  }

  /** Tells only how much happened while something is tried that is left again. */
  public <T> T quietly(String what, Supplier<T> trial) {
    if (!on || isQuiet) {
      return trial.get();
    }
    isQuiet = true;
    omitted = 0;
    T result = trial.get();
    isQuiet = false;
    if (omitted > 0) {
      event("tried", what + ": " + omitted + " events");
    }
    return result;
  }

  /** M1, M2, ... in the order in which they are mentioned. */
  public String name(AbstractMemory memory) {
    return names.computeIfAbsent(
        memory,
        key -> {
          memories.add(memory);
          engine.ifPresent(store -> store.onPop(() -> memories.remove(memory)));
          return "M" + (names.size() + 1);
        });
  }

  /** What a pointer points to is used as a type. */
  public void typed(PointerVariable pointer, Type pointed) {
    if (on) {
      types.note(pointer, pointed);
    }
  }

  /** The path that is translated reaches the goal with what is known there. */
  public void reach(ConstraintState state) {
    if (on && !isQuiet) {
      Optional<ConstraintState> before = goal;
      goal = Optional.of(state);
      engine.orElseThrow().onPop(() -> goal = before);
      name(state.memory());
    }
  }

  /** The memories as they are now, that of the goal first. */
  public void tellMemories() {
    if (!on) {
      return;
    }
    DomainEngine store = engine.orElseThrow();
    MemoryText text = new MemoryText(store, types);
    store.listen(PropagationListener.NONE);
    goal.ifPresent(last -> atGoal.addAll(text.atGoal(name(last.memory()), last)));
    for (AbstractMemory memory : List.copyOf(memories)) {
      if (goal.filter(last -> last.memory() == memory).isEmpty()) {
        others.addAll(text.of(name(memory), memory));
      }
    }
    store.listen(this);
  }

  // What operators do

  @Override
  public void posted(DomainOperator operator) {
    if (!isInStep && !DeductionText.isConversion(operator.text())) {
      event(operator.origin(), "posted", operator.text());
    }
  }

  @Override
  public void woken(DomainOperator operator, DomainVariable by) {
    woken = Optional.of(operator);
    waker = by.getName();
  }

  @Override
  public void deduced(Deduction step) {
    if (DeductionText.isConversion(step.operator())) {
      return;
    }
    String by = step.operator().isEmpty() ? "" : "  by " + step.operator();
    event(
        step.origin(),
        "deduced",
        step.variable() + " is " + DeductionText.domain(step.after()) + by + woken(step));
  }

  private String woken(Deduction step) {
    boolean isWoken = woken.isPresent() && woken.get().text().equals(step.operator());
    return isWoken ? ", woken by " + waker : "";
  }

  @Override
  public void entailed(DomainOperator operator) {
    if (!DeductionText.isConversion(operator.text())) {
      event(operator.origin(), "entailed", operator.text());
    }
  }

  @Override
  public void failed(Deduction last) {
    event(last.origin(), "failed", DeductionText.contradiction(last));
  }

  // Lines

  private void event(String kind, String text) {
    event(engine.map(store -> store.deductions().origin()).orElse(""), kind, text);
  }

  private void event(String origin, String kind, String text) {
    if (isQuiet) {
      omitted++;
    } else if (events.size() < MOST_LINES) {
      String depth = "  ".repeat(Math.max(0, engine.orElseThrow().depth() - base));
      events.add(String.format("%-8s %s%-8s  %s", origin, depth, kind, text).stripTrailing());
    } else {
      left++;
    }
  }
}
