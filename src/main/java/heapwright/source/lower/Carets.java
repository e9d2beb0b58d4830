package heapwright.source.lower;

import heapwright.ir.SourceLine;
import heapwright.source.parse.SourceMap;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTArraySubscriptExpression;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTCastExpression;
import org.eclipse.cdt.core.dom.ast.IASTConditionalExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFieldReference;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTIfStatement;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTTypeIdInitializerExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/**
 * The lines that gcc gives to what it makes of expressions and statements, and by which its
 * coverage counts: an operation stands where its operator does, not where its operands begin.
 */
final class Carets {
  private final SourceMap map;

  Carets(SourceMap map) {
    this.map = map;
  }

  SourceLine start(IASTNode node) {
    return map.line(Positions.start(node));
  }

  SourceLine end(IASTNode node) {
    return map.line(Positions.end(node) - 1);
  }

  /** An {@code if} stands at its opening parenthesis. */
  SourceLine of(IASTIfStatement node) {
    return map.line(map.skipBlanks(Positions.start(node) + "if".length()));
  }

  /** Where an operation stands; nowhere in particular for names and constants. */
  Optional<SourceLine> of(IASTExpression node) {
    IASTNode parent = Syntax.parent(node);
    // gcc gives whatever is passed to a function the place of the call.
    if (parent instanceof IASTFunctionCallExpression call && isArgument(node, call)) {
      return Optional.of(start(call));
    }
    // It moves ! inwards, and what was inside takes its place.
    if (parent instanceof IASTUnaryExpression not
        && not.getOperator() == IASTUnaryExpression.op_not
        && isDecided(Syntax.bare(node))) {
      return of(not);
    }
    return own(Syntax.bare(node));
  }

  /** Where the condition of a loop stands: at its operator if that gives 0 or 1. */
  SourceLine ofCondition(IASTExpression node) {
    IASTExpression inner = Syntax.bare(node);
    boolean truth =
        inner instanceof IASTBinaryExpression binary
                && (Operators.isLogical(binary)
                    || Operators.relation(binary.getOperator()).isPresent())
            || Syntax.isNot(inner);
    return truth ? own(inner).orElseThrow() : start(node);
  }

  private static boolean isArgument(IASTExpression node, IASTFunctionCallExpression call) {
    return Positions.start(node) >= Positions.end(call.getFunctionNameExpression());
  }

  private static boolean isDecided(IASTExpression node) {
    return node instanceof IASTConditionalExpression
        || node instanceof IASTBinaryExpression binary && Operators.isLogical(binary);
  }

  private Optional<SourceLine> own(IASTExpression node) {
    if (node instanceof IASTBinaryExpression binary) {
      return Optional.of(after(binary.getOperand1()));
    }
    if (node instanceof IASTUnaryExpression unary) {
      return unary(unary);
    }
    if (node instanceof IASTFieldReference field) {
      return Optional.of(after(field.getFieldOwner()));
    }
    if (node instanceof IASTArraySubscriptExpression element) {
      return Optional.of(after(element.getArrayExpression()));
    }
    if (node instanceof IASTConditionalExpression choice) {
      IASTExpression yes = choice.getPositiveResultExpression();
      return Optional.of(after(yes == null ? choice.getLogicalConditionExpression() : yes));
    }
    boolean atStart =
        node instanceof IASTFunctionCallExpression
            || node instanceof IASTCastExpression
            || node instanceof IASTTypeIdInitializerExpression;
    return atStart ? Optional.of(start(node)) : Optional.empty();
  }

  private Optional<SourceLine> unary(IASTUnaryExpression node) {
    return switch (node.getOperator()) {
      case IASTUnaryExpression.op_postFixIncr, IASTUnaryExpression.op_postFixDecr ->
          Optional.of(after(node.getOperand()));
      case IASTUnaryExpression.op_sizeof, IASTUnaryExpression.op_alignOf -> Optional.empty();
      default -> Optional.of(start(node));
    };
  }

  private SourceLine after(IASTExpression operand) {
    return map.line(map.skipBlanks(Positions.end(operand)));
  }
}
