package heapwright.machine.memory;

import heapwright.ir.code.Expression;
import heapwright.ir.source.SourceSpan;
import java.util.Optional;

/**
 * A place in the program that touches memory.
 *
 * @param address how the place computes the address, where it is an expression's
 * @param alignment what the address has to be a multiple of, a power of two
 */
public record Site(SourceSpan span, Optional<Expression> address, long alignment) {

  /** A place of which no more is known. */
  public static Site at(SourceSpan span) {
    return new Site(span, Optional.empty(), 1);
  }

  /** An access through an address expression. */
  public static Site through(Expression address, SourceSpan span, long alignment) {
    return new Site(span, Optional.of(address), alignment);
  }

  /** Whether this address can have been computed here from a null pointer. */
  boolean fromNull(long value) {
    if (value == 0) {
      return true;
    }
    return address.map(a -> fromNull(a, value)).orElse(false);
  }

  /** Takes off what is added to the pointer that the address is based on. */
  private static boolean fromNull(Expression address, long value) {
    if (address instanceof Expression.FieldAddress field) {
      return fromNull(field.base(), value - field.field().offset());
    }
    if (address instanceof Expression.Conversion conversion) {
      return fromNull(conversion.operand(), value);
    }
    if (address instanceof Expression.ElementAddress element) {
      boolean known =
          element.index() instanceof Expression.IntegerConstant
              && element.stride() instanceof Expression.IntegerConstant;
      return !known || fromNull(element.base(), value - distance(element));
    }
    return value == 0;
  }

  private static long distance(Expression.ElementAddress element) {
    return ((Expression.IntegerConstant) element.index()).value()
        * ((Expression.IntegerConstant) element.stride()).value();
  }
}
