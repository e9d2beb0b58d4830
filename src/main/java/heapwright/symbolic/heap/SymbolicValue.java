package heapwright.symbolic.heap;

import heapwright.ir.code.SymbolId;
import heapwright.symbolic.term.Term;
import java.util.List;

/**
 * What a register or a memory cell holds. The value says whether it is a pointer, not the type: a
 * pointer that is cast to an integer keeps where it came from.
 */
public sealed interface SymbolicValue {

  /** Bits or a floating-point number; as a pointer, NULL or a mere number. */
  record Number(Term term) implements SymbolicValue {}

  /** This many bytes into an object; the offset has 64 bits. */
  record Address(ObjectId object, Term offset) implements SymbolicValue {}

  /** This many bytes from where a pointer of the input points. */
  record Unknown(PointerId pointer, Term offset) implements SymbolicValue {}

  /** The address of a function. */
  record Code(SymbolId function) implements SymbolicValue {}

  /** Never set: the memory may hold anything. */
  record Indeterminate() implements SymbolicValue {
    public static final Indeterminate VALUE = new Indeterminate();
  }

  /**
   * A {@code va_list}: the unnamed arguments of a call, and which comes next.
   *
   * @param isOpen whether they are the input's, as many as the program reads; {@code next} then
   *     counts all arguments of the function under test
   */
  record Arguments(List<SymbolicValue> values, int next, boolean isOpen) implements SymbolicValue {
    public Arguments {
      values = List.copyOf(values);
    }

    public Arguments after() {
      return new Arguments(values, next + 1, isOpen);
    }
  }
}
