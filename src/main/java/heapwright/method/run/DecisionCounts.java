package heapwright.method.run;

import heapwright.goal.Visits;
import heapwright.ir.Program;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.ConditionSpan;
import heapwright.testcase.BranchCounts;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What probes in the user's files count when a run comes by what it did. */
final class DecisionCounts {
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
        .flatMap(end -> text(end).stream())
        .anyMatch(text -> program.texts().containsKey(text.unit()));
  }

  private static Optional<ConditionSpan> text(Terminator end) {
    if (end instanceof Terminator.Branch branch) {
      return branch.text();
    }
    return end instanceof Terminator.Switch choice ? choice.text() : Optional.empty();
  }

  /**
   * @param taken how often each outcome was
   * @param open functions that might have been called more or less often
   */
  BranchCounts of(Map<Visits.Way, Long> taken, Set<SymbolId> open) {
    Map<BranchCounts.Outcome, Long> counts = new HashMap<>();
    taken.forEach(
        (way, times) -> {
          if (own.contains(way.function())) {
            counts.put(
                new BranchCounts.Outcome(way.function(), way.decision(), way.outcome()), times);
          }
        });
    return new BranchCounts(counts, open);
  }
}
