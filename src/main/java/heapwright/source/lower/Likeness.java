package heapwright.source.lower;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTArraySubscriptExpression;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTCastExpression;
import org.eclipse.cdt.core.dom.ast.IASTConditionalExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFieldReference;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTLiteralExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/**
 * Whether two expressions of one statement are the same to gcc: alike in form, and neither changes
 * anything.
 */
final class Likeness {
  private final CodeContext code;
  private final Foreseen foreseen;

  Likeness(CodeContext code, Foreseen foreseen) {
    this.code = code;
    this.foreseen = foreseen;
  }

  boolean same(IASTInitializerClause one, IASTInitializerClause other) {
    return one instanceof IASTExpression a
        && other instanceof IASTExpression b
        && alike(Syntax.bare(a), Syntax.bare(b));
  }

  private boolean alike(IASTExpression one, IASTExpression other) {
    if (one instanceof IASTIdExpression a && other instanceof IASTIdExpression b) {
      return a.getName().toString().equals(b.getName().toString()) && !isVolatile(a);
    }
    if (one instanceof IASTLiteralExpression a && other instanceof IASTLiteralExpression b) {
      return a.getKind() == b.getKind() && Arrays.equals(a.getValue(), b.getValue());
    }
    if (one instanceof IASTBinaryExpression a && other instanceof IASTBinaryExpression b) {
      return alike(a, b);
    }
    if (one instanceof IASTUnaryExpression a && other instanceof IASTUnaryExpression b) {
      return a.getOperator() == b.getOperator()
          && !SideEffects.in(a)
          && same(a.getOperand(), b.getOperand())
          && !isVolatile(a);
    }
    if (one instanceof IASTFieldReference a && other instanceof IASTFieldReference b) {
      return a.getFieldName().toString().equals(b.getFieldName().toString())
          && a.isPointerDereference() == b.isPointerDereference()
          && same(a.getFieldOwner(), b.getFieldOwner())
          && !isVolatile(a);
    }
    if (one instanceof IASTArraySubscriptExpression a
        && other instanceof IASTArraySubscriptExpression b) {
      return same(a.getArrayExpression(), b.getArrayExpression())
          && same(a.getArgument(), b.getArgument())
          && !isVolatile(a);
    }
    if (one instanceof IASTCastExpression a && other instanceof IASTCastExpression b) {
      return code.types().read(a.getTypeId()).equals(code.types().read(b.getTypeId()))
          && same(a.getOperand(), b.getOperand());
    }
    if (one instanceof IASTConditionalExpression a
        && other instanceof IASTConditionalExpression b
        && a.getPositiveResultExpression() != null
        && b.getPositiveResultExpression() != null) {
      return same(a.getLogicalConditionExpression(), b.getLogicalConditionExpression())
          && same(a.getPositiveResultExpression(), b.getPositiveResultExpression())
          && same(a.getNegativeResultExpression(), b.getNegativeResultExpression());
    }
    return equalConstants(one, other);
  }

  private boolean alike(IASTBinaryExpression one, IASTBinaryExpression other) {
    if (one.getOperator() != other.getOperator() || Operators.isAssignment(one)) {
      return equalConstants(one, other);
    }
    boolean straight =
        same(one.getOperand1(), other.getOperand1())
            && same(one.getOperand2(), other.getOperand2());
    return straight
        || Syntax.commutes(one.getOperator())
            && same(one.getOperand1(), other.getOperand2())
            && same(one.getOperand2(), other.getOperand1());
  }

  private boolean equalConstants(IASTExpression one, IASTExpression other) {
    Optional<BigInteger> value = foreseen.integer(one);
    return value.isPresent()
        && value.equals(foreseen.integer(other))
        && foreseen.type(one).equals(foreseen.type(other));
  }

  private boolean isVolatile(IASTExpression node) {
    return code.expressions().typeOf(node).qualifiers().isVolatile();
  }
}
