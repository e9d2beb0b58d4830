package heapwright.solve.domains.pointer;

import heapwright.solve.domains.engine.ConstraintStore;
import heapwright.solve.domains.engine.DomainOperator;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.AbstractObject;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Supplier;
import org.chocosolver.solver.exception.ContradictionException;

/**
 * Pointers that are computed from others. What is computed twice is one variable, so that what was
 * loaded through one is what is loaded through the other.
 */
public final class PointerOperations {
  private final ConstraintStore engine;
  private final Map<Behind, PointerVariable> behind = new HashMap<>();
  private final Map<Element, PointerVariable> elements = new HashMap<>();

  /** This many bytes behind a pointer. */
  private record Behind(PointerVariable base, long bytes) {}

  /** This many elements behind a pointer. */
  private record Element(PointerVariable base, Word index, long step) {}

  public PointerOperations(ConstraintStore engine) {
    this.engine = engine;
  }

  /** This many bytes behind a pointer, wherever that is. */
  public PointerVariable shift(PointerVariable pointer, long bytes) {
    if (pointer.isFixed()) {
      return engine.address(shifted(pointer.place(), bytes));
    }
    shifted(AbstractAddress.NULL, bytes);
    return engine.once(behind, new Behind(pointer, bytes), () -> shifted(pointer, bytes));
  }

  private AbstractAddress shifted(AbstractAddress place, long bytes) {
    return engine.place(place.object(), place.offset() + bytes);
  }

  private PointerVariable shifted(PointerVariable pointer, long bytes) {
    PointerVariable made = engine.pointer(pointer.name() + "+" + bytes);
    engine.post(
        new DomainOperator(engine, pointer, made) {
          @Override
          public void deduce() throws ContradictionException {
            AddressShift.relate(pointer, bytes, made);
            if (pointer.isFixed()) {
              entailed();
            }
          }

          @Override
          public String text() {
            return made.name() + " = " + pointer.name() + " + " + bytes;
          }
        });
    return made;
  }

  /** Whether a pointer may point behind the object that the program got a pointer to. */
  public boolean isComputed(PointerVariable pointer) {
    return behind.containsValue(pointer) || elements.containsValue(pointer);
  }

  /** The address of a field that an operator of its own keeps this many bytes behind a pointer. */
  public PointerVariable field(
      PointerVariable object, long offset, Supplier<PointerVariable> making) {
    return object.isFixed() && !object.isNowhere()
        ? shift(object, offset)
        : engine.once(behind, new Behind(object, offset), making);
  }

  /**
   * This many elements behind a pointer, wherever that is.
   *
   * @param size in bytes, of objects of which it is known
   */
  public PointerVariable element(
      PointerVariable base, Word index, long step, Function<AbstractObject, OptionalLong> size) {
    return engine.once(
        elements,
        new Element(base, index, step),
        () -> {
          PointerVariable made = engine.pointer(base.name() + "[" + index.name() + "]");
          engine.post(new ElementAddress(base, index, step, made, size));
          return made;
        });
  }
}
