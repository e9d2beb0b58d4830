package heapwright.source.lower;

import heapwright.ir.Expression.IntegerConstant;
import heapwright.ir.Type;
import java.math.BigInteger;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTTypeIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.eclipse.cdt.core.dom.ast.gnu.IGNUASTCompoundStatementExpression;

/** What is known of expressions before they are lowered. */
final class Foreseen {
  private final CodeContext code;

  Foreseen(CodeContext code) {
    this.code = code;
  }

  /** The value of an integer constant expression. */
  Optional<BigInteger> integer(IASTExpression node) {
    return constant(node).map(Integers::exact);
  }

  /** The type of an integer constant expression. */
  Optional<Type> type(IASTExpression node) {
    return constant(node).map(IntegerConstant::type);
  }

  private Optional<IntegerConstant> constant(IASTExpression node) {
    return Hindrances.in(node, code.scope()) ? Optional.empty() : code.expressions().constant(node);
  }

  boolean isZero(IASTExpression node) {
    return integer(node).filter(v -> v.signum() == 0).isPresent();
  }

  /** Whether a scalar holds that needs no code: a number or the address of something. */
  Optional<Boolean> truth(IASTExpression node) {
    if (Hindrances.in(node, code.scope())) {
      return Optional.empty();
    }
    Emitter emitter = code.emitter();
    Expressions expressions = code.expressions();
    return emitter.discard(
        () ->
            expressions.value(node) instanceof Value.Scalar scalar
                    && expressions.folding().truth(scalar.expression(), code.span(node))
                        instanceof IntegerConstant constant
                    && emitter.draft().isIdle()
                ? Optional.of(constant.value() != 0)
                : Optional.empty());
  }

  /** Whether the expression is {@code x & 8}: one bit of something. */
  boolean testsBit(IASTExpression node) {
    return Syntax.bare(node) instanceof IASTBinaryExpression mask
        && mask.getOperator() == IASTBinaryExpression.op_binaryAnd
        && integer(mask.getOperand2()).filter(v -> v.signum() > 0 && v.bitCount() == 1).isPresent();
  }

  /** Looks for what no constant has, so that most expressions need not be tried. */
  private static final class Hindrances extends ASTVisitor {
    private final Scope scope;
    private boolean found;

    private Hindrances(Scope scope) {
      this.scope = scope;
      shouldVisitExpressions = true;
    }

    static boolean in(IASTExpression node, Scope scope) {
      Hindrances search = new Hindrances(scope);
      node.accept(search);
      return search.found;
    }

    @Override
    public int visit(IASTExpression node) {
      if (node instanceof IASTTypeIdExpression || isAddressOrSize(node)) {
        return PROCESS_SKIP;
      }
      found =
          node instanceof IGNUASTCompoundStatementExpression
              || node instanceof IASTFunctionCallExpression call && !isBuiltin(call)
              || node instanceof IASTBinaryExpression binary && Operators.isAssignment(binary)
              || node instanceof IASTIdExpression id && isVariable(id);
      return found ? PROCESS_ABORT : PROCESS_CONTINUE;
    }

    private static boolean isAddressOrSize(IASTExpression node) {
      return node instanceof IASTUnaryExpression unary
          && (unary.getOperator() == IASTUnaryExpression.op_amper
              || unary.getOperator() == IASTUnaryExpression.op_sizeof
              || unary.getOperator() == IASTUnaryExpression.op_alignOf);
    }

    private static boolean isBuiltin(IASTFunctionCallExpression call) {
      return call.getFunctionNameExpression() instanceof IASTIdExpression id
          && Builtins.isBuiltin(id.getName().toString());
    }

    private boolean isVariable(IASTIdExpression id) {
      return scope.find(id.getName().toString()).filter(Hindrances::isScalar).isPresent();
    }

    private static boolean isScalar(Entity entity) {
      return entity instanceof Entity.LocalEntity local && local.local().type().isScalar()
          || entity instanceof Entity.GlobalEntity global && global.type().isScalar();
    }
  }
}
