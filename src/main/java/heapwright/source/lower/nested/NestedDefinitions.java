package heapwright.source.lower.nested;

import java.util.HashSet;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;

/** The functions that are defined inside a function, as far as its text tells. */
public final class NestedDefinitions extends ASTVisitor {
  private final IASTFunctionDefinition around;
  private final Set<String> names = new HashSet<>();
  private final Set<String> mentioned = new HashSet<>();
  private final Set<String> values = new HashSet<>();
  private int depth;

  private NestedDefinitions(IASTFunctionDefinition around) {
    this.around = around;
    shouldVisitDeclarations = true;
    shouldVisitExpressions = true;
  }

  public static NestedDefinitions in(IASTFunctionDefinition definition) {
    NestedDefinitions search = new NestedDefinitions(definition);
    definition.accept(search);
    return search;
  }

  public boolean any() {
    return !names.isEmpty();
  }

  /** The identifiers in their bodies. */
  public Set<String> mentioned() {
    return mentioned;
  }

  /** Whether one of them is used other than by calling it by its name. */
  public boolean areTaken() {
    return names.stream().anyMatch(values::contains);
  }

  @Override
  public int visit(IASTDeclaration node) {
    if (node instanceof IASTFunctionDefinition definition && definition != around) {
      names.add(Declarators.innermost(definition.getDeclarator()).getName().toString());
      depth++;
    }
    return PROCESS_CONTINUE;
  }

  @Override
  public int leave(IASTDeclaration node) {
    if (node instanceof IASTFunctionDefinition && node != around) {
      depth--;
    }
    return PROCESS_CONTINUE;
  }

  @Override
  public int visit(IASTExpression node) {
    if (node instanceof IASTIdExpression id) {
      String name = id.getName().toString();
      if (depth > 0) {
        mentioned.add(name);
      }
      boolean isCalled =
          id.getParent() instanceof IASTFunctionCallExpression call
              && call.getFunctionNameExpression() == id;
      if (!isCalled) {
        values.add(name);
      }
    }
    return PROCESS_CONTINUE;
  }
}
