package heapwright.method.inka.state;

import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Function;
import heapwright.ir.type.Local;
import heapwright.method.inka.goal.GoalView;
import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.DomainValue;
import heapwright.symbolic.persistent.IntMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;

/**
 * A call in progress: where it stands and what its registers hold.
 *
 * @param number tells the objects of its locals from those of other calls
 * @param depth how many calls wait for it
 * @param structure the function, towards where the call is to get
 * @param registers by the indices of locals; one that holds nothing yet is not there
 * @param position where it stands
 * @param caller who waits for it
 * @param result where the caller wants what it returns
 */
public record CallFrame(
    int number,
    int depth,
    GoalView structure,
    IntMap<DomainValue> registers,
    Position position,
    Optional<CallFrame> caller,
    Optional<Local> result) {

  /**
   * A place in the code.
   *
   * @param block by its index
   * @param index the next of the block's statements
   * @param arrival what was known before the block, kept for the gates of loops
   * @param forced the outcome that the block's decision is to have
   */
  public record Position(
      int block, int index, Optional<ConstraintState> arrival, OptionalInt forced) {
    static Position start(int block) {
      return new Position(block, 0, Optional.empty(), OptionalInt.empty());
    }
  }

  /** A call that begins. */
  public static CallFrame begun(
      int number,
      GoalView structure,
      IntMap<DomainValue> registers,
      Optional<CallFrame> caller,
      Optional<Local> result) {
    int depth = caller.map(waiting -> waiting.depth() + 1).orElse(0);
    return new CallFrame(number, depth, structure, registers, Position.start(0), caller, result);
  }

  public int block() {
    return position.block();
  }

  public int index() {
    return position.index();
  }

  public Function function() {
    return structure.function();
  }

  public BasicBlock code() {
    return function().blocks().get(block());
  }

  public CallFrame with(IntMap<DomainValue> changed) {
    return new CallFrame(number, depth, structure, changed, position, caller, result);
  }

  CallFrame with(Position place) {
    return new CallFrame(number, depth, structure, registers, place, caller, result);
  }

  /** In the same place, in another view of the function. */
  public CallFrame with(GoalView view) {
    return new CallFrame(number, depth, view, registers, position, caller, result);
  }

  /** At the start of a block. */
  public CallFrame at(int block) {
    return with(Position.start(block));
  }

  public CallFrame next() {
    return with(new Position(block(), index() + 1, position.arrival(), position.forced()));
  }

  /** Whether the call is one of a function, or results from such a call. */
  public boolean isIn(Function function) {
    return function().symbol().equals(function.symbol())
        || caller.filter(c -> c.isIn(function)).isPresent();
  }

  /** What is known of the variables that the registers hold. */
  public void forEachCell(BiConsumer<Integer, CellVariable> consumer) {
    registers.forEach(
        entry -> {
          if (entry.value() instanceof CellVariable cell) {
            consumer.accept(entry.key(), cell);
          }
        });
  }
}
