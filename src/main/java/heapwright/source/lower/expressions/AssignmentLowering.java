package heapwright.source.lower.expressions;

import heapwright.ir.code.Expression;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.OpaqueType;
import heapwright.ir.type.Type;
import heapwright.source.lower.arithmetic.ImplicitConversions;
import heapwright.source.lower.arithmetic.LaneTypes;
import heapwright.source.lower.arithmetic.OperatorCodes;
import heapwright.source.lower.arithmetic.Syntax;
import heapwright.source.lower.blocks.Draft;
import heapwright.source.lower.blocks.Emitter;
import heapwright.source.lower.blocks.RegisterEffects;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.context.Computation;
import heapwright.source.lower.context.Expressions;
import heapwright.source.lower.context.LaneValues;
import heapwright.source.lower.operands.LaneOperators;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.values.Lvalue;
import heapwright.source.lower.values.LvalueAccess;
import heapwright.source.lower.values.Rvalue;
import java.util.function.Supplier;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/** {@code =}, {@code op=}, {@code ++} and {@code --}. */
final class AssignmentLowering {
  private final CodeContext code;
  private final ImplicitConversions conversions;
  private final LvalueAccess accesses;

  AssignmentLowering(CodeContext code) {
    this.code = code;
    this.conversions = code.conversions();
    this.accesses = code.accesses();
  }

  /** The value of an assignment, whether it is used or not. */
  Rvalue value(IASTBinaryExpression node, boolean used) {
    return node.getOperator() == IASTBinaryExpression.op_assign
        ? assign(node, used)
        : compound(node, used);
  }

  /**
   * gcc works out what to store before where, except for a last call or read of memory, which comes
   * after that unless its result has to be converted.
   */
  private Rvalue assign(IASTBinaryExpression node, boolean used) {
    Draft draft = code.emitter().draft();
    SourceSpan span = code.span(node);
    Supplier<Rvalue> pending = code.expressions().begin(node.getOperand2());
    Draft.Position start = draft.here();
    Lvalue target = code.expressions().place(node.getOperand1());
    Draft.Position middle = draft.here();
    Rvalue value = pending.get();
    if (!Emitter.sameRegister(value.type(), target.type())) {
      draft.exchange(start, middle);
    }
    return finish(target, settled(value, start, span), used, node);
  }

  private Rvalue settled(Rvalue value, Draft.Position position, SourceSpan span) {
    return value instanceof Rvalue.Scalar scalar
        ? new Rvalue.Scalar(code.emitter().settle(scalar.expression(), position, span))
        : value;
  }

  private Rvalue finish(Lvalue target, Rvalue value, boolean used, IASTNode node) {
    SourceSpan span = code.span(node);
    if (target.type() instanceof OpaqueType type && type.lanes().isPresent()) {
      return laned((Lvalue.Memory) target, value, type, node);
    }
    if (LaneTypes.isLaned(value.type())) {
      Expression scalar = code.lanes().scalar(value, target.type(), node);
      return write(target, scalar, used, span);
    }
    if (value instanceof Rvalue.Aggregate aggregate && target instanceof Lvalue.Memory memory) {
      accesses.copy(memory, aggregate, span);
      return new Rvalue.Aggregate(memory.address(), memory.type());
    }
    Expression scalar = code.expressions().scalar(value, node);
    if (!target.type().isScalar()) {
      throw new SourceError(node, "incompatible types when assigning to '" + target.type() + "'");
    }
    return write(target, conversions.convert(scalar, target.type(), span), used, span);
  }

  private Rvalue laned(Lvalue.Memory target, Rvalue value, OpaqueType type, IASTNode node) {
    LaneValues values = code.lanes();
    SourceSpan span = code.span(node);
    Rvalue converted = values.converted(value, type, node);
    if (converted instanceof Rvalue.Laned laned) {
      values.store(target.address(), laned, target.qualifiers(), span);
    } else {
      accesses.copy(target, (Rvalue.Aggregate) converted, span);
    }
    return new Rvalue.Aggregate(target.address(), target.type());
  }

  /** Writes; the value of the assignment is what the object holds then. */
  private Rvalue write(Lvalue target, Expression value, boolean used, SourceSpan span) {
    if (target instanceof Lvalue.Register register) {
      accesses.write(target, value, span);
      return new Rvalue.Scalar(new Expression.Read(register.local(), span));
    }
    Expression kept = used && !RegisterEffects.isConstant(value) ? saved(value, span) : value;
    accesses.write(target, kept, span);
    return new Rvalue.Scalar(kept);
  }

  private Expression saved(Expression value, SourceSpan span) {
    boolean temporary = value instanceof Expression.Read read && read.local().isTemporary();
    return temporary ? value : code.emitter().save(value, span);
  }

