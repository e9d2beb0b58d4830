package heapwright.source.lower.context;

import org.eclipse.cdt.core.dom.ast.IASTDeclaration;

/** Lowers declarations inside functions. */
public interface Declarations {
  /**
   * Enters the declared names into the current scope; emits {@code Declare} for automatic variables
   * without an initialiser, the initialisation for the others, {@code Allocate} for variable-length
   * arrays; static variables become globals.
   */
  void lower(IASTDeclaration declaration);
}
