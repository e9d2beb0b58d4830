package heapwright.analysis;

import heapwright.analysis.Loops.Loop;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.VolatileAccess;
import heapwright.ir.type.Local;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The registers that the rounds of a loop depend on, beside memory: those that its decisions, its
 * writes to memory and its calls are computed from, round by round. A counter that the loop only
 * adds to is none of them. If such a state comes back while the loop runs, it runs for ever.
 */
public final class LoopState {
  private final Set<Local> registers = new LinkedHashSet<>();

  private LoopState(List<BasicBlock> blocks) {
    for (BasicBlock block : blocks) {
      block.terminator().operands().stream()
          .filter(condition -> !SettledComparison.is(condition))
          .forEach(this::need);
      block.statements().stream()
          .filter(LoopState::hasEffect)
          .forEach(statement -> statement.operands().forEach(this::need));
    }
    int before;
    do {
      before = registers.size();
      blocks.forEach(block -> block.statements().forEach(this::needIfUsed));
    } while (registers.size() > before);
  }

  /**
   * The registers of the outermost loop around a block; empty if there is none, or if what happens
   * in it depends on others: hardware, threads, code outside of the program.
   */
  public static Optional<List<Local>> around(Function function, Loops loops, BlockId block) {
    return loops
        .around(block)
        .map(loop -> outermost(loops, loop))
        .map(loop -> loop.blocks().stream().map(function::block).toList())
        .filter(
            blocks ->
                blocks.stream()
                    .flatMap(b -> b.statements().stream())
                    .noneMatch(LoopState::isShared))
        .map(blocks -> List.copyOf(new LoopState(blocks).registers));
  }

  private static Loop outermost(Loops loops, Loop loop) {
    Loop outer = loop;
    while (outer.parent().isPresent()) {
      outer = loops.at(outer.parent().get()).orElseThrow();
    }
    return outer;
  }

  /** Whether anything but the program takes part in what a statement does. */
  public static boolean isShared(Statement statement) {
    return statement instanceof Statement.Havoc
        || statement instanceof Statement.Load load && VolatileAccess.at(load.address());
  }

  private static boolean hasEffect(Statement statement) {
    return !(statement instanceof Statement.Assign || statement instanceof Statement.Load);
  }

  private void needIfUsed(Statement statement) {
    if (statement.written().filter(registers::contains).isPresent()) {
      statement.operands().forEach(this::need);
    }
  }

  private void need(Expression operand) {
    operand
        .parts()
        .filter(Expression.Read.class::isInstance)
        .map(part -> ((Expression.Read) part).local())
        .filter(local -> !local.inMemory())
        .forEach(registers::add);
  }
}
