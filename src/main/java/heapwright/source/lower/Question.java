package heapwright.source.lower;

import heapwright.ir.Relation;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/**
 * A condition as a comparison of two expressions without parentheses.
 *
 * @param right empty stands for 0
 */
record Question(Relation relation, IASTExpression left, Optional<IASTExpression> right) {

  /** What a condition compares; nothing in particular if {@code &&} or {@code ||} decides. */
  static Optional<Question> of(IASTExpression condition) {
    IASTExpression node = Syntax.bare(condition);
    if (node instanceof IASTUnaryExpression unary && Syntax.isNot(unary)) {
      return of(unary.getOperand()).map(Question::opposite);
    }
    if (node instanceof IASTBinaryExpression binary) {
      if (Operators.isLogical(binary)) {
        return Optional.empty();
      }
      Optional<Relation> relation = Operators.relation(binary.getOperator());
      if (relation.isPresent()) {
        IASTExpression left = Syntax.bare(binary.getOperand1());
        IASTExpression right = Syntax.bare(binary.getOperand2());
        return Optional.of(new Question(relation.get(), left, Optional.of(right)));
      }
    }
    return Optional.of(new Question(Relation.NOT_EQUAL, node, Optional.empty()));
  }

  Question opposite() {
    return new Question(Comparisons.opposite(relation), left, right);
  }

  /** The same question with its sides exchanged, if there are two. */
  Optional<Question> mirrored() {
    return right.map(r -> new Question(Comparisons.mirrored(relation), r, Optional.of(left)));
  }

  boolean orders() {
    return Comparisons.orders(relation);
  }
}
