package heapwright.method.path;

import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.StatementNumber;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/** Which numbered statement can come next, from a block's start and after a statement. */
public final class StatementFlow {

  /**
   * What may come next.
   *
   * @param ends whether the function may end before another statement comes
   */
  public record Next(SortedSet<StatementNumber> statements, boolean ends) {}

  private final Function function;
  private final Map<BlockId, Next> atStart = new HashMap<>();

  public StatementFlow(Function function) {
    this.function = function;
  }

  /** What comes first when a block is entered. */
  public Next first(BlockId block) {
    return atStart.computeIfAbsent(block, id -> from(List.of(id)));
  }

  /** What may come after a statement. */
  public Next after(StatementNumber number) {
    SortedSet<StatementNumber> found = new TreeSet<>();
    boolean ends = false;
    for (BasicBlock block : function.blocks()) {
      for (int i = 0; i < block.statements().size(); i++) {
        if (block.statements().get(i) instanceof Statement.Step s && s.number().equals(number)) {
          Next next = behind(block, i + 1);
          found.addAll(next.statements());
          ends |= next.ends();
        }
      }
    }
    return new Next(found, ends);
  }

  private Next behind(BasicBlock block, int index) {
    for (int i = index; i < block.statements().size(); i++) {
      if (block.statements().get(i) instanceof Statement.Step step) {
        return new Next(new TreeSet<>(Set.of(step.number())), false);
      }
    }
    Next next = from(block.terminator().successors());
    return new Next(next.statements(), next.ends() || ends(block));
  }

  private static boolean ends(BasicBlock block) {
    return block.terminator() instanceof Terminator.Return;
  }

  private Next from(List<BlockId> starts) {
    SortedSet<StatementNumber> found = new TreeSet<>();
    boolean ends = false;
    Deque<BlockId> open = new ArrayDeque<>(starts);
    Set<BlockId> seen = new HashSet<>();
    while (!open.isEmpty()) {
      BlockId id = open.remove();
      if (seen.add(id)) {
        BasicBlock block = function.block(id);
        List<StatementNumber> steps = steps(block);
        if (steps.isEmpty()) {
          ends |= ends(block);
          open.addAll(block.terminator().successors());
        } else {
          found.add(steps.get(0));
        }
      }
    }
    return new Next(found, ends);
  }

  private static List<StatementNumber> steps(BasicBlock block) {
    return block.statements().stream()
        .filter(Statement.Step.class::isInstance)
        .map(s -> ((Statement.Step) s).number())
        .limit(1)
        .toList();
  }
}
