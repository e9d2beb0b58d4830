package heapwright.symbolic.heap;

import heapwright.ir.code.SymbolId;
import heapwright.symbolic.term.Term;
import java.util.List;

/**
 * What a register or a memory cell holds. The value says whether it is a pointer, not the type: a
 * pointer that is cast to an integer keeps where it came from.
 */
public sealed interface SymbolicValue {

  <R> R match(Cases<R> cases);

  /** One case per kind of value. */
  interface Cases<R> {
    R number(Number value);

    R address(Address value);

    R unknown(Unknown value);

    R code(Code value);

    R indeterminate(Indeterminate value);

    R arguments(Arguments value);
  }

  /** Bits or a floating-point number; as a pointer, NULL or a mere number. */
  record Number(Term term) implements SymbolicValue {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.number(this);
    }
  }

  /** So many bytes into an object; the offset has 64 bits. */
  record Address(ObjectId object, Term offset) implements SymbolicValue {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.address(this);
    }
  }

  /** So many bytes from where a pointer of the input points. */
  record Unknown(PointerId pointer, Term offset) implements SymbolicValue {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.unknown(this);
    }
  }

  /** The address of a function. */
  record Code(SymbolId function) implements SymbolicValue {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.code(this);
    }
  }

  /** Never set: the memory may hold anything. */
  record Indeterminate() implements SymbolicValue {
    public static final Indeterminate VALUE = new Indeterminate();

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.indeterminate(this);
    }
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

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.arguments(this);
    }
  }
}
