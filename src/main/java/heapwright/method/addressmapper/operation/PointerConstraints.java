package heapwright.method.addressmapper.operation;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Relation;
import heapwright.ir.type.PointerType;
import heapwright.method.addressmapper.map.CellAddress;
import heapwright.method.addressmapper.map.MemoryCell;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.map.Vector;
import heapwright.method.addressmapper.operation.PublishedOperation.Kind;
import java.util.function.Function;

/** What a decision says of pointers: ALIAS, UNEQUAL, NULL, NOT NULL. */
final class PointerConstraints {
  /** A pointer, and how the source calls it. */
  record Operand(Vector vector, PointerValue pointer) {}

  private final PathEvaluation run;
  private final Function<Expression, Operand> operands;

  PointerConstraints(PathEvaluation run, Function<Expression, Operand> operands) {
    this.run = run;
    this.operands = operands;
  }

  /** The condition has turned out to be true or false. */
  void hold(Expression condition, boolean truth) {
    if (condition instanceof Expression.Conversion conversion) {
      if (conversion.operand().type() instanceof PointerType) {
        nullness(operands.apply(conversion.operand()), !truth);
      } else {
        hold(conversion.operand(), truth);
      }
    } else if (condition instanceof Expression.Comparison order && isOrder(order)) {
      // C17 6.5.8p5: within one object only, so neither is NULL unless it is compared with that.
      Operand left = operands.apply(order.left());
      Operand right = operands.apply(order.right());
      if (!isNull(left.pointer()) && !isNull(right.pointer())) {
        nullness(left, false);
        nullness(right, false);
      }
    } else if (condition instanceof Expression.Comparison comparison && isEquality(comparison)) {
      boolean equal = comparison.relation() == Relation.EQUAL == truth;
      if (comparison.left().type() instanceof PointerType) {
        relate(operands.apply(comparison.left()), operands.apply(comparison.right()), equal);
      } else if (comparison.right() instanceof Expression.IntegerConstant c && c.value() == 0) {
        hold(comparison.left(), !equal);
      }
    }
  }

  private static boolean isOrder(Expression.Comparison comparison) {
    return comparison.left().type() instanceof PointerType && !isEquality(comparison);
  }

  private static boolean isEquality(Expression.Comparison comparison) {
    return comparison.relation() == Relation.EQUAL || comparison.relation() == Relation.NOT_EQUAL;
  }

  private void relate(Operand left, Operand right, boolean equal) {
    if (isNull(right.pointer())) {
      nullness(left, equal);
    } else if (isNull(left.pointer())) {
      nullness(right, equal);
    } else if (left.pointer() instanceof PointerValue.To a
        && right.pointer() instanceof PointerValue.To b) {
      if (a.cell().equals(b.cell())) {
        if (equal != (a.offset() == b.offset())) {
          run.conflicting(left.vector().source() + " and " + right.vector().source() + " are one");
        }
      } else if (a.offset() == b.offset()) {
        related(left, run.map.cell(a.cell()), right, run.map.cell(b.cell()), equal);
      }
    }
  }

  /** NULL itself, or a cell that must be. */
  private boolean isNull(PointerValue pointer) {
    return pointer instanceof PointerValue.None
        || pointer instanceof PointerValue.To to
            && run.map.cell(to.cell()).nullness() == MemoryCell.Nullness.NULL;
  }

  private void nullness(Operand operand, boolean isNull) {
    run.log.operation(isNull ? Kind.NULL : Kind.NOT_NULL, operand.vector().toString());
    if (operand.pointer() instanceof PointerValue.None && !isNull) {
      run.conflicting(operand.vector().source() + " is NULL");
    } else if (operand.pointer() instanceof PointerValue.To to && to.offset() == 0) {
      MemoryCell cell = run.map.cell(to.cell());
      MemoryCell.Nullness wanted = isNull ? MemoryCell.Nullness.NULL : MemoryCell.Nullness.NOT_NULL;
      if (cell.nullness() == MemoryCell.Nullness.DEFAULT) {
        run.become(cell.with(wanted));
      } else if (cell.nullness() != wanted) {
        run.conflicting(
            operand.vector().source() + (isNull ? " is not NULL" : " is NULL") + " already");
      }
    }
  }

  private void related(Operand left, MemoryCell a, Operand right, MemoryCell b, boolean equal) {
    String operands = left.vector() + " " + right.vector();
    if (!equal) {
      run.log.operation(Kind.UNEQUAL, operands);
      run.map = run.map.with(a.unequalTo(b.address())).with(b.unequalTo(a.address()));
    } else if (a.stable() || b.stable() || areUnequal(a, b)) {
      run.conflicting(left.vector().source() + " and " + right.vector().source() + " differ");
    } else {
      run.log.operation(Kind.ALIAS, operands);
      run.log.equal(a.met() <= b.met() ? a : b, a.met() <= b.met() ? b : a);
      run.map = AliasOperation.of(run.map, a.address(), b.address());
      run.log.changed(a.address());
      run.log.changed(b.address());
    }
  }

  /** Both keep the difference, so the one with less to look through will do. */
  private boolean areUnequal(MemoryCell a, MemoryCell b) {
    MemoryCell less = a.unequal().size() <= b.unequal().size() ? a : b;
    CellAddress other = less == a ? b.address() : a.address();
    return less.unequal().toList().stream().map(run.map::root).anyMatch(other::equals);
  }
}
