package heapwright.analysis.invariant.fixpoint;

import heapwright.analysis.Edge;
import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.ExitHistory;
import heapwright.analysis.invariant.fixpoint.InvariantAnalysis.AnalysisBudgetExceeded;
import heapwright.analysis.invariant.join.FunctionOutline;
import heapwright.analysis.invariant.join.StatePruning;
import heapwright.analysis.invariant.join.WeakTopologicalOrder;
import heapwright.analysis.invariant.state.AbstractState;
import heapwright.analysis.invariant.state.AbstractState.InlinedRegister;
import heapwright.analysis.invariant.state.ExpressionTransfer;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Propagates states through one activation of a function up to a fixpoint. */
final class FixpointIteration {
  private final InvariantAnalysis analysis;
  private final FunctionOutline outline;
  private final int frame;
  private final List<SymbolId> stack;
  private final InvariantListener listener;
  private final TracePartitioning partitioning;
  private final Map<Edge, List<AbstractState>> edges = new HashMap<>();
  private final Map<BlockId, List<AbstractState>> ends = new HashMap<>();
  private List<AbstractState> entry = List.of();

  /** Takes the functions that are being followed, this one last. */
  FixpointIteration(
      InvariantAnalysis analysis,
      FunctionOutline outline,
      int frame,
      List<SymbolId> stack,
      InvariantListener listener) {
    this.analysis = analysis;
    this.outline = outline;
    this.frame = frame;
    this.stack = stack;
    this.listener = listener;
    this.partitioning = new TracePartitioning(analysis, outline, frame);
  }

  /** The states in which the function returns; its result is in the outline's register. */
  List<AbstractState> run(List<AbstractState> states) {
    entry = states;
    visit(outline.order(), true);
    List<AbstractState> all = new ArrayList<>();
    ends.values().forEach(all::addAll);
    return partitioning.merge(all);
  }

  private void visit(List<WeakTopologicalOrder.Element> elements, boolean settled) {
    for (WeakTopologicalOrder.Element element : elements) {
      if (element.isGroup()) {
        new Rounds(element).run(settled);
      } else {
        enter(element.head(), incoming(element.head(), Set.of(), false), settled);
      }
    }
  }

  /** The states on the edges into a block: those from the blocks of a group, or from others. */
  private List<AbstractState> incoming(BlockId block, Set<BlockId> group, boolean inside) {
    List<AbstractState> all = new ArrayList<>();
    if (block.equals(BlockId.ENTRY) && !inside) {
      all.addAll(entry);
    }
    for (Edge edge : outline.flow().in(block)) {
      if (group.contains(edge.from()) == inside) {
        all.addAll(edges.getOrDefault(edge, List.of()));
      }
    }
    return cleaned(block, all);
  }

  private List<AbstractState> cleaned(BlockId block, List<AbstractState> states) {
    // An edge leads to one block only, so its states can be cleaned for that block in place.
    int cells = analysis.precision.cells();
    states.forEach(state -> StatePruning.of(state, cells, register -> isLive(block, register)));
    return partitioning.merge(states);
  }

  private boolean isLive(BlockId block, InlinedRegister register) {
    return register.frame() < frame
        || register.frame() == frame
            && register.local().id().index() < outline.function().locals().size()
            && outline.liveness().isLive(block, register.local().id());
  }

  /** Runs a block from these states and puts the results on the edges out of it. */
  private void enter(BlockId id, List<AbstractState> states, boolean settled) {
    BasicBlock block = outline.function().block(id);
    outline.flow().out(id).forEach(edges::remove);
    ends.remove(id);
    List<AbstractState> current = states.stream().map(AbstractState::copy).toList();
    for (Statement statement : block.statements()) {
      current = after(id, statement, current);
    }
    for (AbstractState state : current) {
      leave(block, state, settled);
    }
    outline
        .flow()
        .out(id)
        .forEach(edge -> edges.computeIfPresent(edge, (e, s) -> partitioning.merge(s)));
  }

  private List<AbstractState> after(BlockId id, Statement statement, List<AbstractState> states) {
    List<AbstractState> next = new ArrayList<>();
    for (AbstractState state : states) {
      analysis.spend(state.zone.size());
      if (statement instanceof Statement.Call call) {
        List<AbstractState> returned = new CallTransfer(analysis, frame, stack).after(state, call);
        returned.forEach(end -> end.exits = end.exits.returned(frame, id));
        next.addAll(returned);
      } else {
        statement.match(new StatementTransfer(analysis, state, frame));
        next.add(state);
      }
    }
    next.removeIf(AbstractState::isImpossible);
    return next;
  }

