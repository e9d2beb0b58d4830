package heapwright.machine.code.processor;

import heapwright.ir.code.Function;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.machine.code.closure.Action;
import heapwright.machine.code.closure.Exit;
import java.util.List;

/** A compiled function. */
public final class FunctionCode implements Routine {
  /** A compiled basic block; {@code cost} is what it takes of the budget. */
  public record Block(int cost, Action[] actions, Exit exit) {}

  private final Function function;
  private final FrameLayout layout;
  private final Processor processor;
  private final MemoryLocals locals;
  private final Action[] prologue;
  private final Block[] blocks;
  private final boolean isObserved;
  private final int[] dying;
  private final int[] allocations;
  private final long stackBytes;
  private final int frameSize;

  /**
   * @param isObserved whether the observer is notified when it begins and ends
   */
  public FunctionCode(
      Function function,
      FrameLayout layout,
      MemoryLocals locals,
      Processor processor,
      List<Action> prologue,
      List<Block> blocks,
      boolean isObserved) {
    this.function = function;
    this.layout = layout;
    this.processor = processor;
    this.locals = locals;
    this.prologue = prologue.toArray(Action[]::new);
    this.blocks = blocks.toArray(Block[]::new);
    this.isObserved = isObserved;
    dying = layout.inMemory().stream().mapToInt(layout::slot).toArray();
    allocations = layout.allocationSlots().stream().mapToInt(i -> i).toArray();
    stackBytes = layout.stackBytes();
    frameSize = layout.size();
  }

  @Override
  public FunctionType type() {
    return function.type();
  }

  @Override
  public List<Type> parameterTypes() {
    return function.parameters().stream().map(Local::type).toList();
  }

  @Override
  public int frameSize() {
    return frameSize;
  }

  @Override
  public int incoming(int parameter) {
    return layout.incoming(parameter);
  }

  @Override
  public void call(long[] frame) {
    if (isObserved) {
      processor.observer().entered(function);
    }
    processor.growStack(stackBytes, function);
    for (Action action : prologue) {
      action.run(frame);
    }
    try {
      run(frame);
    } catch (LongJump jump) {
      leave(frame);
      throw jump;
    }
    leave(frame);
  }

  private void leave(long[] frame) {
    for (int slot : dying) {
      locals.leave(frame, slot);
    }
    for (int slot : allocations) {
      processor.allocations().release(frame, slot);
    }
    processor.stack().shrink(stackBytes);
    if (isObserved) {
      processor.observer().left(function);
    }
  }

  private void run(long[] frame) {
    int next = 0;
    do {
      Block block = blocks[next];
      processor.spend(block.cost);
      for (Action action : block.actions) {
        action.run(frame);
      }
      next = block.exit.next(frame);
    } while (next != Exit.RETURN);
  }
}
