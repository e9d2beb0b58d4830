package heapwright.source.lower;

import heapwright.ir.DataModel;
import heapwright.ir.FunctionType;
import heapwright.ir.IntegerType;
import heapwright.ir.SourceSpan;
import heapwright.ir.SymbolId;

/** What belongs to a translation unit as a whole while it is lowered. */
final class UnitContext {
  private final DataModel model;
  private final Positions positions;
  private final Diagnostics diagnostics = new Diagnostics();
  private final Scope fileScope = Scope.file();

  UnitContext(DataModel model, Positions positions) {
    this.model = model;
    this.positions = positions;
  }

  DataModel model() {
    return model;
  }

  Positions positions() {
    return positions;
  }

  Diagnostics diagnostics() {
    return diagnostics;
  }

  Scope fileScope() {
    return fileScope;
  }

  /** Enters a function that is called without a declaration; C90 gives it {@code int name()}. */
  Entity.FunctionEntity declareFunction(String name, FunctionType type, SourceSpan at) {
    throw new UnsupportedOperationException();
  }

  /**
   * The object that holds a string literal, the same for the same content.
   *
   * @param bytes all bytes of the array, the terminating zero included
   */
  SymbolId literal(byte[] bytes, IntegerType element, SourceSpan at) {
    throw new UnsupportedOperationException();
  }

  /** Notes that a symbol is used, so that a function of a system header is not left out. */
  void use(SymbolId symbol) {
    throw new UnsupportedOperationException();
  }
}
