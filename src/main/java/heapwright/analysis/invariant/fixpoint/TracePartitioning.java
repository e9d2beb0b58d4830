package heapwright.analysis.invariant.fixpoint;

import heapwright.analysis.invariant.domain.ExitHistory;
import heapwright.analysis.invariant.join.FunctionOutline;
import heapwright.analysis.invariant.join.Join;
import heapwright.analysis.invariant.join.Widening;
import heapwright.analysis.invariant.state.AbstractState;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Joins states, but for those that flags tell apart as long as they are few. */
final class TracePartitioning {
  private final FunctionOutline outline;
  private final int frame;
  private final int apart;
  private final InvariantAnalysis analysis;

  TracePartitioning(InvariantAnalysis analysis, FunctionOutline outline, int frame) {
    this.analysis = analysis;
    this.outline = outline;
    this.frame = frame;
    this.apart = analysis.precision.apart();
  }

  /** Where nothing depends on the names, those of the state that knows more are kept. */
  private AbstractState mixed(AbstractState a, AbstractState b) {
    return a.zone.size() >= b.zone.size() ? join(a, b) : join(b, a);
  }

  private AbstractState join(AbstractState a, AbstractState b) {
    analysis.spend(a.zone.size() + b.zone.size());
    return Join.of(a, b);
  }

  /** What happened to the states at a loop's head. */
  record Grown(List<AbstractState> states, boolean changed) {}

  List<AbstractState> merge(List<AbstractState> states) {
    if (states.size() <= 1) {
      return states;
    }
    Map<Key, AbstractState> joined = joined(states);
    if (joined.size() <= apart) {
      return new ArrayList<>(joined.values());
    }
    return List.of(joined.values().stream().reduce(this::mixed).orElseThrow());
  }

  /** By flags, and by as many of the last exits as keep them few. */
  private Map<Key, AbstractState> joined(List<AbstractState> states) {
    int exits = exits(states);
    Map<Key, AbstractState> joined = new LinkedHashMap<>();
    states.forEach(state -> joined.merge(key(state, exits), state, this::mixed));
    return joined;
  }

  private int exits(List<AbstractState> states) {
    int count =
        apart > 1 ? states.stream().mapToInt(s -> s.exits.list().size()).max().orElse(0) : 0;
    while (count > 0 && keys(states, count) > apart) {
      count--;
    }
    return count;
  }

  private long keys(List<AbstractState> states, int exits) {
    return states.stream().map(state -> key(state, exits)).distinct().count();
  }

  /** What tells states apart. */
  private record Key(List<String> flags, Map<String, Long> cells, ExitHistory exits) {}

  private Key key(AbstractState state, int exits) {
    if (analysis.recursion.isBusy()) {
      List<String> zeros = outline.flags().zeros(state, frame, outline.result());
      return new Key(zeros, Map.of(), ExitHistory.NONE);
    }
    List<String> flags =
        apart > 1
            ? outline.flags().key(state, frame, outline.result(), analysis.precision.withCopies())
            : List.of();
    Map<String, Long> cells =
        analysis.precision.withCells() ? analysis.facts.flagCells().in(state) : Map.of();
    return new Key(flags, cells, state.exits.last(exits));
  }

  /** The states at a head with those that came back. */
  Grown grown(List<AbstractState> old, List<AbstractState> back, int round) {
    List<AbstractState> all = new ArrayList<>(old);
    all.addAll(back);
    int exits = exits(all);
    Map<Key, AbstractState> states = new LinkedHashMap<>();
    old.forEach(state -> states.merge(key(state, exits), state, this::join));
    boolean changed = false;
    for (AbstractState state : back) {
      Key key = key(state, exits);
      AbstractState before = states.get(key);
      if (before == null) {
        changed = true;
        states.put(key, state);
        continue;
      }
      AbstractState after = join(before, state);
      if (!Widening.stable(before, after)) {
        changed = true;
        int rounds = analysis.recursion.isBusy() ? round + Widening.FINE : round;
        states.put(key, outline.widening().widened(before, after, rounds));
      }
    }
    if (states.size() <= apart) {
      return new Grown(new ArrayList<>(states.values()), changed);
    }
    return new Grown(List.of(states.values().stream().reduce(this::join).orElseThrow()), changed);
  }
}