  /** gcc works out the right side first where it has side effects. */
  private Rvalue compound(IASTBinaryExpression node, boolean used) {
    Expressions expressions = code.expressions();
    if (LaneOperators.concern(node, code)) {
      Rvalue right = expressions.laned(node.getOperand2());
      Lvalue target = expressions.place(node.getOperand1());
      Rvalue old = accesses.read(target, code.span(node));
      int operator = OperatorCodes.underlying(node.getOperator());
      Rvalue result = new LaneOperators(code, node).binary(operator, old, right);
      return finish(target, result, used, node);
    }
    if (!Syntax.hasSideEffects(node.getOperand2())) {
      Lvalue target = expressions.place(node.getOperand1());
      Expression old = old(target, node);
      return combine(node, target, old, expressions.scalar(node.getOperand2()), used);
    }
    Expression right = expressions.scalar(node.getOperand2());
    Draft.Position position = code.emitter().draft().here();
    Lvalue target = expressions.place(node.getOperand1());
    Expression old = old(target, node);
    Expression settled = code.emitter().settle(right, position, code.span(node.getOperand2()));
    return combine(node, target, old, settled, used);
  }

  private Expression old(Lvalue target, IASTExpression node) {
    return code.expressions().scalar(accesses.read(target, code.span(node)), node);
  }

  private Rvalue combine(
      IASTBinaryExpression node, Lvalue target, Expression old, Expression right, boolean used) {
    int operator = OperatorCodes.underlying(node.getOperator());
    boolean wraps =
        target.qualifiers().isAtomic()
            && right.type().isInteger()
            && (operator == IASTBinaryExpression.op_plus
                || operator == IASTBinaryExpression.op_minus);
    // C17 7.17.7.5p3: sums and differences of atomic integers wrap around silently.
    Computation at = code.at(node);
    Expression left = wraps ? at.unsigned(old) : old;
    Expression other = wraps ? at.unsigned(right) : right;
    Expression result = code.arithmetic().binary(operator, left, other, node, at.span());
    return finish(target, new Rvalue.Scalar(result), used, node);
  }

  /** {@code ++} and {@code --} whose value is not used. */
  void step(IASTUnaryExpression node) {
    Lvalue target = code.expressions().place(node.getOperand());
    if (LaneTypes.isLaned(target.type())) {
      steppedLanes(target, node);
      return;
    }
    finish(target, new Rvalue.Scalar(next(target, old(target, node), node)), false, node);
  }

  /** The value of {@code ++} and {@code --}, before or after. */
  Rvalue stepped(IASTUnaryExpression node) {
    SourceSpan span = code.span(node);
    Lvalue target = code.expressions().place(node.getOperand());
    if (LaneTypes.isLaned(target.type())) {
      return steppedLanes(target, node);
    }
    Expression old = old(target, node);
    if (isBefore(node)) {
      return finish(target, new Rvalue.Scalar(next(target, old, node)), true, node);
    }
    Expression kept = target instanceof Lvalue.Register ? code.emitter().save(old, span) : old;
    finish(target, new Rvalue.Scalar(next(target, kept, node)), false, node);
    return new Rvalue.Scalar(kept);
  }

  private static boolean isBefore(IASTUnaryExpression node) {
    return node.getOperator() == IASTUnaryExpression.op_prefixIncr
        || node.getOperator() == IASTUnaryExpression.op_prefixDecr;
  }

  private static int stepOperator(IASTUnaryExpression node) {
    boolean up =
        node.getOperator() == IASTUnaryExpression.op_prefixIncr
            || node.getOperator() == IASTUnaryExpression.op_postFixIncr;
    return up ? IASTBinaryExpression.op_plus : IASTBinaryExpression.op_minus;
  }

  /** GNU: a complex number's real part, or each lane of a vector. */
  private Rvalue steppedLanes(Lvalue target, IASTUnaryExpression node) {
    SourceSpan span = code.span(node);
    OpaqueType type = (OpaqueType) target.type();
    Rvalue old = new Rvalue.Laned(code.lanes().read(accesses.read(target, span), span), type);
    Rvalue one = new Rvalue.Scalar(code.folding().signedInt(1, span));
    Rvalue next = new LaneOperators(code, node).binary(stepOperator(node), old, one);
    Rvalue stored = finish(target, next, true, node);
    return isBefore(node) ? stored : old;
  }

  private Expression next(Lvalue target, Expression old, IASTUnaryExpression node) {
    int operator = stepOperator(node);
    Computation at = code.at(node);
    Expression from = target.qualifiers().isAtomic() ? at.unsigned(old) : old;
    return code.arithmetic().binary(operator, from, at.integer(1), node, at.span());
  }

  /** Stores a value, converted as if by assignment, or copies an aggregate. */
  void store(Lvalue target, Rvalue value, SourceSpan span, IASTNode node) {
    if (LaneTypes.isLaned(target.type()) || LaneTypes.isLaned(value.type())) {
      finish(target, value, false, node);
    } else if (value instanceof Rvalue.Aggregate aggregate
        && target instanceof Lvalue.Memory memory) {
      accesses.copy(memory, aggregate, span);
    } else if (value instanceof Rvalue.Scalar scalar) {
      Type type = target.type();
      accesses.write(target, conversions.convert(scalar.expression(), type, span), span);
    } else {
      throw new IllegalArgumentException("a void value is stored");
    }
  }
}
