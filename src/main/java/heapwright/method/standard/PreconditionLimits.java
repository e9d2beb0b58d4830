package heapwright.method.standard;

import heapwright.analysis.CallGraph;
import heapwright.analysis.Purity;
import heapwright.ir.Program;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator;
import heapwright.method.budget.Budget;
import heapwright.symbolic.path.Frame;
import heapwright.symbolic.path.PathState;
import heapwright.testcase.scenario.Precondition;
import heapwright.testcase.scenario.Scenario;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * How long a path asks a precondition before it takes for granted that it holds. A precondition
 * that goes through a whole list has endlessly many paths, and a goal that needs two elements of it
 * would never be proved infeasible. To take it for granted admits more inputs, so that a goal which
 * none of them meets is infeasible; inputs that violate it are refused when they are run.
 *
 * @param most at memory, and decisions that were open; after this many, no more is asked
 * @param asked the preconditions, each once
 */
record PreconditionLimits(int most, List<Function> asked) {
  private static final int NONE = Integer.MAX_VALUE;

  private static final int STEPS = 30_000;

  private static final List<Integer> GROWING = List.of(0, 6, 24);

  /**
   * The limits to try in this order. A precondition that changes the input cannot be taken for
   * granted, and one that has few decisions need not be.
   */
  static List<PreconditionLimits> of(Program program, CallGraph calls, Function root) {
    Purity purity = new Purity(program, calls);
    List<Function> asked = Scenario.preconditions(program, root);
    boolean applies =
        !asked.stream().allMatch(Precondition::isRange) && asked.stream().allMatch(purity::isPure);
    Stream<Integer> growing = applies ? GROWING.stream() : Stream.empty();
    return Stream.concat(growing, Stream.of(NONE))
        .map(l -> new PreconditionLimits(l, asked))
        .toList();
  }

  boolean takesForGranted() {
    return most != NONE;
  }

  /** A search that takes preconditions for granted is bounded in steps, the same in every run. */
  Budget within(Budget budget) {
    AtomicInteger left = new AtomicInteger(STEPS);
    return takesForGranted() ? budget.until(() -> left.decrementAndGet() < 0) : budget;
  }

  /** The path goes on as if the precondition held, once the limit is reached. */
  PathState applied(PathState state) {
    if (!takesForGranted() || spent(state) < most || !Scenario.isAsking(state.frame())) {
      return state;
    }
    Frame scenario = state.frame().outermost();
    if (isRange(scenario)) {
      // It is asked at little cost, and rules out much.
      return state;
    }
    BlockId next = ((Terminator.Branch) scenario.code().terminator()).ifTrue();
    return state.with(scenario.at(next));
  }

  private boolean isRange(Frame scenario) {
    Statement.Call question = (Statement.Call) scenario.statement().orElseThrow();
    SymbolId called = ((Callee.Direct) question.callee()).symbol();
    return asked.stream().anyMatch(f -> f.symbol().equals(called) && Precondition.isRange(f));
  }

  private static int spent(PathState state) {
    int turns = 0;
    for (Optional<Frame> at = Optional.of(state.frame()); at.isPresent(); at = at.get().caller()) {
      turns += at.get().turns();
    }
    return turns + state.heap().accesses().size();
  }
}
