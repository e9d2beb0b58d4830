package heapwright.source.lower;

import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;

/** Declarations inside functions. Those at file scope are the unit's. */
final class DeclarationLowering {
  private final CodeContext code;

  DeclarationLowering(CodeContext code) {
    this.code = code;
  }

  /** Whether a declaration has a numbered statement: one that initialises an automatic variable. */
  boolean initialises(IASTDeclaration declaration) {
    throw new UnsupportedOperationException(code.toString());
  }

  /**
   * Enters the declared names into the current scope; emits {@code Declare} for automatic variables
   * without an initialiser, the initialisation for the others, {@code Allocate} for variable-length
   * arrays; static variables become globals.
   */
  void lower(IASTDeclaration declaration) {
    throw new UnsupportedOperationException(code.toString());
  }

  /**
   * Declares the parameters of a definition in the current scope, in order, each as {@link
   * Emitter#parameter} makes it. A parameter of an old-style definition arrives promoted: {@link
   * Emitter#parameter} gets the promoted type, the variable is assigned from it.
   */
  void parameters(IASTFunctionDefinition definition) {
    throw new UnsupportedOperationException(code.toString());
  }
}
