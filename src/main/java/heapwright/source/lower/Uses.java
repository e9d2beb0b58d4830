package heapwright.source.lower;

import heapwright.ir.FloatingType;
import heapwright.ir.FunctionType;
import heapwright.ir.IntegerType;
import heapwright.ir.PointerType;
import heapwright.ir.Type;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTArraySubscriptExpression;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTCastExpression;
import org.eclipse.cdt.core.dom.ast.IASTConditionalExpression;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTEqualsInitializer;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpressionList;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTReturnStatement;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/**
 * What becomes of the value of a condition. gcc computes {@code 1 + (a < b)} as {@code a < b ? 2 :
 * 1}, with a branch, and likewise where the value is converted to a floating type or counts
 * elements of an array; and it converts the arms of {@code ?:} rather than its value.
 */
final class Uses {
  private final CodeContext code;
  private final Foreseen foreseen;

  /** What the place where a value stands does to it. */
  private enum Use {
    AS_IT_IS,
    WIDENED,
    DECIDED
  }

  Uses(CodeContext code, Foreseen foreseen) {
    this.code = code;
    this.foreseen = foreseen;
  }

  /** Whether gcc branches on a comparison whose value is wanted here. */
  boolean decides(IASTExpression node) {
    return !code.emitter().discarding() && use(node, false) == Use.DECIDED && !isBit(node);
  }

  /** The opposite of a {@code _Bool} is computed like the other bit that it is. */
  private boolean isBit(IASTExpression node) {
    return Syntax.bare(node) instanceof IASTUnaryExpression unary
        && Syntax.isNot(unary)
        && code.expressions().typeOf(unary.getOperand()).type() instanceof IntegerType integer
        && integer.isBool();
  }

  /** Whether the value of a {@code ?:} here is converted to another integer type than its own. */
  boolean widens(IASTExpression node) {
    return !code.emitter().discarding() && use(node, true) == Use.WIDENED;
  }

  private Use use(IASTExpression node, boolean ofChoice) {
    IASTNode parent = node.getParent();
    if (parent instanceof IASTUnaryExpression unary && Syntax.isBracketed(unary)) {
      return use(unary, ofChoice);
    }
    if (parent instanceof IASTExpressionList list) {
      IASTExpression[] parts = list.getExpressions();
      return parts[parts.length - 1] == node ? use(list, false) : Use.AS_IT_IS;
    }
    if (parent instanceof IASTCastExpression cast) {
      return cast(cast, ofChoice);
    }
    if (parent instanceof IASTBinaryExpression binary) {
      return operand(node, binary);
    }
    if (parent instanceof IASTArraySubscriptExpression element && element.getArgument() == node) {
      Type array = code.expressions().typeOf(element.getArrayExpression()).type();
      return array instanceof PointerType pointer ? index(pointer) : Use.AS_IT_IS;
    }
    return floating(assigned(node, parent));
  }

  private Use cast(IASTCastExpression cast, boolean ofChoice) {
    Type type = code.types().read(cast.getTypeId()).type();
    if (type instanceof FloatingType) {
      return Use.DECIDED;
    }
    if (!(type instanceof IntegerType)) {
      return Use.AS_IT_IS;
    }
    return ofChoice && !type.equals(code.model().signedInt()) ? Use.WIDENED : use(cast, ofChoice);
  }

  private static Use floating(Optional<Type> type) {
    return type.filter(FloatingType.class::isInstance).isPresent() ? Use.DECIDED : Use.AS_IT_IS;
  }

  private Use index(PointerType pointer) {
    return code.model().size(pointer.target()) == 1 ? Use.WIDENED : Use.DECIDED;
  }

  private Use operand(IASTExpression node, IASTBinaryExpression binary) {
    boolean onLeft = binary.getOperand1() == node;
    int operator =
        Operators.isAssignment(binary)
            ? Operators.underlying(binary.getOperator())
            : binary.getOperator();
    if (Operators.isLogical(binary)) {
      return Use.AS_IT_IS;
    }
    IASTExpression other = onLeft ? binary.getOperand2() : binary.getOperand1();
    Type type = code.expressions().typeOf(other).type();
    if (binary.getOperator() == IASTBinaryExpression.op_assign) {
      return floating(Optional.of(type));
    }
    Optional<BigInteger> constant = foreseen.integer(other);
    boolean compares = Operators.relation(operator).isPresent();
    if (constant.isPresent() && !compares && branches(operator, onLeft, constant.get(), node)) {
      return Use.DECIDED;
    }
    return converted(operator, type);
  }

