package heapwright.source.lower;

import heapwright.ir.Function;
import heapwright.ir.FunctionType;
import heapwright.ir.Linkage;
import heapwright.ir.SymbolId;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;

/**
 * Lowers a function definition. Makes the function's {@link Emitter} and {@link CodeContext},
 * enters a scope, has {@link DeclarationLowering#parameters} declare the parameters in it (each as
 * {@link Emitter#parameter} makes it, in order, so that variably modified types see those before),
 * then lowers the body.
 */
final class FunctionLowering {
  private final UnitContext unit;

  FunctionLowering(UnitContext unit) {
    this.unit = unit;
  }

  /** Throws {@link UnsupportedConstruct} or {@link SourceError}. */
  Function lower(
      IASTFunctionDefinition definition,
      SymbolId symbol,
      String name,
      FunctionType type,
      Linkage linkage) {
    throw new UnsupportedOperationException(unit.toString());
  }
}
