package heapwright.source.lower.operands;

import java.util.Set;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;

/** The names of {@code setjmp} and {@code longjmp}, and where they are called. */
public final class LongJumps {
  private static final Set<String> SETS =
      Set.of("setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp", "__builtin_setjmp");
  private static final Set<String> JUMPS =
      Set.of("longjmp", "_longjmp", "siglongjmp", "__longjmp_chk", "__builtin_longjmp");

  private LongJumps() {}

  static boolean isSet(String name) {
    return SETS.contains(name);
  }

  public static boolean isJump(String name) {
    return SETS.contains(name) || JUMPS.contains(name);
  }

  /** Whether a function calls setjmp. */
  public static boolean landIn(IASTFunctionDefinition definition) {
    boolean[] found = {false};
    definition.accept(
        new ASTVisitor() {
          {
            shouldVisitExpressions = true;
          }

          @Override
          public int visit(IASTExpression node) {
            found[0] |=
                node instanceof IASTFunctionCallExpression call
                    && call.getFunctionNameExpression() instanceof IASTIdExpression id
                    && SETS.contains(id.getName().toString());
            return PROCESS_CONTINUE;
          }
        });
    return found[0];
  }
}
