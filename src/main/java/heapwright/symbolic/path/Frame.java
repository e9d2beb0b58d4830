package heapwright.symbolic.path;

import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.type.Local;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.persistent.IntMap;
import java.util.List;
import java.util.Optional;

/**
 * An active call and its position.
 *
 * @param index of the next statement in the block; past the last one, the terminator is next
 * @param memory the objects of the locals that live in memory
 * @param unnamed the arguments of {@code ...}
 * @param jumps where a longjmp to it lands
 * @param turns how often the path forked in this call
 * @param caller empty for the function under test
 */
public record Frame(
    Function function,
    BlockId block,
    int index,
    IntMap<SymbolicValue> registers,
    IntMap<ObjectId> memory,
    List<SymbolicValue> unnamed,
    JumpTargets jumps,
    int depth,
    int turns,
    Optional<Frame> caller) {

  public static Frame of(Function function, List<SymbolicValue> unnamed, Optional<Frame> caller) {
    int depth = caller.map(f -> f.depth + 1).orElse(0);
    return new Frame(
        function,
        BlockId.ENTRY,
        0,
        IntMap.empty(),
        IntMap.empty(),
        unnamed,
        JumpTargets.NONE,
        depth,
        0,
        caller);
  }

  /** Whether the call is where it was, with the same values in its registers. */
  boolean isBackAt(Frame earlier) {
    return function == earlier.function
        && block.equals(earlier.block)
        && index == earlier.index
        && turns == earlier.turns
        && jumps == earlier.jumps
        && memory == earlier.memory
        && caller.orElse(null) == earlier.caller.orElse(null)
        && registers.isSameAs(earlier.registers);
  }

  /** The call of the function under test. */
  public Frame outermost() {
    Frame frame = this;
    while (frame.caller.isPresent()) {
      frame = frame.caller.get();
    }
    return frame;
  }

  /** The statement that is next, unless the block's terminator is. */
  public Optional<Statement> statement() {
    List<Statement> statements = code().statements();
    return index < statements.size() ? Optional.of(statements.get(index)) : Optional.empty();
  }

  public BasicBlock code() {
    return function.block(block);
  }

  public SymbolicValue read(Local local) {
    return registers.getOrDefault(local.id().index(), SymbolicValue.Indeterminate.VALUE);
  }

  public ObjectId object(Local local) {
    return memory
        .get(local.id().index())
        .orElseThrow(() -> new IllegalStateException(local + " has no object"));
  }

  private Frame with(
      IntMap<SymbolicValue> newRegisters, IntMap<ObjectId> newMemory, JumpTargets newJumps) {
    return new Frame(
        function, block, index, newRegisters, newMemory, unnamed, newJumps, depth, turns, caller);
  }

  Frame with(Local local, SymbolicValue value) {
    return with(registers.with(local.id().index(), value), memory, jumps);
  }

  public Frame with(Local local, ObjectId object) {
    return with(registers, memory.with(local.id().index(), object), jumps);
  }

  public Frame with(JumpTargets newJumps) {
    return with(registers, memory, newJumps);
  }

  public Frame next() {
    return at(block, index + 1, turns);
  }

  public Frame at(BlockId target) {
    return at(target, 0, turns);
  }

  public Frame turned() {
    return at(block, index, turns + 1);
  }

  private Frame at(BlockId newBlock, int newIndex, int newTurns) {
    return new Frame(
        function, newBlock, newIndex, registers, memory, unnamed, jumps, depth, newTurns, caller);
  }
}
