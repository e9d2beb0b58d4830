package heapwright.goal.reach;

import heapwright.ir.code.BlockId;
import heapwright.ir.source.DecisionId;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** The code at a passage, as blocks: made from the last to the first. */
record Snippet(Instrumentation host, List<CounterCode> pieces)
    implements UnaryOperator<BlockId>, CounterCode.Cases<UnaryOperator<BlockId>> {
  Snippet {
    pieces = List.copyOf(pieces);
  }

  @Override
  public BlockId apply(BlockId next) {
    BlockId first = next;
    for (int i = pieces.size() - 1; i >= 0; i--) {
      first = pieces.get(i).match(this).apply(first);
    }
    return first;
  }

  @Override
  public UnaryOperator<BlockId> update(CounterCode.Update piece) {
    return next -> host.block(List.of(piece.statement()), next);
  }

  @Override
  public UnaryOperator<BlockId> check(CounterCode.Check piece) {
    return next -> check(piece, next);
  }

  /** The event's questions, its flag, the other events' flags: the last decision is the goal. */
  private BlockId check(CounterCode.Check piece, BlockId next) {
    BlockId reached = host.passing(next);
    List<CheckedCondition> others = new ArrayList<>();
    for (int i = 0; i < host.events(); i++) {
      if (i != piece.event()) {
        others.add(host.registers().hasHappened(i));
      }
    }
    if (others.isEmpty() && piece.questions().isEmpty()) {
      // There is no condition, but a goal needs a decision.
      others.add(host.registers().hasHappened(piece.event()));
    }
    if (others.isEmpty()) {
      return asked(piece.questions(), reached, next, true);
    }
    BlockId rest = asked(others, reached, next, true);
    BlockId flag = host.block(List.of(host.registers().happens(piece.event())), rest);
    return asked(piece.questions(), flag, next, false);
  }

  private BlockId asked(List<CheckedCondition> questions, BlockId yes, BlockId no, boolean isLast) {
    BlockId target = yes;
    for (int i = questions.size() - 1; i >= 0; i--) {
      DecisionId decision = host.decision();
      BlockId from = host.branch(decision, questions.get(i), target, no);
      if (isLast && i == questions.size() - 1) {
        host.reached(decision, from, yes);
      }
      target = from;
    }
    return target;
  }
}
