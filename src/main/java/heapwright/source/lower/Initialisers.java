package heapwright.source.lower;

import heapwright.ir.Expression;
import heapwright.ir.Local;
import heapwright.ir.SourceSpan;
import heapwright.ir.Type;
import org.eclipse.cdt.core.dom.ast.IASTInitializer;

/** Lowers initialisers, to code for automatic objects and to bytes for static ones. */
interface Initialisers {
  /**
   * The type of an object of this declared type once it is initialised: arrays of unknown length
   * are completed.
   */
  Type completed(Type declared, IASTInitializer initialiser);

  /** Emits the initialisation of a variable. */
  void emit(Local local, IASTInitializer initialiser, SourceSpan span);

  /** Emits the initialisation of an object in memory: automatic variables, compound literals. */
  void emit(Expression address, Type type, IASTInitializer initialiser, SourceSpan span);

  /** The initial value of an object with static storage. */
  StaticObject constant(Type type, IASTInitializer initialiser);
}