  private void leave(BasicBlock block, AbstractState state, boolean settled) {
    if (settled) {
      listener.atEnd(block.id(), state, frame);
    }
    if (block.terminator() instanceof Terminator.Return end) {
      end.value().ifPresent(value -> setResult(state, value));
      state.exits = state.exits.returning(frame, block.id());
      ends.computeIfAbsent(block.id(), b -> new ArrayList<>()).add(state);
      return;
    }
    EdgeTransfer choices =
        new EdgeTransfer(new ExpressionTransfer(state, frame, analysis.precision.overflow()));
    List<Edge> out = outline.flow().out(block.id());
    for (int i = 0; i < out.size(); i++) {
      AbstractState taken = choices.taking(block.terminator(), i, state);
      if (!taken.isImpossible()) {
        edges.computeIfAbsent(out.get(i), e -> new ArrayList<>()).add(taken);
        if (settled) {
          listener.taken(out.get(i));
        }
      }
    }
  }

  private void setResult(AbstractState state, Expression value) {
    AbstractValue result =
        new ExpressionTransfer(state, frame, analysis.precision.overflow()).of(value);
    state.registers.put(new InlinedRegister(frame, outline.result()), result);
  }

  /** The rounds of one group of blocks: a loop. */
  private final class Rounds {
    private static final int LIMIT = 24;

    private final WeakTopologicalOrder.Element group;
    private final Set<BlockId> inside = new LinkedHashSet<>();
    private final Map<Edge, List<AbstractState>> left = new HashMap<>();
    private final Map<BlockId, List<AbstractState>> ended = new HashMap<>();

    Rounds(WeakTopologicalOrder.Element group) {
      this.group = group;
      collect(group);
      if (hasSideEntry()) {
        throw new AnalysisBudgetExceeded();
      }
    }

    /**
     * Whether the loop is also entered past its head; then its rounds are not followed one by one.
     */
    private boolean hasSideEntry() {
      return inside.stream()
          .filter(block -> !block.equals(group.head()))
          .flatMap(block -> outline.flow().in(block).stream())
          .anyMatch(edge -> !inside.contains(edge.from()) && outline.flow().isReachable(edge));
    }

    private void collect(WeakTopologicalOrder.Element element) {
      inside.add(element.head());
      element.rest().forEach(this::collect);
    }

    void run(boolean settled) {
      List<AbstractState> states = incoming(group.head(), inside, false);
      int rounds = analysis.rounds(frame);
      for (int round = 0; round < rounds && !states.isEmpty(); round++) {
        states = pass(states, settled);
        keepWhatLeft(round);
      }
      if (!states.isEmpty()) {
        stabilise(states, settled);
        keepWhatLeft(rounds);
      } else {
        clear();
      }
      left.forEach((edge, all) -> edges.put(edge, partitioning.merge(all)));
      ended.forEach((block, all) -> ends.put(block, partitioning.merge(all)));
    }

    /** One round; the states that come back to the head. */
    private List<AbstractState> pass(List<AbstractState> states, boolean settled) {
      clear();
      enter(group.head(), states, settled);
      visit(group.rest(), settled);
      for (Edge edge : outline.flow().in(group.head())) {
        if (inside.contains(edge.from())) {
          edges
              .getOrDefault(edge, List.of())
              .forEach(state -> state.exits = state.exits.without(this::isInside));
        }
      }
      return incoming(group.head(), inside, true);
    }

    private void clear() {
      for (BlockId block : inside) {
        outline.flow().out(block).forEach(edges::remove);
        ends.remove(block);
      }
    }

    private void keepWhatLeft(int round) {
      for (BlockId block : inside) {
        for (Edge edge : outline.flow().out(block)) {
          if (!inside.contains(edge.to()) && edges.containsKey(edge)) {
            List<AbstractState> states = edges.get(edge);
            mark(states, edge, round);
            left.computeIfAbsent(edge, e -> new ArrayList<>()).addAll(states);
          }
        }
        if (ends.containsKey(block)) {
          ended.computeIfAbsent(block, b -> new ArrayList<>()).addAll(ends.get(block));
        }
      }
    }

    private void mark(List<AbstractState> states, Edge edge, int round) {
      int marked = analysis.precision.withCells() ? round : 0;
      ExitHistory.Exit exit = new ExitHistory.Exit(frame, group.head(), edge.id().index(), marked);
      states.forEach(state -> state.exits = state.exits.without(this::isInside).and(exit));
    }

    private boolean isInside(ExitHistory.Exit exit) {
      return exit.frame() == frame && inside.contains(exit.at());
    }

    private List<AbstractState> closed(List<AbstractState> states) {
      List<AbstractState> copies = states.stream().map(AbstractState::copy).toList();
      copies.forEach(state -> state.zone.close());
      return copies;
    }

    private void stabilise(List<AbstractState> first, boolean settled) {
      List<AbstractState> invariant = first;
      List<AbstractState> back = pass(invariant, false);
      for (int round = 0; ; round++) {
        if (round == LIMIT) {
          throw new AnalysisBudgetExceeded();
        }
        TracePartitioning.Grown grown = partitioning.grown(invariant, back, round);
        if (!grown.changed()) {
          break;
        }
        invariant = grown.states();
        back = pass(closed(invariant), false);
      }
      // Narrowing: a state that was computed from an invariant is one too.
      for (int round = 0; round < 2; round++) {
        List<AbstractState> all = new ArrayList<>(first);
        all.addAll(back);
        back = pass(partitioning.merge(all), settled && round == 1);
      }
    }
  }
}
