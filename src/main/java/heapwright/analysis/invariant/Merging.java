package heapwright.analysis.invariant;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Joins states, but for those that flags tell apart as long as they are few. */
final class Merging {
  private final Outline outline;
  private final int frame;
  private final int apart;
  private final Analysis analysis;

  Merging(Analysis analysis, Outline outline, int frame) {
    this.analysis = analysis;
    this.outline = outline;
    this.frame = frame;
    this.apart = analysis.precision.apart();
  }

  private State join(State a, State b) {
    analysis.spend(a.zone.size() + b.zone.size());
    return Join.of(a, b);
  }

  /** What became of the states at a loop's head. */
  record Grown(List<State> states, boolean changed) {}

  List<State> merge(List<State> states) {
    if (states.size() <= 1) {
      return states;
    }
    Map<List<String>, State> joined = new LinkedHashMap<>();
    states.forEach(state -> joined.merge(key(state), state, this::join));
    if (joined.size() <= apart) {
      return new ArrayList<>(joined.values());
    }
    return List.of(joined.values().stream().reduce(this::join).orElseThrow());
  }

  private List<String> key(State state) {
    return apart > 1
        ? outline.flags().key(state, frame, outline.result(), analysis.precision.copies())
        : List.of();
  }

  /** The states at a head with those that came back. */
  Grown grown(List<State> old, List<State> back, boolean widen) {
    Map<List<String>, State> states = new LinkedHashMap<>();
    old.forEach(state -> states.merge(key(state), state, this::join));
    boolean changed = false;
    for (State state : back) {
      List<String> key = key(state);
      State before = states.get(key);
      if (before == null) {
        changed = true;
        states.put(key, state);
        continue;
      }
      State after = join(before, state);
      if (!Widening.stable(before, after)) {
        changed = true;
        states.put(key, widen ? outline.widening().widened(before, after) : after);
      }
    }
    if (states.size() <= apart) {
      return new Grown(new ArrayList<>(states.values()), changed);
    }
    return new Grown(List.of(states.values().stream().reduce(this::join).orElseThrow()), changed);
  }
}
