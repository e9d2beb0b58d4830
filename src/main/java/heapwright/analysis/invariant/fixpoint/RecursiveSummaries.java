package heapwright.analysis.invariant.fixpoint;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.CellContent;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.domain.MemorySlot;
import heapwright.analysis.invariant.join.FunctionOutline;
import heapwright.analysis.invariant.state.AbstractState;
import heapwright.analysis.invariant.state.AbstractState.InlinedRegister;
import heapwright.analysis.invariant.state.AssumeTransfer;
import heapwright.ir.Global;
import heapwright.ir.code.Function;
import heapwright.ir.code.Relation;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.Cell;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.Local;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Sums up functions that call themselves or each other. A call inside such a call is taken to do
 * what is known of it so far, nothing at first; what that makes of the call outside is added to
 * what is known, until nothing new comes.
 */
final class RecursiveSummaries {
  private static final int ROUNDS = 24;

  private final InvariantAnalysis analysis;

  /** What is being summed up: a function that calls itself, and others that it calls meanwhile. */
  private final Map<Function, FunctionSummary> open = new LinkedHashMap<>();

  /** How calls end, by how they start. */
  private final Map<SymbolId, Map<FunctionSummary.Entry, List<FunctionSummary.End>>> settled =
      new HashMap<>();

  RecursiveSummaries(InvariantAnalysis analysis) {
    this.analysis = analysis;
  }

  /** Whether a body is being gone through to sum it up. */
  boolean isBusy() {
    return !open.isEmpty();
  }

  /** How calls of a function that calls itself end; nothing if that does not settle. */
  Optional<List<FunctionSummary.End>> ends(Function callee, CallState call) {
    FunctionSummary.Entry entry = entry(callee, call);
    if (isBusy()) {
      FunctionSummary known = open.computeIfAbsent(callee, c -> started(entry));
      known.start(entry);
      return Optional.of(known.ends());
    }
    Map<FunctionSummary.Entry, List<FunctionSummary.End>> before =
        settled.computeIfAbsent(callee.symbol(), s -> new HashMap<>());
    if (!before.containsKey(entry)) {
      settle(callee, entry).ifPresent(ends -> before.put(entry, ends));
    }
    return Optional.ofNullable(before.get(entry));
  }

  private FunctionSummary started(FunctionSummary.Entry entry) {
    return new FunctionSummary(entry, analysis.facts.thresholds());
  }

  private Optional<List<FunctionSummary.End>> settle(Function callee, FunctionSummary.Entry entry) {
    open.put(callee, started(entry));
    try {
      for (int round = 0; round < ROUNDS; round++) {
        List.copyOf(open.keySet()).forEach(function -> run(function, open.get(function)));
        boolean changed = false;
        for (FunctionSummary summary : open.values()) {
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

  private FunctionSummary.Entry entry(Function callee, CallState call) {
    List<Interval> ranges = new ArrayList<>();
    for (int i = 0; i < callee.parameters().size(); i++) {
      boolean isNumber = isNumber(callee.parameters().get(i));
      ranges.add(isNumber ? call.state().range(call.argument(i)) : Interval.ALL);
    }
    return new FunctionSummary.Entry(ranges, numbers(call.state()));
  }

  private static boolean isNumber(Local parameter) {
    return parameter.type().isScalar()
        && !parameter.inMemory()
        && !(parameter.type() instanceof FloatingType);
  }

  private void run(Function callee, FunctionSummary summary) {
    AbstractState state = analysis.entered(callee);
    for (int i = 0; i < callee.parameters().size(); i++) {
      Local parameter = callee.parameters().get(i);
      if (isNumber(parameter)) {
        AbstractValue value = state.registers.get(new InlinedRegister(0, parameter));
        state.narrow(value, summary.entry().arguments().get(i));
      }
    }
    put(state, summary.entry().globals());
    if (state.isImpossible()) {
      return;
    }
    FunctionOutline outline = analysis.outline(callee);
    FixpointIteration flow =
        new FixpointIteration(
            analysis, outline, 0, List.of(callee.symbol()), new InvariantListener() {});
    for (AbstractState end : flow.run(List.of(state))) {
      note(
          end,
          Optional.ofNullable(end.registers.get(new InlinedRegister(0, outline.result()))),
          summary);
    }
  }

  private void note(AbstractState end, Optional<AbstractValue> result, FunctionSummary summary) {
    if (result.isEmpty() || analysis.terms.isFloating(result.get().name())) {
      summary.end(new FunctionSummary.End(Interval.ALL, numbers(end)));
      return;
    }
    for (Relation relation : List.of(Relation.EQUAL, Relation.NOT_EQUAL)) {
      AbstractState one = end.copy();
      new AssumeTransfer(one).assume(relation, result.get(), AbstractValue.of(0));
      if (!one.isImpossible()) {
        summary.end(new FunctionSummary.End(one.range(result.get()), numbers(one)));
      }
    }
  }

  /** What the globals hold that hold a number. */
  private Map<Global, Interval> numbers(AbstractState state) {
    Map<Global, Interval> found = new LinkedHashMap<>();
    for (Global global : analysis.facts.numbers()) {
      CellContent content = state.cells.get(slot(state, global));
      found.put(
          global, content == null ? Interval.of(global.type()) : state.range(content.value()));
    }
    return found;
  }

  /** The globals hold numbers of these ranges. */
  void put(AbstractState state, Map<Global, Interval> ranges) {
    ranges.forEach((global, range) -> state.put(global, range, analysis.program.model()));
  }

  private MemorySlot slot(AbstractState state, Global global) {
    return MemorySlot.at(state.address(global), Cell.of(global.type()), analysis.program.model());
  }
}
