package heapwright.solve.domains.memory;

import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.engine.DomainOperator;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.StructureSet;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.pointer.SameAbstractAddress;
import heapwright.solve.domains.value.AbstractAddress;
import java.util.function.Predicate;
import org.chocosolver.solver.exception.ContradictionException;

/**
 * A truth value that says whether two pointers are equal, where places may have been freed: equal
 * are also a place that is gone and one that was made since and has got its address.
 */
final class SameAddress extends DomainOperator {
  private final PointerVariable left;
  private final PointerVariable right;
  private final Word truth;
  private final StructureSet structures;
  private final Predicate<AbstractAddress> heap;
  private final Predicate<AbstractAddress> made;

  /**
   * @param heap whether a place is of those that can be freed
   * @param made whether it is of those that may have got the address of another
   */
  SameAddress(
      PointerVariable left,
      PointerVariable right,
      Word truth,
      StructureSet structures,
      Predicate<AbstractAddress> heap,
      Predicate<AbstractAddress> made) {
    super(left.engine, left, right, truth, structures);
    this.left = left;
    this.right = right;
    this.truth = truth;
    this.structures = structures;
    this.heap = heap;
    this.made = made;
  }

  @Override
  public void deduce() throws ContradictionException {
    boolean plain =
        isThere(left) && isThere(right)
            || isNever(heap, left)
            || isNever(heap, right)
            || isNever(made, left) && isNever(made, right);
    if (plain) {
      engine.post(new SameAbstractAddress(left, right, truth));
      entailed();
    } else if (left.isFixed() && right.isFixed() && left.place().equals(right.place())) {
      truth.assign(MathematicalInteger.ONE);
      entailed();
    }
  }

  /** Whether all that it may point to is there, so that nothing else has its address. */
  private boolean isThere(PointerVariable pointer) {
    return !pointer.targets().isOpen()
        && pointer.targets().places().stream()
            .allMatch(
                p -> !is(heap, p) || structures.contains(AccessStructure.wholeObject(engine, p)));
  }

  private static boolean isNever(Predicate<AbstractAddress> kind, PointerVariable pointer) {
    return !pointer.targets().isOpen()
        && pointer.targets().places().stream().noneMatch(p -> is(kind, p));
  }

  private static boolean is(Predicate<AbstractAddress> kind, AbstractAddress place) {
    return !place.isNowhere() && kind.test(place);
  }

  @Override
  public String text() {
    return truth.name() + " = (" + left.name() + " == " + right.name() + ")";
  }
}
