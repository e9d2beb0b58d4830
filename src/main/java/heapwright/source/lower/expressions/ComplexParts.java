package heapwright.source.lower.expressions;

import heapwright.ir.code.Expression;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.OpaqueType;
import heapwright.source.lower.arithmetic.LaneTypes;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.values.Lvalue;
import heapwright.source.lower.values.LvalueAccess;
import heapwright.source.lower.values.Operand;
import heapwright.source.lower.values.Rvalue;
import heapwright.source.parse.text.TextMarks;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/** {@code __real__} and {@code __imag__}, which the parser sees as a unary plus. */
final class ComplexParts {
  private ComplexParts() {}

  /** The part, if the operator is one of these; a real number is its own real part. */
  static Optional<Lvalue> of(IASTUnaryExpression node, CodeContext code) {
    if (node.getOperator() != IASTUnaryExpression.op_plus) {
      return Optional.empty();
    }
    return code.unit()
        .markAt(TextMarks.Kind.COMPLEX_PART, node)
        .map(mark -> part(mark, node, code));
  }

  private static Lvalue part(TextMarks.Mark mark, IASTUnaryExpression node, CodeContext code) {
    int index = mark.text().contains("imag") ? 1 : 0;
    SourceSpan span = code.span(node);
    Operand operand = code.expressions().operand(node.getOperand());
    Optional<OpaqueType.Lanes> lanes =
        LaneTypes.of(operand.type()).filter(OpaqueType.Lanes::isComplex);
    if (lanes.isPresent()) {
      Lvalue.Memory whole =
          operand instanceof Lvalue.Memory memory
              ? memory
              : LvalueAccess.memory(
                  code.lanes().inMemory((Rvalue) operand, span).address(), operand.type());
      return code.lanes()
          .place(whole.address(), lanes.get().element(), index, whole.qualifiers(), span);
    }
    if (index == 0 && operand instanceof Lvalue place) {
      return place;
    }
    Expression value = code.expressions().scalar(code.accesses().read(operand, span), node);
    Expression address = code.emitter().object(value.type(), span);
    Lvalue place = LvalueAccess.memory(address, value.type());
    Expression zero = code.folding().signedInt(0, span);
    code.accesses()
        .write(
            place, index == 0 ? value : code.conversions().convert(zero, value.type(), span), span);
    return place;
  }
}
