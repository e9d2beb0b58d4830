package heapwright.source.lower;

import heapwright.ir.IntegerType;
import heapwright.ir.Type;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTCastExpression;
import org.eclipse.cdt.core.dom.ast.IASTConditionalExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;

/**
 * Knows the choices that gcc computes without a branch, even when it does not optimise: minimum,
 * maximum and absolute value of integers, single bits, and what is the same either way.
 */
final class Folds {
  private final CodeContext code;
  private final Foreseen foreseen;
  private final Likeness likeness;
  private final Extremes extremes;

  Folds(CodeContext code, Foreseen foreseen) {
    this.code = code;
    this.foreseen = foreseen;
    this.likeness = new Likeness(code, foreseen);
    this.extremes = new Extremes(code, foreseen, likeness);
  }

  /** Whether gcc needs no branch to choose. */
  boolean computes(IASTConditionalExpression node) {
    if (code.emitter().discarding()) {
      return false;
    }
    IASTExpression condition = node.getLogicalConditionExpression();
    IASTExpression yes = Syntax.bare(node.getPositiveResultExpression());
    IASTExpression no = Syntax.bare(node.getNegativeResultExpression());
    Optional<Question> question = Question.of(condition);
    if (likeness.same(yes, no)) {
      return question.isPresent() || !SideEffects.in(condition);
    }
    return question.isPresent() && !isNarrowed(node) && computes(question.get(), yes, no);
  }

  private boolean computes(Question question, IASTExpression yes, IASTExpression no) {
    return isBit(question, yes, no)
        || question.mirrored().filter(mirrored -> isBit(mirrored, yes, no)).isPresent()
        || extremes.computes(question, yes, no);
  }

  /** A cast to a narrower type goes to the arms first; then they are no longer what is compared. */
  private boolean isNarrowed(IASTExpression node) {
    return Syntax.parent(node) instanceof IASTCastExpression cast
        && type(cast) instanceof IntegerType to
        && type(node) instanceof IntegerType from
        && to.bits() < from.bits();
  }

  private Type type(IASTExpression node) {
    return code.expressions().typeOf(node).type();
  }

  /** {@code x & 8 ? 8 : 0}: the bit is moved to its place. */
  private boolean isBit(Question question, IASTExpression yes, IASTExpression no) {
    return asksForBit(question)
        && foreseen.testsBit(question.left())
        && foreseen.integer(yes).filter(v -> v.signum() > 0 && v.bitCount() == 1).isPresent()
        && foreseen.isZero(no);
  }

  private boolean asksForBit(Question question) {
    return switch (question.relation()) {
      case NOT_EQUAL -> question.right().map(foreseen::isZero).orElse(true);
      case EQUAL ->
          question.left() instanceof IASTBinaryExpression mask
              && question.right().filter(bit -> likeness.same(mask.getOperand2(), bit)).isPresent();
      default -> false;
    };
  }
}
