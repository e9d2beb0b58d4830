package heapwright.source.lower.problems;

import org.eclipse.cdt.core.dom.ast.IASTNode;

/** Leaves the lowering of a declaration that breaks C's rules. Never leaves the package. */
public final class SourceError extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private final transient IASTNode node;

  public SourceError(IASTNode node, String message) {
    super(message, null, false, false);
    this.node = node;
  }

  public IASTNode node() {
    return node;
  }
}
