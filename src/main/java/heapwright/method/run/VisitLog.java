package heapwright.method.run;

import heapwright.goal.Visits;
import heapwright.ir.Program;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.StatementNumber;
import heapwright.machine.code.processor.Observer;
import heapwright.testcase.BranchCounts;
import heapwright.testcase.scenario.Scenario;
import heapwright.world.LibraryFact;
import heapwright.world.LibraryTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Records what a run on the machine executes. What it executes while a precondition is asked meets
 * no goals, even if the precondition calls the function under test; but the compiler counts it.
 */
final class VisitLog implements Observer {
  /** Longer paths are not recorded. */
  private static final int LONG = 100_000;

  private final SymbolId subject;
  private final ScenarioPosition position;
  private final Map<Visits.Taken, Long> counted = new HashMap<>();
  private final Map<Visits.Taken, Long> taken;
  private final LibraryCallbacks callbacks = new LibraryCallbacks();
  private final Set<Visits.Place> statements = new HashSet<>();
  private final List<StatementNumber> path = new ArrayList<>();

  /**
   * @param outermost the function that is called, or a scenario of it
   */
  VisitLog(Program program, Function outermost) {
    subject = Scenario.subject(program, outermost).symbol();
    position = new ScenarioPosition(outermost);
    // Without preconditions, every counted outcome counts for goals.
    taken = position.isScenario() ? new HashMap<>() : counted;
  }

  @Override
  public void entered(Function function) {
    callbacks.enter(function);
    if (position.enter()) {
      path.clear();
    }
  }

  /** Whether the run ended because a precondition did not hold, or could not even be asked. */
  boolean isRefused() {
    return position.isRefused();
  }

  @Override
  public void left(Function function) {
    callbacks.leave();
    position.leave();
  }

  @Override
  public void step(Function function, StatementNumber number) {
    if (position.isAsking()) {
      return;
    }
    statements.add(new Visits.Place(function.symbol(), number));
    boolean isOwn = position.isOutermost() && function.symbol().equals(subject);
    if (isOwn && path.size() < LONG) {
      path.add(number);
    }
  }

  @Override
  public void decided(Function function, DecisionId decision, int outcome) {
    Visits.Taken outcomeTaken = new Visits.Taken(function.symbol(), decision, outcome);
    counted.merge(outcomeTaken, 1L, Long::sum);
    if (position.isScenario() && !position.isAsking()) {
      taken.merge(outcomeTaken, 1L, Long::sum);
    }
  }

  /** How often each outcome was taken, in whichever function. */
  Map<Visits.Taken, Long> counted() {
    return counted;
  }

  /** The functions that the library called, as often as it liked. */
  Set<SymbolId> calledBack() {
    return callbacks.called();
  }

  Visits visits() {
    return new Visits(taken, statements, path);
  }

  /**
   * The functions that run while a function of the library works of which C leaves open how it
   * does: it may call them back more or less often than the model does. Sanitizers put a {@code
   * qsort} of their own in the place of the library's, which compares neighbours first.
   */
  private static final class LibraryCallbacks {
    private final Set<SymbolId> called = new HashSet<>();
    private int depth;

    /** How deep the outermost such call is; 0 outside of any. */
    private int since;

    void enter(Function function) {
      depth++;
      if (since > 0) {
        called.add(function.symbol());
      } else if (isOpen(function)) {
        since = depth;
      }
    }

    void leave() {
      if (depth == since) {
        since = 0;
      }
      depth--;
    }

    Set<SymbolId> called() {
      return called;
    }

    /** A function of the user's may have the same name; what it does is what it says. */
    private static boolean isOpen(Function function) {
      return function.span().isOurs()
          && LibraryTable.states(function.symbol(), LibraryFact.AS_GLIBC);
    }
  }

  /** What probes in the user's files count in a run. */
  static final class DecisionCounts {
    private final Set<SymbolId> own;

    DecisionCounts(Program program) {
      own =
          program.functions().values().stream()
              .filter(function -> isOwn(function, program))
              .map(Function::symbol)
              .collect(Collectors.toUnmodifiableSet());
    }

    /** Whether a function was read from a file of the user's and has decisions. */
    private static boolean isOwn(Function function, Program program) {
      return function.blocks().stream()
          .map(BasicBlock::terminator)
          .flatMap(end -> end.conditionSpan().stream())
          .anyMatch(text -> program.texts().containsKey(text.unit()));
    }

    /**
     * @param taken how often each outcome was
     * @param open functions that might have been called more or less often
     */
    BranchCounts of(Map<Visits.Taken, Long> taken, Set<SymbolId> open) {
      Map<BranchCounts.Outcome, Long> counts = new HashMap<>();
      taken.forEach(
          (outcomeTaken, times) -> {
            if (own.contains(outcomeTaken.function())) {
              counts.put(
                  new BranchCounts.Outcome(
                      outcomeTaken.function(), outcomeTaken.decision(), outcomeTaken.outcome()),
                  times);
            }
          });
      return new BranchCounts(counts, open);
    }
  }
}
