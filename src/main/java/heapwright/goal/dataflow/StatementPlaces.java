package heapwright.goal.dataflow;

import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.SourceStatement;
import heapwright.ir.source.StatementNumber;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/** To which numbered statement of the source code belongs: by its place, or by what ran before. */
final class StatementPlaces {
  private static final StatementNumber NONE = new StatementNumber(0);

  private final Function function;
  private final Map<BlockId, StatementNumber> before = new HashMap<>();

  StatementPlaces(Function function) {
    this.function = function;
    before.put(BlockId.ENTRY, NONE);
    Deque<BlockId> open = new ArrayDeque<>();
    open.add(BlockId.ENTRY);
    while (!open.isEmpty()) {
      BasicBlock block = function.block(open.remove());
      StatementNumber last = last(block, block.statements().size());
      for (BlockId next : block.terminator().successors()) {
        if (before.putIfAbsent(next, last) == null) {
          open.add(next);
        }
      }
    }
  }

  private StatementNumber last(BasicBlock block, int end) {
    for (int i = end - 1; i >= 0; i--) {
      if (block.statements().get(i) instanceof Statement.Step step) {
        return step.number();
      }
    }
    return before.getOrDefault(block.id(), NONE);
  }

  /**
   * @param index of a statement of the block, or of its terminator
   */
  StatementNumber of(BasicBlock block, int index, SourceSpan span) {
    return function.statements().stream()
        .filter(statement -> statement.span().encloses(span))
        .min(
            Comparator.comparingInt((SourceStatement s) -> s.span().endLine() - s.span().line())
                .thenComparing(s -> -s.number().value()))
        .map(SourceStatement::number)
        .orElseGet(() -> last(block, index));
  }
}
