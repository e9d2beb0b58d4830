package heapwright.source.lower;

import heapwright.ir.FloatingType;
import heapwright.ir.IntegerType;
import heapwright.ir.Type;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTCastExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTLiteralExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/**
 * What gcc can tell of a condition before the program runs, beyond what C calls constant: a number
 * compared with itself, an assignment of a constant, and library functions of constants.
 */
final class CompilerKnowledge {
  private static final Set<String> TEXT =
      Set.of("strlen", "strcmp", "strncmp", "memcmp", "strcasecmp", "strspn", "strcspn");

  private final CodeContext code;
  private final Foreseen foreseen;
  private final Likeness likeness;

  CompilerKnowledge(CodeContext code, Foreseen foreseen) {
    this.code = code;
    this.foreseen = foreseen;
    this.likeness = new Likeness(code, foreseen);
  }

  /** Whether gcc finds out if a condition holds while it compiles. */
  boolean settles(IASTExpression node) {
    return outcome(node).isPresent() || isConstant(node);
  }

  /** Whether a condition holds of which the form tells. */
  Optional<Boolean> outcome(IASTExpression node) {
    if (!(Syntax.bare(node) instanceof IASTBinaryExpression binary)) {
      return Optional.empty();
    }
    return binary.getOperator() == IASTBinaryExpression.op_assign
        ? assigned(binary)
        : Operators.relation(binary.getOperator())
            .filter(relation -> comparesWithItself(binary))
            .map(relation -> Comparisons.holds(relation, 0));
  }

  /** {@code x = 9} holds. */
  private Optional<Boolean> assigned(IASTBinaryExpression node) {
    return type(node.getOperand1()) instanceof IntegerType integer && !integer.isBool()
        ? foreseen
            .integer(node.getOperand2())
            .filter(value -> value.signum() != 0 && value.bitLength() < integer.bits())
            .map(value -> true)
        : Optional.empty();
  }

  private Type type(IASTExpression node) {
    return code.expressions().typeOf(node).type();
  }

  private boolean comparesWithItself(IASTBinaryExpression node) {
    IASTExpression left = node.getOperand1();
    IASTExpression right = node.getOperand2();
    return (likeness.same(left, right) || divides(left, right) || divides(right, left))
        && !(type(left) instanceof FloatingType);
  }

  /** {@code x / y * y + x % y} is x. */
  private boolean divides(IASTExpression sum, IASTExpression x) {
    return Syntax.bare(sum) instanceof IASTBinaryExpression plus
        && plus.getOperator() == IASTBinaryExpression.op_plus
        && Syntax.bare(plus.getOperand1()) instanceof IASTBinaryExpression product
        && product.getOperator() == IASTBinaryExpression.op_multiply
        && Syntax.bare(product.getOperand1()) instanceof IASTBinaryExpression quotient
        && quotient.getOperator() == IASTBinaryExpression.op_divide
        && Syntax.bare(plus.getOperand2()) instanceof IASTBinaryExpression rest
        && rest.getOperator() == IASTBinaryExpression.op_modulo
        && likeness.same(quotient.getOperand1(), x)
        && likeness.same(rest.getOperand1(), x)
        && likeness.same(product.getOperand2(), quotient.getOperand2())
        && likeness.same(rest.getOperand2(), quotient.getOperand2());
  }

  private boolean isConstant(IASTInitializerClause clause) {
    if (!(clause instanceof IASTExpression expression)) {
      return false;
    }
    IASTExpression node = Syntax.bare(expression);
    if (node instanceof IASTBinaryExpression binary) {
      return !Operators.isAssignment(binary)
          && isConstant(binary.getOperand1())
          && isConstant(binary.getOperand2());
    }
    if (node instanceof IASTUnaryExpression unary) {
      return isArithmetic(unary.getOperator()) && isConstant(unary.getOperand());
    }
    if (node instanceof IASTCastExpression cast) {
      return isConstant(cast.getOperand());
    }
    if (node instanceof IASTFunctionCallExpression call) {
      return isFolded(call) && Arrays.stream(call.getArguments()).allMatch(this::isConstant);
    }
    return node instanceof IASTLiteralExpression;
  }

  private static boolean isArithmetic(int operator) {
    return operator == IASTUnaryExpression.op_minus
        || operator == IASTUnaryExpression.op_plus
        || operator == IASTUnaryExpression.op_tilde
        || operator == IASTUnaryExpression.op_not;
  }

  private static boolean isFolded(IASTFunctionCallExpression call) {
    if (!(call.getFunctionNameExpression() instanceof IASTIdExpression id)) {
      return false;
    }
    String name = id.getName().toString();
    return TEXT.contains(name) || SteadyCalls.isMathematical(name);
  }
}
