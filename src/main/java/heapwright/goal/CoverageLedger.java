package heapwright.goal;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;

/**
 * The verdicts on the goals of one function. A goal is open until a run meets it or a proof shows
 * that none can; the last attempt says why it is still open.
 */
public final class CoverageLedger {
  private static final double NANOS = 1e9;

  private final Criterion criterion;
  private final Set<Goal> goals = new LinkedHashSet<>();
  private final Map<Visits.Taken, List<Integer>> byOutcome = new HashMap<>();
  private final BitSet others = new BitSet();
  private final List<Goal> numbered = new ArrayList<>();
  private final Set<Goal> open = new LinkedHashSet<>();
  private final Map<Goal, Verdict.Infeasible> infeasible = new LinkedHashMap<>();
  private final Map<Goal, Verdict.Infeasible> refuted = new LinkedHashMap<>();
  private final Map<Goal, String> causes = new LinkedHashMap<>();
  private final List<String> internalErrors = new ArrayList<>();

  private final Set<String> assumed = new LinkedHashSet<>();
  private final LongSupplier clock;
  private final long start;
  private final Map<Goal, Long> settled = new LinkedHashMap<>();

  /**
   * @param clock in nanoseconds
   */
  public CoverageLedger(Criterion criterion, List<Goal> goals, LongSupplier clock) {
    this.criterion = criterion;
    this.clock = clock;
    start = clock.getAsLong();
    goals.forEach(this::add);
  }

  /** Lets every proof from now on list these, too. */
  public CoverageLedger assuming(List<String> texts) {
    assumed.addAll(texts);
    return this;
  }

  public Criterion criterion() {
    return criterion;
  }

  /** Adds a goal that was found during the search. */
  public void add(Goal goal) {
    if (goals.add(goal)) {
      open.add(goal);
      index(goal, numbered.size());
      numbered.add(goal);
    }
  }

  /** A run takes few of the outcomes of a large function, and only those need a look then. */
  private void index(Goal goal, int number) {
    if (goal instanceof Goal.Branch branch) {
      branch
          .taken()
          .forEach(taken -> byOutcome.computeIfAbsent(taken, w -> new ArrayList<>()).add(number));
    } else {
      others.set(number);
    }
  }

  /** The goals that a run may meet, in their order. */
  private List<Goal> candidates(Visits visits) {
    BitSet candidates = (BitSet) others.clone();
    visits.taken().keySet().stream()
        .flatMap(taken -> byOutcome.getOrDefault(taken, List.of()).stream())
        .forEach(candidates::set);
    return candidates.stream().mapToObj(numbered::get).toList();
  }

  public List<Goal> goals() {
    return List.copyOf(goals);
  }

  public List<Goal> open() {
    return List.copyOf(open);
  }

  public boolean isOpen(Goal goal) {
    return open.contains(goal);
  }

  /** How many goals a run has met. */
  public int covered() {
    return goals.size() - open.size() - infeasible.size();
  }

  public boolean isSettled() {
    return open.isEmpty();
  }

  /**
   * Ticks off what a run met.
   *
   * @return the goals that were open until now
   */
  public List<Goal> met(Visits visits) {
    List<Goal> met = new ArrayList<>();
    for (Goal goal : candidates(visits)) {
      if (goal.isMetBy(visits)) {
        if (infeasible.containsKey(goal)) {
          refuted.put(goal, infeasible.remove(goal));
          open.add(goal);
        }
        if (open.remove(goal)) {
          settled.put(goal, clock.getAsLong());
          met.add(goal);
        }
      }
    }
    return met;
  }

  public void prove(Goal goal, Verdict.Infeasible proof) {
    if (!open.remove(goal)) {
      throw new IllegalStateException(goal + " is settled and not to be proved infeasible");
    }
    settled.put(goal, clock.getAsLong());
    List<String> assumptions = new ArrayList<>(proof.assumptions());
    assumptions.addAll(assumed);
    infeasible.put(goal, new Verdict.Infeasible(proof.proof(), proof.reason(), assumptions));
  }

  /** A run that became no test met a goal after all: the proof is wrong, and the goal is open. */
  public void withdraw(Goal goal, String cause) {
    refuted.put(goal, infeasible.remove(goal));
    open.add(goal);
    settled.remove(goal);
    leave(goal, cause);
  }

  /** Why a goal stays open for now. */
  public void leave(Goal goal, String cause) {
    causes.put(goal, cause);
  }

  /** A bug of ours showed while goals were pursued. */
  public void erred(String what) {
    internalErrors.add(what);
  }

  public List<String> internalErrors() {
    return List.copyOf(internalErrors);
  }

  /** Proofs that a run showed to be wrong: bugs of ours. */
  public Map<Goal, Verdict.Infeasible> refuted() {
    return Collections.unmodifiableMap(refuted);
  }

  public Optional<Verdict.Infeasible> proof(Goal goal) {
    return Optional.ofNullable(infeasible.get(goal));
  }

  /** How long it took from the start until a goal was settled; 0 if it is open. */
  public double seconds(Goal goal) {
    return settled.containsKey(goal) ? (settled.get(goal) - start) / NANOS : 0;
  }

  public String cause(Goal goal) {
    return causes.getOrDefault(goal, "nothing was tried");
  }
}
