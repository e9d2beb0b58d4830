package heapwright.ir;

/**
 * An argument of a call, converted to the parameter's type (or promoted, for {@code ...}).
 *
 * @param type of an aggregate passed by value, that aggregate's; {@code value} is its address
 */
public record Argument(Expression value, Type type) {}
