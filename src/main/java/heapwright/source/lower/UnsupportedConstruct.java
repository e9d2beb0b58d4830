package heapwright.source.lower;

import org.eclipse.cdt.core.dom.ast.IASTNode;

/** Leaves the lowering of a function that needs what is not supported. Never leaves the package. */
final class UnsupportedConstruct extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private final transient IASTNode node;

  UnsupportedConstruct(IASTNode node, String construct) {
    super(construct, null, false, false);
    this.node = node;
  }

  IASTNode node() {
    return node;
  }

  String construct() {
    return getMessage();
  }
}
