package heapwright.source.lower.expressions;

import heapwright.ir.code.Expression;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.OpaqueType;
import heapwright.ir.type.Type;
import heapwright.source.lower.arithmetic.LaneTypes;
import heapwright.source.lower.arithmetic.OperatorCodes;
import heapwright.source.lower.arithmetic.Syntax;
import heapwright.source.lower.context.CallEmission;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.context.Expressions;
import heapwright.source.lower.operands.LaneOperators;
import heapwright.source.lower.operands.MemberAccess;
import heapwright.source.lower.operands.Names;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.problems.UnsupportedConstruct;
import heapwright.source.lower.values.BranchTargets;
import heapwright.source.lower.values.KnownOutcome;
import heapwright.source.lower.values.Lvalue;
import heapwright.source.lower.values.LvalueAccess;
import heapwright.source.lower.values.Operand;
import heapwright.source.lower.values.Rvalue;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.cdt.core.dom.ast.IASTArraySubscriptExpression;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTCastExpression;
import org.eclipse.cdt.core.dom.ast.IASTConditionalExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpressionList;
import org.eclipse.cdt.core.dom.ast.IASTFieldReference;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTLiteralExpression;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTProblemExpression;
import org.eclipse.cdt.core.dom.ast.IASTTypeIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTTypeIdInitializerExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.eclipse.cdt.core.dom.ast.gnu.IGNUASTCompoundStatementExpression;

/** Lowers expressions: chooses the family of operators that an expression belongs to. */
public final class ExpressionLowering implements Expressions {
  private final CodeContext code;
  private final Literals literals;
  private final Names names;
  private final MemberAccess members;
  private final SizeofLowering sizes;
  private final Operators operators;
  private final AssignmentLowering assignments;
  private final ConditionLowering conditions;
  private final Conditionals conditionals;
  private final ConditionalOperator choices;
  private final Casts casts;
  private final CallLowering calls;
  private final DiscardedExpressions discards;

  public ExpressionLowering(CodeContext code) {
    this.code = code;
    this.literals = new Literals(code);
    this.names = new Names(code);
    this.members = new MemberAccess(code);
    this.sizes = new SizeofLowering(code);
    this.operators = new Operators(code);
    this.assignments = new AssignmentLowering(code);
    this.conditions = new ConditionLowering(code);
    this.conditionals = new Conditionals(code, conditions);
    this.choices = new ConditionalOperator(code, conditions);
    this.casts = new Casts(code);
    this.calls = new CallLowering(code);
    this.discards = new DiscardedExpressions(code, calls, assignments, conditionals, choices);
  }

  @Override
  public KnownOutcome branch(
      IASTExpression condition, StatementNumber statement, BranchTargets targets) {
    return conditions.branch(condition, statement, targets);
  }

  @Override
  public void effect(IASTExpression node) {
    discards.effect(node);
  }

  @Override
  public Operand operand(IASTExpression node) {
    if (node instanceof IASTIdExpression id) {
      return names.operand(id);
    }
    if (node instanceof IASTBinaryExpression binary) {
      return operand(binary);
    }
    if (node instanceof IASTUnaryExpression unary) {
      return operand(unary);
    }
    if (node instanceof IASTLiteralExpression literal) {
      return literal.getKind() == IASTLiteralExpression.lk_string_literal
          ? names.string(code.strings().read(literal), code.span(node))
          : literals.value(literal);
    }
    if (node instanceof IASTFieldReference field) {
      return members.field(field);
    }
    if (node instanceof IASTFunctionCallExpression call) {
      return calls.operand(call);
    }
    if (node instanceof IASTArraySubscriptExpression subscript) {
      return members.element(subscript);
    }
    return seldom(node);
  }

  private Operand seldom(IASTExpression node) {
    if (node instanceof IASTCastExpression cast) {
      return casts.value(cast);
    }
    if (node instanceof IASTConditionalExpression conditional) {
      return choices.value(conditional);
    }
    if (node instanceof IASTExpressionList list) {
      return value(last(list));
    }
    if (node instanceof IASTTypeIdExpression sizeOf) {
      return sizes.operand(sizeOf);
    }
    if (node instanceof IASTTypeIdInitializerExpression literal) {
      return casts.literal(literal);
    }
    if (node instanceof IGNUASTCompoundStatementExpression statements) {
      return code.statements().value(statements);
    }
    if (node instanceof IASTProblemExpression) {
      throw new SourceError(node, "this expression cannot be read");
    }
    throw new UnsupportedConstruct(node, "this kind of expression");
  }

