package heapwright.method.inka.goal;

import heapwright.goal.Goal;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Where the path through a function is to end: at its return, or at the first time that a goal is
 * met.
 *
 * @param outcomes those of decisions that end the path
 * @param positions statements that end it, by their place in a block
 * @param returns whether the function's return does
 */
public record TranslationTarget(
    Set<Outcome> outcomes, Map<BlockId, Integer> positions, boolean returns) {

  /** An outcome of the decision at the end of a block. */
  record Outcome(BlockId from, int outcome) {}

  public static final TranslationTarget RETURN = new TranslationTarget(Set.of(), Map.of(), true);

  public TranslationTarget {
    outcomes = Set.copyOf(outcomes);
    positions = Map.copyOf(positions);
  }

  /** Empty for a goal that is more than a place. */
  public static Optional<TranslationTarget> of(Function function, Goal goal) {
    if (goal instanceof Goal.Branch branch) {
      return Optional.of(outcomes(function, branch));
    }
    return goal instanceof Goal.Statement statement
        ? Optional.of(steps(function, statement))
        : Optional.empty();
  }

  /** A decision may stand in several blocks, where the front end copied code. */
  private static TranslationTarget outcomes(Function function, Goal.Branch goal) {
    Set<Outcome> outcomes = new HashSet<>();
    for (BasicBlock block : function.blocks()) {
      if (block.terminator().decided().filter(goal.decision()::equals).isPresent()) {
        goal.outcomes().forEach(o -> outcomes.add(new Outcome(block.id(), o)));
      }
    }
    return new TranslationTarget(outcomes, Map.of(), false);
  }

  private static TranslationTarget steps(Function function, Goal.Statement goal) {
    Map<BlockId, Integer> positions = new HashMap<>();
    for (BasicBlock block : function.blocks()) {
      List<Statement> statements = block.statements();
      for (int i = statements.size() - 1; i >= 0; i--) {
        if (statements.get(i) instanceof Statement.Step step
            && step.number().equals(goal.number())) {
          positions.put(block.id(), i);
        }
      }
    }
    return new TranslationTarget(Set.of(), positions, false);
  }
}
