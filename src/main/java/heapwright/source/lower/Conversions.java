package heapwright.source.lower;

import heapwright.ir.Cell;
import heapwright.ir.DataModel;
import heapwright.ir.Expression;
import heapwright.ir.Field;
import heapwright.ir.SourceSpan;
import heapwright.ir.Type;

/** C's conversions, on pure expressions. Constants are folded. */
final class Conversions {
  private final DataModel model;

  Conversions(DataModel model) {
    this.model = model;
  }

  /** Converts a scalar to a scalar type; the expression itself where nothing changes. */
  Expression convert(Expression value, Type target, SourceSpan span) {
    throw new UnsupportedOperationException(model.toString());
  }

  /** The type of an expression after the integer promotions. */
  Type promoted(Type type) {
    throw new UnsupportedOperationException(model.toString());
  }

  /**
   * How a member is read and written. gcc gives a bit-field an integer type of just its width; the
   * promotions and the value of an assignment depend on it.
   */
  static Cell cell(Field field) {
    throw new UnsupportedOperationException(field.toString());
  }
}