  private Operand operand(IASTBinaryExpression node) {
    if (OperatorCodes.isAssignment(node)) {
      return assignments.value(node, true);
    }
    if (!OperatorCodes.isLogical(node) && LaneOperators.concern(node, code)) {
      return LaneOperators.binary(node, code);
    }
    return Syntax.isTruth(node) ? conditionals.value(node) : operators.binary(node);
  }

  private Operand operand(IASTUnaryExpression node) {
    return switch (node.getOperator()) {
      case IASTUnaryExpression.op_bracketedPrimary -> operand(node.getOperand());
      case IASTUnaryExpression.op_star -> members.target(node);
      case IASTUnaryExpression.op_amper -> members.address(node);
      case IASTUnaryExpression.op_not -> conditionals.value(node);
      case IASTUnaryExpression.op_sizeof, IASTUnaryExpression.op_alignOf -> sizes.operand(node);
      case IASTUnaryExpression.op_prefixIncr,
          IASTUnaryExpression.op_prefixDecr,
          IASTUnaryExpression.op_postFixIncr,
          IASTUnaryExpression.op_postFixDecr ->
          assignments.stepped(node);
      case IASTUnaryExpression.op_labelReference -> label(node);
      default -> {
        Optional<Lvalue> part = ComplexParts.of(node, code);
        yield part.isPresent() ? part.get() : operators.unary(node);
      }
    };
  }

  /** {@code &&label}. */
  private Operand label(IASTUnaryExpression node) {
    String name = node.getOperand().getRawSignature();
    return new Rvalue.Scalar(code.statements().labelAddress(name, code.span(node)));
  }

  /** The operand behind the last comma; those before are evaluated. */
  private IASTExpression last(IASTExpressionList list) {
    IASTExpression[] parts = list.getExpressions();
    for (int i = 0; i < parts.length - 1; i++) {
      effect(parts[i]);
    }
    return parts[parts.length - 1];
  }

  @Override
  public Rvalue value(IASTExpression node) {
    Operand operand = operand(node);
    if (operand instanceof Rvalue.Laned laned) {
      return code.lanes().inMemory(laned, code.span(node));
    }
    return operand instanceof Rvalue value ? value : read(operand, node);
  }

  @Override
  public Rvalue laned(IASTExpression node) {
    return read(operand(node), node);
  }

  private Rvalue read(Operand operand, IASTExpression node) {
    return code.accesses().read(operand, code.span(node));
  }

  @Override
  public Supplier<Rvalue> begin(IASTExpression node) {
    if (node instanceof IASTUnaryExpression unary
        && unary.getOperator() == IASTUnaryExpression.op_bracketedPrimary) {
      return begin(unary.getOperand());
    }
    if (node instanceof IASTExpressionList list) {
      return begin(last(list));
    }
    if (node instanceof IASTFunctionCallExpression call) {
      Optional<CallEmission.Prepared> prepared = calls.prepare(call);
      if (prepared.isPresent()) {
        return () -> code.calls().call(prepared.get(), true);
      }
    }
    if (node instanceof IASTTypeIdInitializerExpression) {
      return () -> value(node);
    }
    Operand operand = operand(node);
    return () -> read(operand, node);
  }

  @Override
  public Expression scalar(IASTExpression node) {
    return scalar(value(node), node);
  }

  @Override
  public Expression scalar(Rvalue value, IASTNode node) {
    if (value instanceof Rvalue.Scalar scalar) {
      return scalar.expression();
    }
    if (value.type() instanceof OpaqueType opaque) {
      throw new UnsupportedConstruct(node, "arithmetic on " + opaque);
    }
    throw new SourceError(node, "a value of type '" + value.type() + "' is used as a number");
  }

  @Override
  public Lvalue place(IASTExpression node) {
    Operand operand = operand(node);
    if (operand instanceof Lvalue place) {
      return place;
    }
    if (operand instanceof Rvalue.Aggregate aggregate) {
      return LvalueAccess.memory(aggregate.address(), aggregate.type());
    }
    if (operand instanceof Rvalue.Laned laned) {
      Rvalue.Aggregate object = code.lanes().inMemory(laned, code.span(node));
      return LvalueAccess.memory(object.address(), object.type());
    }
    throw new SourceError(node, "lvalue required");
  }

  @Override
  public Expression converted(IASTExpression node, Type target) {
    Rvalue value = value(node);
    if (LaneTypes.isLaned(value.type())) {
      return code.lanes().scalar(value, target, node);
    }
    return code.conversions().convert(scalar(value, node), target, code.span(node));
  }

  @Override
  public void assign(Lvalue target, Rvalue value, SourceSpan span, IASTNode node) {
    assignments.store(target, value, span, node);
  }
}
