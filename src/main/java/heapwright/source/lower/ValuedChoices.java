package heapwright.source.lower;

import heapwright.ir.Type;
import java.math.BigInteger;
import org.eclipse.cdt.core.dom.ast.IASTConditionalExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;

/**
 * Knows the {@code ?:} that gcc takes for a truth, like {@code c ? 1 : 0} and {@code c ? a < b :
 * 0}.
 */
final class ValuedChoices {

  /** What becomes of the value of a {@code ?:}. */
  enum Form {
    /** One arm or the other. */
    CHOSEN,

    /** The truth of the condition, without a branch. */
    COMPUTED,

    /** 1 or 0, by the branches that its truth needs. */
    DECIDED
  }

  private final CodeContext code;
  private final Simplification simplification;
  private final Foreseen foreseen;
  private final Uses uses;

  ValuedChoices(CodeContext code, Simplification simplification, Foreseen foreseen, Uses uses) {
    this.code = code;
    this.simplification = simplification;
    this.foreseen = foreseen;
    this.uses = uses;
  }

  Form form(IASTConditionalExpression node) {
    if (code.emitter().discarding() || !isTruth(node)) {
      return Form.CHOSEN;
    }
    boolean one = simplification.asksCondition(node);
    boolean turned = one && foreseen.isZero(node.getPositiveResultExpression());
    boolean plain = type(node).equals(code.model().signedInt()) && !uses.widens(node);
    if (!plain && !turned) {
      return Form.CHOSEN;
    }
    return one && !uses.decides(node) ? Form.COMPUTED : Form.DECIDED;
  }

  /** Whether a {@code ?:} is 0 or 1 by its form, and gcc sees how its arms join the condition. */
  private boolean isTruth(IASTConditionalExpression node) {
    return isTruth(node.getPositiveResultExpression())
        && isTruth(node.getNegativeResultExpression())
        && simplification.manner(node).divides();
  }

  private boolean isTruth(IASTExpression node) {
    IASTExpression inner = Syntax.bare(node);
    if (inner instanceof IASTConditionalExpression choice) {
      return choice.getPositiveResultExpression() != null && isTruth(choice);
    }
    return Syntax.isTruth(inner)
        || foreseen
            .integer(inner)
            .filter(v -> v.signum() == 0 || v.equals(BigInteger.ONE))
            .isPresent();
  }

  /** The type to which both arms are converted. */
  Type type(IASTConditionalExpression node) {
    Expressions expressions = code.expressions();
    return expressions
        .conversions()
        .common(
            expressions.typeOf(node.getPositiveResultExpression()).type(),
            expressions.typeOf(node.getNegativeResultExpression()).type());
  }
}
