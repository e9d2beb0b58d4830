package heapwright.method.inka.state;

import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Function;
import heapwright.ir.type.Local;
import heapwright.method.inka.goal.GoalView;
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
public record CallFrame(
    int number,
    int depth,
    GoalView structure,
    IntMap<DomainValue> registers,
    Spot spot,
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
  public record Spot(int block, int index, Optional<ConstraintState> arrival, OptionalInt forced) {}

  public int block() {
    return spot.block();
  }

  public int index() {
    return spot.index();
  }

  public BasicBlock code() {
    return structure.function().blocks().get(block());
  }

  CallFrame with(Local local, DomainValue value) {
    return with(registers.with(local.id().index(), value));
  }

  public CallFrame with(IntMap<DomainValue> changed) {
    return new CallFrame(number, depth, structure, changed, spot, caller, result);
  }

  private CallFrame with(Spot place) {
    return new CallFrame(number, depth, structure, registers, place, caller, result);
  }

  /** Whether the call is one of a function, or comes of such a call. */
  public boolean isIn(Function function) {
    return structure.function().symbol().equals(function.symbol())
        || caller.filter(c -> c.isIn(function)).isPresent();
  }

  /** In the same place, in another view of the function. */
  public CallFrame with(GoalView way) {
    return new CallFrame(number, depth, way, registers, spot, caller, result);
  }

  /** At the start of a block. */
  public CallFrame at(int block) {
    return with(new Spot(block, 0, Optional.empty(), OptionalInt.empty()));
  }

  CallFrame arrivedWith(ConstraintState arrival, OptionalInt forced) {
    return with(new Spot(block(), index(), Optional.of(arrival), forced));
  }

  public CallFrame next() {
    return with(new Spot(block(), index() + 1, spot.arrival(), spot.forced()));
  }
}
