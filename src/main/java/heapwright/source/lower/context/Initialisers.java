package heapwright.source.lower.context;

import heapwright.ir.code.Expression;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.source.lower.symbols.StaticObject;
import org.eclipse.cdt.core.dom.ast.IASTInitializer;

/** Lowers initialisers, to code for automatic objects and to bytes for static ones. */
public interface Initialisers {
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
