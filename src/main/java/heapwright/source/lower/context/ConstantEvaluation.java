package heapwright.source.lower.context;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.type.OpaqueType;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.Type;
import heapwright.source.lower.arithmetic.LaneTypes;
import heapwright.source.lower.blocks.Emitter;
import heapwright.source.lower.blocks.RegisterEffects;
import heapwright.source.lower.values.Lvalue;
import heapwright.source.lower.values.Operand;
import heapwright.source.lower.values.QualifiedType;
import heapwright.source.lower.values.Rvalue;
import heapwright.source.lower.values.StringLiteral;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTExpression;

/**
 * Expressions that are not to run: constants, and operands of which only the type is wanted. They
 * are lowered like all others and the code is thrown away; what needed no code is constant.
 */
public final class ConstantEvaluation {
  private final CodeContext code;
  private final Map<IASTExpression, Boolean> laned = new IdentityHashMap<>();

  ConstantEvaluation(CodeContext code) {
    this.code = code;
  }

  /** The type of an expression, without evaluating it; for {@code typeof} and {@code sizeof}. */
  public QualifiedType typeOf(IASTExpression node) {
    Optional<StringLiteral> string = code.strings().find(node);
    if (string.isPresent()) {
      return QualifiedType.of(string.get().type());
    }
    Operand operand = code.emitter().discard(() -> code.expressions().operand(node));
    return operand instanceof Lvalue place
        ? new QualifiedType(place.type(), place.qualifiers())
        : new QualifiedType(operand.type(), Qualifiers.NONE);
  }

  /** Whether an expression has a type with lanes. */
  public boolean hasLanes(IASTExpression node) {
    if (!code.unit().usesLanes()) {
      return false;
    }
    Boolean answer = laned.get(node);
    if (answer == null) {
      answer = LaneTypes.isLaned(typeOf(node).type());
      laned.put(node, answer);
    }
    return answer;
  }

  /** The value of an integer constant expression, if it is one. */
  public Optional<IntegerConstant> integer(IASTExpression node) {
    return value(node)
        .filter(IntegerConstant.class::isInstance)
        .map(IntegerConstant.class::cast)
        .filter(constant -> constant.type().isInteger());
  }

  /**
   * The value of an initialiser of static storage, converted to the type: numbers and addresses, no
   * code. Empty if it is not constant.
   */
  public Optional<Expression> staticValue(IASTExpression node, Type target) {
    return value(node)
        .map(v -> code.conversions().convert(v, target, code.span(node)))
        .filter(RegisterEffects::isStatic);
  }

  /** The same for a complex number. */
  public Optional<List<Expression>> staticLanes(IASTExpression node, OpaqueType target) {
    Emitter emitter = code.emitter();
    Expressions expressions = code.expressions();
    return emitter.discard(
        () ->
            code.lanes().converted(expressions.laned(node), target, node)
                        instanceof Rvalue.Laned laned
                    && emitter.draft().isIdle()
                    && laned.lanes().stream().allMatch(RegisterEffects::isStatic)
                ? Optional.of(laned.lanes())
                : Optional.empty());
  }

  /** The scalar value of an expression that needs no code. */
  public Optional<Expression> value(IASTExpression node) {
    Emitter emitter = code.emitter();
    return emitter.discard(
        () ->
            code.expressions().value(node) instanceof Rvalue.Scalar scalar
                    && emitter.draft().isIdle()
                ? Optional.of(scalar.expression())
                : Optional.empty());
  }
}
