package heapwright.method.addressmapper.move;

import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import java.util.Optional;

/**
 * Where control is in a call, and in those around it. Immutable.
 *
 * @param index of the statement in the block that comes next; at its end, the terminator does
 * @param depth how many calls lie around it
 * @param caller where the call was made: at its statement
 */
public record ControlState(
    Function function, BlockId block, int index, int depth, Optional<ControlState> caller) {

  public static ControlState start(Function function) {
    return new ControlState(function, BlockId.ENTRY, 0, 0, Optional.empty());
  }

  public BasicBlock code() {
    return function.block(block);
  }

  /** The statement that comes next; empty where the terminator does. */
  public Optional<Statement> statement() {
    return index < code().statements().size()
        ? Optional.of(code().statements().get(index))
        : Optional.empty();
  }

  public ControlState next() {
    return new ControlState(function, block, index + 1, depth, caller);
  }

  public ControlState at(BlockId other) {
    return new ControlState(function, other, 0, depth, caller);
  }

  /** The start of a function that is called here. */
  public ControlState entering(Function callee) {
    return new ControlState(callee, BlockId.ENTRY, 0, depth + 1, Optional.of(this));
  }
}
