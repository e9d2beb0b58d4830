package heapwright.source.lower.nested;

import org.eclipse.cdt.core.dom.ast.IASTDeclarator;

/** How declarators nest in the syntax tree. */
public final class Declarators {
  private Declarators() {}

  /** The name that is declared, wherever it is nested; empty for an abstract declarator. */
  public static String name(IASTDeclarator declarator) {
    IASTDeclarator innermost = innermost(declarator);
    return innermost.getName() == null ? "" : innermost.getName().toString();
  }

  public static IASTDeclarator innermost(IASTDeclarator declarator) {
    IASTDeclarator at = declarator;
    while (at.getNestedDeclarator() != null) {
      at = at.getNestedDeclarator();
    }
    return at;
  }

  /** The declarator around all others. */
  public static IASTDeclarator outermost(IASTDeclarator declarator) {
    IASTDeclarator at = declarator;
    while (at.getParent() instanceof IASTDeclarator outer) {
      at = outer;
    }
    return at;
  }
}
