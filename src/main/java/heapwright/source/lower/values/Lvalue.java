package heapwright.source.lower.values;

import heapwright.ir.code.Expression;
import heapwright.ir.type.Cell;
import heapwright.ir.type.Local;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.Type;

/** An object that an lvalue denotes. */
public sealed interface Lvalue extends Operand {

  Qualifiers qualifiers();

  /** A local that lives in a register. */
  record Register(Local local, Qualifiers qualifiers) implements Lvalue {
    @Override
    public Type type() {
      return local.type();
    }
  }

  /**
   * An object in memory.
   *
   * @param cell of a scalar or bit-field, how it is read; for an aggregate, its type only
   */
  record Memory(Expression address, Cell cell, Qualifiers qualifiers) implements Lvalue {
    @Override
    public Type type() {
      return cell.type();
    }
  }
}
