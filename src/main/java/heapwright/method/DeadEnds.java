package heapwright.method;

import heapwright.ir.Program;
import heapwright.symbolic.Alias;
import heapwright.symbolic.PathState;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Where the ways of a search ended, and what might have led on. */
final class DeadEnds {
  private final AliasEvidence evidence;
  private final Set<Alias> aliases = new LinkedHashSet<>();
  private final List<Alias> furthest = new ArrayList<>();
  private int reached = -1;
  private String reason = "no way leads there";
  private Optional<String> unknown = Optional.empty();

  DeadEnds(Program program) {
    evidence = new AliasEvidence(program);
  }

  void unknown(String cause) {
    unknown = unknown.or(() -> Optional.of(cause));
  }

  void infeasible(int position, String why, PathState state) {
    List<Alias> found = evidence.of(state);
    aliases.addAll(found);
    if (position > reached) {
      reached = position;
      reason = why;
      furthest.clear();
      furthest.addAll(found);
    }
  }

  /** The hypotheses of the way that came furthest first. */
  Attempt exhausted() {
    Set<Alias> ordered = new LinkedHashSet<>(furthest);
    ordered.addAll(aliases);
    return new Attempt.Exhausted(Math.max(0, reached), reason, unknown, List.copyOf(ordered));
  }
}
