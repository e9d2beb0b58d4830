package heapwright.source.lower;

import heapwright.ir.Argument;
import heapwright.ir.Expression;
import heapwright.ir.Expression.IntegerConstant;
import heapwright.ir.FunctionType;
import heapwright.ir.OpaqueType;
import heapwright.ir.SourceSpan;
import heapwright.ir.Type;
import java.util.List;
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

/**
 * Lowers expressions: the way in for everybody, and the fork in the road to the families of
 * operators.
 */
final class ExpressionLowering {
  private final CodeContext code;
  private final Folding folding;
  private final ImplicitConversions conversions;
  private final LvalueAccess accesses;
  private final Literals literals;
  private final Strings strings;
  private final Names names;
  private final MemberAccess members;
  private final SizeofLowering sizes;
  private final PointerArithmetic pointers;
  private final Operators operators;
  private final AssignmentLowering assignments;
  private final ConditionLowering conditions;
  private final Conditionals conditionals;
  private final Casts casts;
  private final CallLowering calls;
  private final DiscardedExpressions discards;
  private final ConstantEvaluation constants;
  private final LaneValues lanes;
  private final LaneOperators laneOperators;

  ExpressionLowering(CodeContext code) {
    this.code = code;
    this.folding = new Folding(code.model());
    this.conversions = new ImplicitConversions(code.model());
    WeakAddresses weak = new WeakAddresses(code.unit(), code.emitter());
    this.accesses = new LvalueAccess(code.emitter(), conversions, weak);
    this.literals = new Literals(code);
    this.strings = new Strings(code);
    this.names = new Names(code, strings, weak);
    this.sizes = new SizeofLowering(code, folding, conversions);
    this.pointers = new PointerArithmetic(code, folding, conversions, sizes);
    this.operators = new Operators(code, folding, conversions, accesses, pointers);
    this.members = new MemberAccess(code, folding, conversions, operators, weak);
    this.assignments = new AssignmentLowering(code, conversions, accesses, operators);
    this.conditions = new ConditionLowering(code, folding);
    this.conditionals = new Conditionals(code, this);
    this.casts = new Casts(code, conversions);
    this.calls = new CallLowering(code, this);
    this.discards = new DiscardedExpressions(code, calls, assignments, conditionals);
    this.constants = new ConstantEvaluation(code, strings);
    this.lanes = new LaneValues(code);
    this.laneOperators = new LaneOperators(code, lanes);
  }

  Folding folding() {
    return folding;
  }

  ImplicitConversions conversions() {
    return conversions;
  }

  LvalueAccess accesses() {
    return accesses;
  }

  Operators operators() {
    return operators;
  }

  ConditionLowering conditions() {
    return conditions;
  }

  Conditionals conditionals() {
    return conditionals;
  }

  MemberAccess members() {
    return members;
  }

  Strings strings() {
    return strings;
  }

  LaneValues lanes() {
    return lanes;
  }

  LaneOperators laneOperators() {
    return laneOperators;
  }

  Rvalue callMachine(String name, FunctionType type, List<Argument> passed, SourceSpan span) {
    return calls.callMachine(name, type, passed, span);
  }

  LongJumpLowering longJumps() {
    return calls.longJumps();
  }

  Names names() {
    return names;
  }

  /** Evaluates for the side effects only. */
  void effect(IASTExpression node) {
    discards.effect(node);
  }

  /** What an expression denotes, before it is read. */
  Operand operand(IASTExpression node) {
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
          ? names.string(strings.read(literal), code.span(node))
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
      return conditionals.value(conditional);
    }
    if (node instanceof IASTExpressionList list) {
      return comma(list);
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
    if (Operators.isAssignment(node)) {
      return assignments.value(node);
    }
    if (!Operators.isLogical(node) && laneOperators.concern(node)) {
      return laneOperators.binary(node);
    }
    return Syntax.isTruth(node)
        ? conditionals.value((IASTExpression) node)
        : operators.binary(node);
  }

