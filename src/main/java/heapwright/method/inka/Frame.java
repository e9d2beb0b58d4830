package heapwright.method.inka;

import heapwright.ir.BasicBlock;
import heapwright.ir.Function;
import heapwright.ir.Local;
import heapwright.symbolic.persistent.IntMap;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A call in progress: where it stands and what its registers hold.
 *
 * @param number tells the objects of its locals from those of other calls
 * @param structure the function, towards where the call is to get
 * @param registers by the indices of locals; one that holds nothing yet is not there
 * @param spot where it stands
 * @param caller who waits for it
 * @param result where the caller wants what it returns
 */
record Frame(
    int number,
    int depth,
    Structure structure,
    IntMap<Value> registers,
    Spot spot,
    Optional<Frame> caller,
    Optional<Local> result) {

  /**
   * A place in the code.
   *
   * @param block by its index
   * @param index the next of the block's statements
   * @param arrival what was known before the block, kept for the gates of loops
   * @param forced the outcome that the block's decision is to have
   */
  record Spot(int block, int index, Optional<State> arrival, OptionalInt forced) {}

  int block() {
    return spot.block();
  }

  int index() {
    return spot.index();
  }

  BasicBlock code() {
    return structure.function().blocks().get(block());
  }

  Frame with(Local local, Value value) {
    return with(registers.with(local.id().index(), value));
  }

  Frame with(IntMap<Value> changed) {
    return new Frame(number, depth, structure, changed, spot, caller, result);
  }

  private Frame with(Spot place) {
    return new Frame(number, depth, structure, registers, place, caller, result);
  }

  /** Whether the call is one of a function, or comes of such a call. */
  boolean isIn(Function function) {
    return structure.function().symbol().equals(function.symbol())
        || caller.filter(c -> c.isIn(function)).isPresent();
  }

  /** In the same place, on another way through the function. */
  Frame with(Structure way) {
    return new Frame(number, depth, way, registers, spot, caller, result);
  }

  /** At the start of a block. */
  Frame at(int block) {
    return with(new Spot(block, 0, Optional.empty(), OptionalInt.empty()));
  }

  Frame arrivedWith(State arrival, OptionalInt forced) {
    return with(new Spot(block(), index(), Optional.of(arrival), forced));
  }

  Frame next() {
    return with(new Spot(block(), index() + 1, spot.arrival(), spot.forced()));
  }
}
