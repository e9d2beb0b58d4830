package heapwright.source.lower;

import heapwright.ir.Expression;
import heapwright.ir.Initialiser;
import heapwright.ir.SourceSpan;
import heapwright.ir.Type;
import org.eclipse.cdt.core.dom.ast.IASTInitializer;

/** Initialisers: braces, designators, strings. */
final class InitialiserLowering {
  private final CodeContext code;

  InitialiserLowering(CodeContext code) {
    this.code = code;
  }

  /**
   * The type of an object of this declared type once it is initialised: arrays of unknown length
   * are completed.
   */
  Type completed(Type declared, IASTInitializer initialiser) {
    throw new UnsupportedOperationException(code.toString());
  }

  /** Emits the initialisation of an object in memory: automatic variables, compound literals. */
  void emit(Expression address, Type type, IASTInitializer initialiser, SourceSpan span) {
    throw new UnsupportedOperationException(code.toString());
  }

  /** The initialiser of an object with static storage. */
  Initialiser constant(Type type, IASTInitializer initialiser) {
    throw new UnsupportedOperationException(code.toString());
  }
}