  private Use converted(int operator, Type other) {
    if (other instanceof FloatingType) {
      return Use.DECIDED;
    }
    if (other instanceof PointerType pointer) {
      return index(pointer);
    }
    boolean shift =
        operator == IASTBinaryExpression.op_shiftLeft
            || operator == IASTBinaryExpression.op_shiftRight;
    if (shift || !other.isInteger()) {
      return Use.AS_IT_IS;
    }
    Type common = code.expressions().conversions().common(code.model().signedInt(), other);
    return common.equals(code.model().signedInt()) ? Use.AS_IT_IS : Use.WIDENED;
  }

  /** Whether gcc computes an operation of 0 or 1 and a constant by choosing between two results. */
  private boolean branches(int operator, boolean onLeft, BigInteger constant, IASTExpression node) {
    boolean zero = constant.signum() == 0;
    boolean one = constant.equals(BigInteger.ONE);
    return switch (operator) {
      case IASTBinaryExpression.op_plus, IASTBinaryExpression.op_minus -> !zero;
      case IASTBinaryExpression.op_multiply -> !zero && !one && !isShifted(node, constant);
      case IASTBinaryExpression.op_binaryOr, IASTBinaryExpression.op_binaryXor -> !zero && !one;
      case IASTBinaryExpression.op_shiftLeft ->
          !zero && (!onLeft || !isShifted(node, BigInteger.TWO));
      case IASTBinaryExpression.op_shiftRight -> !zero && !onLeft;
      default -> false;
    };
  }

  /** Whether a single bit is tested, which gcc moves to another place. */
  private boolean isShifted(IASTExpression node, BigInteger factor) {
    IASTExpression inner = Syntax.bare(node);
    if (factor.signum() < 0 || factor.bitCount() != 1) {
      return false;
    }
    if (!(inner instanceof IASTBinaryExpression comparison)) {
      return false;
    }
    Optional<BigInteger> right = foreseen.integer(comparison.getOperand2());
    boolean withZero = right.isPresent() && right.get().signum() == 0;
    return withZero
        && switch (comparison.getOperator()) {
          case IASTBinaryExpression.op_lessThan -> true;
          case IASTBinaryExpression.op_notequals -> foreseen.testsBit(comparison.getOperand1());
          default -> false;
        };
  }

  /** The type to which a whole expression is converted. */
  private Optional<Type> assigned(IASTExpression node, IASTNode parent) {
    if (parent instanceof IASTReturnStatement) {
      return Optional.of(code.statements().result());
    }
    if (parent instanceof IASTConditionalExpression choice
        && choice.getLogicalConditionExpression() != node
        && choice.getPositiveResultExpression() != null) {
      IASTExpression yes = choice.getPositiveResultExpression();
      IASTExpression other = yes == node ? choice.getNegativeResultExpression() : yes;
      return Optional.of(code.expressions().typeOf(other).type());
    }
    if (parent instanceof IASTEqualsInitializer
        && parent.getParent() instanceof IASTDeclarator declarator) {
      return code.scope()
          .find(declarator.getName().toString())
          .filter(Entity.LocalEntity.class::isInstance)
          .map(entity -> ((Entity.LocalEntity) entity).local().type());
    }
    return parent instanceof IASTFunctionCallExpression call
        ? parameter(call, node)
        : Optional.empty();
  }

  private Optional<Type> parameter(IASTFunctionCallExpression call, IASTExpression node) {
    IASTExpression function = call.getFunctionNameExpression();
    int index = List.of(call.getArguments()).indexOf(node);
    if (index < 0 || !code.isDeclared(function)) {
      return Optional.empty();
    }
    Type type = code.expressions().typeOf(function).type();
    Type called = type instanceof PointerType pointer ? pointer.target() : type;
    return called instanceof FunctionType signature && index < signature.parameters().size()
        ? Optional.of(signature.parameters().get(index))
        : Optional.empty();
  }
}
