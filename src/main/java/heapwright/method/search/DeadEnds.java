package heapwright.method.search;

import heapwright.ir.Program;
import heapwright.method.alias.AliasEvidence;
import heapwright.method.path.RecordedPath;
import heapwright.method.path.SourceLocationText;
import heapwright.symbolic.heap.InputAccess;
import heapwright.symbolic.path.AliasHypothesis;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.persistent.Trail;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Where the paths of a search ended, and what might have led on. */
final class DeadEnds {
  private record DeadEnd(int position, PathState state) {}

  private final AliasEvidence evidence;
  private final List<DeadEnd> ends = new ArrayList<>();
  private final List<RefutedAttempt> refuted = new ArrayList<>();
  private int reached = -1;
  private String reason = "no path leads there";
  private RecordedPath recorded;
  private Optional<String> unknown = Optional.empty();

  DeadEnds(Program program, RecordedPath start) {
    recorded = start;
    evidence = new AliasEvidence(program);
  }

  void unknown(String cause) {
    unknown = unknown.or(() -> Optional.of(cause));
  }

  /** As {@link #unknown(String)}, where aliases might help. */
  void unknown(String cause, int position, PathState state) {
    unknown(SourceLocationText.of(cause, state.frame()));
    ends.add(new DeadEnd(position, state));
  }

  /** The facts of an attempt contradict one another. */
  void contradictory(int position, String why, PathState state, RecordedPath taken) {
    refuted.add(new RefutedAttempt(taken, position, Optional.empty()));
    infeasible(position, why, state, taken);
  }

  /** An attempt cannot go on, whatever the numbers are. */
  void impossible(int position, String why, PathState state, RecordedPath taken) {
    refuted.add(new RefutedAttempt(taken, position, Optional.of(why)));
    infeasible(position, why, state, taken);
  }

  private void infeasible(int position, String why, PathState state, RecordedPath taken) {
    ends.add(new DeadEnd(position, state));
    if (position > reached) {
      reached = position;
      reason = why;
      recorded = taken;
    }
  }

  PathAttempt exhausted() {
    List<AliasHypothesis> aliases = aliases();
    return new PathAttempt.Exhausted(
        Math.max(0, reached), reason, unknown, recorded, refuted, aliases);
  }

  /**
   * The hypotheses of the paths that came furthest first. Evidence only grows along a path, so a
   * dead end that another path passed has nothing to add.
   */
  private List<AliasHypothesis> aliases() {
    Set<AliasHypothesis> aliases = new LinkedHashSet<>();
    Set<Trail<InputAccess>> passed = Collections.newSetFromMap(new IdentityHashMap<>());
    ends.sort(
        Comparator.comparingInt(DeadEnd::position)
            .thenComparingInt(end -> end.state().heap().accesses().size())
            .reversed());
    for (DeadEnd end : ends) {
      Optional<Trail<InputAccess>> at = Optional.of(end.state().heap().accesses());
      if (passed.contains(at.get())) {
        continue;
      }
      while (at.isPresent() && passed.add(at.get())) {
        at = at.get().earlier();
      }
      evidence.reservation(end.state()).ifPresent(this::unknown);
      aliases.addAll(evidence.of(end.state()));
    }
    return List.copyOf(aliases);
  }
}
