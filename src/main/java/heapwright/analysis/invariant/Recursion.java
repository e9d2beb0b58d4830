package heapwright.analysis.invariant;

import heapwright.ir.Cell;
import heapwright.ir.Function;
import heapwright.ir.Global;
import heapwright.ir.Local;
import heapwright.ir.Relation;
import heapwright.ir.SymbolId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Sums up functions that call themselves or each other. A call inside such a call is taken to do
 * what is known of it so far, nothing at first; what that makes of the call outside is added to
 * what is known, until nothing new comes.
 */
final class Recursion {
  private static final int ROUNDS = 24;

  private final Analysis analysis;

  /** What is being summed up: a function that calls itself, and others that it calls meanwhile. */
  private final Map<Function, Summary> open = new LinkedHashMap<>();

  /** How calls end, by how they start. */
  private final Map<SymbolId, Map<Summary.Entry, List<Summary.End>>> settled = new HashMap<>();

  Recursion(Analysis analysis) {
    this.analysis = analysis;
  }

  /** Whether a body is being gone through to sum it up. */
  boolean isBusy() {
    return !open.isEmpty();
  }

  /** How calls of a function that calls itself end; nothing if that does not settle. */
  Optional<List<Summary.End>> ends(Function callee, State state, List<Value> arguments) {
    Summary.Entry entry = entry(callee, state, arguments);
    if (isBusy()) {
      Summary known = open.computeIfAbsent(callee, c -> started(entry));
      known.start(entry);
      return Optional.of(known.ends());
    }
    Map<Summary.Entry, List<Summary.End>> before =
        settled.computeIfAbsent(callee.symbol(), s -> new HashMap<>());
    if (!before.containsKey(entry)) {
      settle(callee, entry).ifPresent(ends -> before.put(entry, ends));
    }
    return Optional.ofNullable(before.get(entry));
  }

  private Summary started(Summary.Entry entry) {
    return new Summary(entry, analysis.facts.thresholds());
  }

  private Optional<List<Summary.End>> settle(Function callee, Summary.Entry entry) {
    open.put(callee, started(entry));
    try {
      for (int round = 0; round < ROUNDS; round++) {
        List.copyOf(open.keySet()).forEach(function -> run(function, open.get(function)));
        boolean changed = false;
        for (Summary summary : open.values()) {
          changed |= summary.takeChanged();
        }
        if (!changed) {
          return Optional.of(open.get(callee).ends());
        }
      }
      return Optional.empty();
    } finally {
      open.clear();
    }
  }

  private Summary.Entry entry(Function callee, State state, List<Value> arguments) {
    List<Interval> ranges = new ArrayList<>();
    for (int i = 0; i < callee.parameters().size(); i++) {
      boolean isNumber = isNumber(callee.parameters().get(i));
      ranges.add(isNumber ? state.range(arguments.get(i)) : Interval.ALL);
    }
    return new Summary.Entry(ranges, numbers(state));
  }

  private static boolean isNumber(Local parameter) {
    return parameter.type().isScalar()
        && !parameter.inMemory()
        && !(parameter.type() instanceof heapwright.ir.FloatingType);
  }

  private void run(Function callee, Summary summary) {
    State state = new State(analysis.terms);
    Steps steps = new Steps(analysis, state, 0);
    for (int i = 0; i < callee.parameters().size(); i++) {
      Local parameter = callee.parameters().get(i);
      if (!parameter.inMemory()) {
        Value value = steps.evaluation().unknown(parameter.type());
        if (isNumber(parameter)) {
          state.narrow(value, summary.entry().arguments().get(i));
        }
        steps.set(parameter, value);
      }
    }
    put(state, summary.entry().globals());
    if (state.isImpossible()) {
      return;
    }
    Outline outline = analysis.outline(callee);
    Flow flow = new Flow(analysis, outline, 0, List.of(callee.symbol()), new Watcher() {});
    for (State end : flow.run(List.of(state))) {
      note(end, Optional.ofNullable(end.registers.get(new Register(0, outline.result()))), summary);
    }
  }

  private void note(State end, Optional<Value> result, Summary summary) {
    if (result.isEmpty() || analysis.terms.isFloating(result.get().name())) {
      summary.end(new Summary.End(Interval.ALL, numbers(end)));
      return;
    }
    for (Relation relation : List.of(Relation.EQUAL, Relation.NOT_EQUAL)) {
      State one = end.copy();
      Assumption assumption = new Assumption(one);
      assumption.add(relation, result.get(), Value.of(0));
      assumption.conclude();
      if (!one.isImpossible()) {
        summary.end(new Summary.End(one.range(result.get()), numbers(one)));
      }
    }
  }

  /** What the globals hold that hold a number. */
  private Map<Global, Interval> numbers(State state) {
    Map<Global, Interval> found = new LinkedHashMap<>();
    for (Global global : analysis.facts.numbers()) {
      Content content = state.cells.get(slot(state, global));
      found.put(
          global, content == null ? State.range(global.type()) : state.range(content.value()));
    }
    return found;
  }

  /** The globals hold numbers of these ranges. */
  void put(State state, Map<Global, Interval> ranges) {
    ranges.forEach(
        (global, range) -> {
          Value value = state.fresh(global.type(), Set.of());
          state.narrow(value, range);
          state.cells.put(slot(state, global), new Content(value, Optional.empty()));
        });
  }

  private Slot slot(State state, Global global) {
    Value address = state.value(new Term.Address(new Place.Static(global.symbol())));
    return Slot.at(address, Cell.of(global.type()), analysis.program.model());
  }
}
