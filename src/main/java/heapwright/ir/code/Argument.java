package heapwright.ir.code;

import heapwright.ir.type.Type;

/**
 * An argument of a call, converted to the parameter's type (or promoted, for {@code ...}).
 *
 * @param type of an aggregate passed by value, that aggregate's; {@code value} is its address
 * @param nonNull whether the function is declared to want no NULL here, whatever it does with it
 */
public record Argument(Expression value, Type type, boolean nonNull) {

  public Argument(Expression value, Type type) {
    this(value, type, false);
  }

  public Argument declaredNonNull() {
    return new Argument(value, type, true);
  }
}
