package heapwright.analysis.invariant.fixpoint;

import heapwright.analysis.invariant.join.FunctionOutline;
import heapwright.analysis.invariant.state.AbstractState;
import heapwright.analysis.invariant.state.ConstantMemory;
import heapwright.analysis.invariant.state.NameTable;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.Local;
import heapwright.work.Work;
import heapwright.work.WorkMeter;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** What is common to one pass over a function and the calls inside it. */
public final class InvariantAnalysis {
  /** The analysis takes too long, or does not settle: then it says nothing. */
  public static final class AnalysisBudgetExceeded extends RuntimeException {
    private static final long serialVersionUID = 1;

    AnalysisBudgetExceeded() {
      super("out of budget", null, false, false);
    }
  }

  /** Which part of the budget a callee may cost; the library's insides seldom matter. */
  private static final int SHARE = 6;

  private static final int LIBRARY_SHARE = 12;

  final ProgramFacts facts;
  final Program program;
  public final Precision precision;
  public final NameTable terms;
  final ConstantMemory contents;
  final Statics statics;
  final RecursiveSummaries recursion = new RecursiveSummaries(this);
  private final Map<Function, FunctionOutline> outlines;

  /** Functions that cost too much to be followed with all that they call. */
  private final Set<SymbolId> expensive = new HashSet<>();

  /** Functions that cost too much even by themselves. */
  private final Set<SymbolId> tooExpensive = new HashSet<>();

  private int deepest;

  private long spent;
  private long limit;

  private final BooleanSupplier stop;

  /** The supplier says when it is time to stop. */
  public InvariantAnalysis(
      ProgramFacts facts,
      Precision precision,
      Statics statics,
      Map<Function, FunctionOutline> outlines,
      BooleanSupplier stop) {
    this.stop = stop;
    this.facts = facts;
    this.terms = new NameTable(facts.typing(), facts.openArrays());
    this.program = facts.program();
    this.precision = precision;
    this.statics = statics;
    this.outlines = outlines;
    this.contents = new ConstantMemory(facts.program());
    this.limit = precision.budget();
    this.deepest = precision.depth();
  }

  /** Analyses a function called with any arguments. */
  public void start(Function function, InvariantListener listener) {
    AbstractState state = entered(function);
    statics.entering(state, program.model());
    new FixpointIteration(this, outline(function), 0, List.of(function.symbol()), listener)
        .run(List.of(state));
  }

  /** The state in which a function is called with any arguments. */
  AbstractState entered(Function function) {
    AbstractState state = new AbstractState(terms);
    StatementTransfer steps = new StatementTransfer(this, state, 0);
    for (Local parameter : function.parameters()) {
      if (!parameter.inMemory()) {
        steps.set(parameter, steps.evaluation().unknown(parameter.type()));
      }
    }
    return state;
  }

  FunctionOutline outline(Function function) {
    return outlines.computeIfAbsent(function, FunctionOutline::of);
  }

  /** Pays for work on states of this many names. */
  void spend(int names) {
    long cost = 16 + (long) names * names;
    spent += cost;
    WorkMeter.count(Work.TRANSFER, cost);
    if (spent > limit || stop.getAsBoolean()) {
      throw new AnalysisBudgetExceeded();
    }
  }

  /** Whether some callee was not followed as far as it should have been. */
  public boolean isCutShort() {
    return !expensive.isEmpty();
  }

  /** How many rounds of a loop are followed one by one. */
  int rounds(int frame) {
    boolean inside = precision.sums() && (frame > 0 || recursion.isBusy());
    return inside ? Math.min(1, precision.rounds()) : precision.rounds();
  }

  /** Whether a function that calls itself is summed up. */
  boolean sumsUp(SymbolId callee) {
    return precision.sums() && facts.isRecursive(callee);
  }

  /** Whether a call inside this many others is followed. */
  boolean follows(SymbolId callee, int depth) {
    return depth <= deepest && !tooExpensive.contains(callee);
  }

  /**
   * Follows a callee for a part of the budget. If that is not enough, without the calls inside it:
   * what it gives back often depends on none of them. Nothing if that costs too much as well.
   */
  Optional<List<AbstractState>> follow(
      Function callee, int depth, Supplier<List<AbstractState>> run) {
    Optional<List<AbstractState>> result = Optional.empty();
    if (!expensive.contains(callee.symbol())) {
      result = within(callee, run);
      if (result.isEmpty()) {
        expensive.add(callee.symbol());
      }
    }
    return result.isPresent() ? result : alone(callee, depth, run);
  }

  private Optional<List<AbstractState>> alone(
      Function callee, int depth, Supplier<List<AbstractState>> run) {
    int before = deepest;
    deepest = Math.min(deepest, depth);
    try {
      Optional<List<AbstractState>> result = within(callee, run);
      if (result.isEmpty()) {
        tooExpensive.add(callee.symbol());
      }
      return result;
    } finally {
      deepest = before;
    }
  }

  private Optional<List<AbstractState>> within(Function callee, Supplier<List<AbstractState>> run) {
    long before = limit;
    int share = callee.span().isOurs() ? LIBRARY_SHARE : SHARE;
    limit = Math.min(limit, spent + precision.budget() / share);
    try {
      return Optional.of(run.get());
    } catch (AnalysisBudgetExceeded e) {
      if (spent > before) {
        throw e;
      }
      return Optional.empty();
    } finally {
      limit = before;
    }
  }
}
