package heapwright.source.lower.operands;

import heapwright.ir.code.Expression;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.source.lower.arithmetic.ImplicitConversions;
import heapwright.source.lower.arithmetic.OperatorCodes;
import heapwright.source.lower.arithmetic.Syntax;
import heapwright.source.lower.blocks.Draft;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.values.Lvalue;
import heapwright.source.lower.values.LvalueAccess;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;

/**
 * Evaluates the two operands of an operator in the order that gcc chooses, which C leaves open:
 *
 * <ul>
 *   <li>left before right, except that
 *   <li>a lone variable on the left of a commutative operator or a comparison is read last (gcc
 *       moves variables to the right), unless it has to be converted to another mode first, and
 *   <li>a pointer comes before the number that is added to it.
 * </ul>
 */
public final class OperandOrder {
  private final CodeContext code;
  private final Names names;
  private final ImplicitConversions conversions;
  private final LvalueAccess accesses;

  /** Two evaluated operands. */
  public record Pair(Expression left, Expression right) {}

  public OperandOrder(CodeContext code) {
    this.code = code;
    this.names = new Names(code);
    this.conversions = code.conversions();
    this.accesses = code.accesses();
  }

  public Pair evaluate(IASTBinaryExpression node) {
    IASTExpression left = node.getOperand1();
    IASTExpression right = node.getOperand2();
    if (commutes(node.getOperator())) {
      Optional<Lvalue> variable = names.variable(left);
      if (variable.isPresent() && variable.get() instanceof Lvalue.Memory memory) {
        return variableLast(memory, left, right);
      }
    }
    return evaluate(left, right);
  }

  private static boolean commutes(int operator) {
    return Syntax.commutes(operator) || OperatorCodes.relation(operator).isPresent();
  }

  /** Left before right, but a pointer before a number. */
  Pair evaluate(IASTExpression left, IASTExpression right) {
    Draft draft = code.emitter().draft();
    Draft.Position start = draft.here();
    Expression l = code.expressions().scalar(left);
    Draft.Position middle = draft.here();
    Expression r = code.expressions().scalar(right);
    if (r.type() instanceof PointerType && l.type().isInteger()) {
      draft.exchange(start, middle);
      return new Pair(l, r);
    }
    return new Pair(code.emitter().settle(l, middle, code.span(left)), r);
  }

  private Pair variableLast(Lvalue.Memory variable, IASTExpression left, IASTExpression right) {
    SourceSpan span = code.span(left);
    Draft draft = code.emitter().draft();
    if (names.variable(right).isPresent()) {
      return evaluate(left, right);
    }
    Draft.Position start = draft.here();
    Expression r = code.expressions().scalar(right);
    Draft.Position middle = draft.here();
    Expression l = code.expressions().scalar(accesses.read(variable, span), left);
    if (!draft.effectsBetween(start, middle) || keepsMode(l.type(), r.type())) {
      return new Pair(l, r);
    }
    draft.exchange(start, middle);
    return new Pair(l, r);
  }

  private boolean keepsMode(Type left, Type right) {
    if (left instanceof PointerType || right instanceof PointerType) {
      return right instanceof PointerType;
    }
    Type common = conversions.common(left, right);
    boolean sameClass = left instanceof FloatingType == common instanceof FloatingType;
    return sameClass && code.model().size(left) == code.model().size(common);
  }
}