  private Operand operand(IASTUnaryExpression node) {
    return switch (node.getOperator()) {
      case IASTUnaryExpression.op_bracketedPrimary -> operand(node.getOperand());
      case IASTUnaryExpression.op_star -> members.target(node);
      case IASTUnaryExpression.op_amper -> members.address(node);
      case IASTUnaryExpression.op_not -> conditionals.value((IASTExpression) node);
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
    return new Rvalue.Scalar(code.statements().computedGotos().address(name, code.span(node)));
  }

  private Operand comma(IASTExpressionList list) {
    IASTExpression[] parts = list.getExpressions();
    for (int i = 0; i < parts.length - 1; i++) {
      effect(parts[i]);
    }
    return value(parts[parts.length - 1]);
  }

  /** Evaluates; lvalues are read, arrays and functions become pointers. */
  Rvalue value(IASTExpression node) {
    Operand operand = operand(node);
    if (operand instanceof Rvalue.Laned laned) {
      return lanes.inMemory(laned, code.span(node));
    }
    return operand instanceof Rvalue value ? value : read(operand, node);
  }

  /** Evaluates; what has lanes need not be in an object. */
  Rvalue laned(IASTExpression node) {
    return read(operand(node), node);
  }

  private Rvalue read(Operand operand, IASTExpression node) {
    return accesses.read(operand, code.span(node));
  }

  /**
   * Evaluates up to the last operation, if that is a call, a read of memory or a compound literal;
   * gcc leaves that open until it knows where the value goes. What is left to do comes back.
   */
  Supplier<Rvalue> begin(IASTExpression node) {
    if (node instanceof IASTUnaryExpression unary
        && unary.getOperator() == IASTUnaryExpression.op_bracketedPrimary) {
      return begin(unary.getOperand());
    }
    if (node instanceof IASTExpressionList list) {
      IASTExpression[] parts = list.getExpressions();
      for (int i = 0; i < parts.length - 1; i++) {
        effect(parts[i]);
      }
      return begin(parts[parts.length - 1]);
    }
    if (node instanceof IASTFunctionCallExpression call) {
      Optional<CallLowering.Prepared> prepared = calls.prepare(call);
      if (prepared.isPresent()) {
        return () -> calls.call(prepared.get());
      }
    }
    if (node instanceof IASTTypeIdInitializerExpression) {
      return () -> value(node);
    }
    Operand operand = operand(node);
    return () -> read(operand, node);
  }

  /** Evaluates a number or a pointer. */
  Expression scalar(IASTExpression node) {
    return scalar(value(node), node);
  }

  Expression scalar(Rvalue value, IASTNode node) {
    if (value instanceof Rvalue.Scalar scalar) {
      return scalar.expression();
    }
    if (value.type() instanceof OpaqueType opaque) {
      throw new UnsupportedConstruct(node, "arithmetic on " + opaque);
    }
    throw new SourceError(node, "a value of type '" + value.type() + "' is used as a number");
  }

  /** The object that an lvalue denotes. */
  Lvalue place(IASTExpression node) {
    Operand operand = operand(node);
    if (operand instanceof Lvalue place) {
      return place;
    }
    if (operand instanceof Rvalue.Aggregate aggregate) {
      return LvalueAccess.memory(aggregate.address(), aggregate.type());
    }
    if (operand instanceof Rvalue.Laned laned) {
      Rvalue.Aggregate object = lanes.inMemory(laned, code.span(node));
      return LvalueAccess.memory(object.address(), object.type());
    }
    throw new SourceError(node, "lvalue required");
  }

  /** Evaluates and converts as if by assignment to an object of this scalar type. */
  Expression converted(IASTExpression node, Type target) {
    Rvalue value = value(node);
    if (LaneValues.isLaned(value.type())) {
      return lanes.scalar(value, target, node);
    }
    return conversions.convert(scalar(value, node), target, code.span(node));
  }

  /** Stores a value, converted as if by assignment, or copies an aggregate. */
  void assign(Lvalue target, Rvalue value, SourceSpan span, IASTNode node) {
    assignments.store(target, value, span, node);
  }

  /** The type of an expression, without evaluating it; for {@code typeof} and {@code sizeof}. */
  QualifiedType typeOf(IASTExpression node) {
    return constants.typeOf(node);
  }

  /** The value of an integer constant expression, if it is one. */
  Optional<IntegerConstant> constant(IASTExpression node) {
    return constants.integer(node);
  }

  /**
   * The value of an initialiser of static storage, converted to the type: numbers and addresses, no
   * code. Empty if it is not constant.
   */
  Optional<Expression> staticValue(IASTExpression node, Type target) {
    return constants.staticValue(node, target);
  }

  /** The same for a complex number. */
  Optional<List<Expression>> staticLanes(IASTExpression node, OpaqueType target) {
    return constants.staticLanes(node, target);
  }

  /** The string, if the node is a string literal, perhaps in parentheses. */
  Optional<StringLiteral> string(IASTExpression node) {
    return strings.find(node);
  }
}
