package heapwright.symbolic.step;

import heapwright.ir.code.Expression;
import heapwright.ir.type.Type;
import heapwright.symbolic.execution.Execution;
import heapwright.symbolic.execution.Interruption;
import heapwright.symbolic.execution.Locations;
import heapwright.symbolic.heap.InputPointer;
import heapwright.symbolic.heap.Place;
import heapwright.symbolic.heap.SymbolicValue;
import java.util.Optional;
import java.util.OptionalLong;

/** C17 6.3.2.3p7: an address that is not aligned for its type is undefined. */
final class AlignmentRule {
  private final Execution execution;

  AlignmentRule(Execution execution) {
    this.execution = execution;
  }

  /**
   * Ends the path if what is accessed cannot be aligned.
   *
   * @param address how the place was computed
   * @param type what is accessed there
   */
  void require(Place place, Expression address, Type type) {
    Optional<Integer> phase = execution.heap().phase(place.object());
    boolean isAligned =
        phase.isPresent()
            ? Math.floorMod(phase.get() + place.offset(), alignment(type)) == 0
            : canBeAligned(place, address, type);
    if (!isAligned) {
      throw Interruption.fault("uses an address that is not aligned");
    }
  }

  private int alignment(Type type) {
    return execution.environment().model().alignment(type);
  }

  /** A member needs an aligned structure around it; a packed one needs nothing. */
  private boolean canBeAligned(Place place, Expression address, Type type) {
    long distance = 0;
    Expression at = address;
    Type whole = type;
    while (at instanceof Expression.FieldAddress field) {
      distance += field.field().offset();
      whole = field.record();
      at = field.base();
    }
    boolean isElement = at instanceof Expression.ElementAddress;
    return isElement && distance == 0 || canBeAligned(place.plus(-distance), alignment(whole));
  }

  /** Every pointer to a type is aligned for it, and so are the places around where it leads. */
  private boolean canBeAligned(Place place, int alignment) {
    return Math.floorMod(place.offset(), alignment) == 0
        || execution.heap().pointers().stream()
            .allMatch(pointer -> agrees(pointer, place, alignment));
  }

  private boolean agrees(InputPointer pointer, Place place, int alignment) {
    if (pointer.bound().isEmpty()
        || !(pointer.bound().get() instanceof SymbolicValue.Address to)
        || !to.object().equals(place.object())
        || !Locations.isComplete(pointer.target())) {
      return true;
    }
    OptionalLong offset = execution.state().value(to.offset());
    int common = Math.min(alignment, alignment(pointer.target()));
    return offset.isEmpty() || Math.floorMod(place.offset() - offset.getAsLong(), common) == 0;
  }
}
