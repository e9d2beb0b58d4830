package heapwright.method.addressmapper.decision;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Terminator;
import heapwright.method.addressmapper.move.ControlState;
import heapwright.method.addressmapper.move.Move;
import heapwright.method.addressmapper.operation.OperationEvaluator;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** How control can go on at a decision. */
final class ControlTurns {
  /**
   * One of the ways on.
   *
   * @param move absent where nothing is decided
   */
  record Turn(Optional<Move> move, BlockId to) {}

  private final ControlState frame;
  private final OperationEvaluator evaluator;
  private final Predicate<BlockId> admits;

  /**
   * @param admits where the path lets control go
   */
  ControlTurns(ControlState frame, OperationEvaluator evaluator, Predicate<BlockId> admits) {
    this.frame = frame;
    this.evaluator = evaluator;
    this.admits = admits;
  }

  /** Where the path leaves one outcome, that one; where the values do, that one; else both. */
  List<Turn> of(Terminator.Branch branch) {
    boolean ifTrue = admits.test(branch.ifTrue());
    boolean ifFalse = admits.test(branch.ifFalse());
    if (branch.ifTrue().equals(branch.ifFalse())) {
      return ifTrue ? List.of(new Turn(Optional.empty(), branch.ifTrue())) : List.of();
    }
    List<Turn> turns = new ArrayList<>();
    Optional<Boolean> known =
        ifTrue && ifFalse ? evaluator.outcome(branch, frame.depth()) : Optional.empty();
    if (ifTrue && known.orElse(true)) {
      turns.add(turn(branch, true));
    }
    if (ifFalse && !known.orElse(false)) {
      turns.add(turn(branch, false));
    }
    return turns;
  }

  private Turn turn(Terminator.Branch branch, boolean truth) {
    return new Turn(
        Optional.of(new Move.Decided(branch, truth, frame.depth())),
        truth ? branch.ifTrue() : branch.ifFalse());
  }

  List<Turn> of(Terminator.Switch choice) {
    List<BlockId> targets = choice.successors();
    List<Integer> labels = new ArrayList<>();
    for (int label = 0; label < targets.size(); label++) {
      if (admits.test(targets.get(label))) {
        labels.add(label);
      }
    }
    if (labels.size() > 1) {
      labels.removeIf(label -> evaluator.excludes(choice, label, frame.depth()));
    }
    return labels.stream()
        .map(
            label ->
                new Turn(
                    Optional.of(new Move.Chosen(choice, label, frame.depth())), targets.get(label)))
        .toList();
  }
}
