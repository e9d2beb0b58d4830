package heapwright.analysis.invariant.fixpoint;

import heapwright.ir.Program;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;

/**
 * Whether pieces of memory of one size may overlap without being one. Where all accesses go through
 * pointers to what is there, they do not; but a pointer that was made of bytes may lead anywhere
 * into an object, which no compiler without optimisation minds.
 */
final class OverlapRule {
  private OverlapRule() {}

  static boolean isLoose(Program program) {
    return program
        .ownFunctions()
        .flatMap(Function::expressions)
        .flatMap(Expression::parts)
        .anyMatch(e -> e instanceof Expression.Conversion c && bends(c, program.model()));
  }

  private static boolean bends(Expression.Conversion e, DataModel model) {
    if (!(e.type() instanceof PointerType to)) {
      return false;
    }
    if (!(e.operand().type() instanceof PointerType from)) {
      return !(e.operand() instanceof Expression.IntegerConstant);
    }
    if (to.target() instanceof VoidType) {
      return isShifted(e.operand(), model);
    }
    boolean plain = from.target() instanceof VoidType && !isShifted(e.operand(), model);
    return !plain && isWide(to.target(), model) && !alike(from.target(), to.target());
  }

  /** Bytes are added, so that the type of what is there is lost. */
  private static boolean isShifted(Expression e, DataModel model) {
    return e.parts()
        .anyMatch(
            part ->
                part instanceof Expression.ElementAddress element
                    && element.type() instanceof PointerType pointer
                    && !isWide(pointer.target(), model));
  }

  /** Whether an access may take more than one byte. */
  private static boolean isWide(Type type, DataModel model) {
    return !(type instanceof VoidType) && (!type.isScalar() || model.size(type) > 1);
  }

  private static boolean alike(Type a, Type b) {
    boolean integers =
        a instanceof IntegerType x && b instanceof IntegerType y && x.bits() == y.bits();
    return a.equals(b) || integers || a instanceof PointerType && b instanceof PointerType;
  }

  /**
   * Whether there are records whose members may lie anywhere. What the analysis knows of memory
   * rests on members of one size being the same or apart, so it does not speak of such programs.
   */
  static boolean hasPackedRecords(Program program) {
    return program.functions().values().stream()
        .flatMap(Function::expressions)
        .flatMap(Expression::parts)
        .anyMatch(e -> e instanceof Expression.FieldAddress f && isPacked(f, program.model()));
  }

  private static boolean isPacked(Expression.FieldAddress e, DataModel model) {
    int wanted = model.alignment(e.field().type());
    boolean isMisplaced = e.field().bits().isEmpty() && e.field().offset() % wanted != 0;
    return isMisplaced || e.record().layout().alignment() < wanted;
  }
}
