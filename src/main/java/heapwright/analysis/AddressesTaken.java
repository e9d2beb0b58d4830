package heapwright.analysis;

import heapwright.ir.Program;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;

/** The functions that a pointer can point to: those whose name stands where it is not called. */
final class AddressesTaken {
  private AddressesTaken() {}

  static Set<SymbolId> in(Program program) {
    Set<SymbolId> taken = new LinkedHashSet<>();
    Stream.concat(
            program.globals().values().stream().flatMap(References::initially),
            program.functions().values().stream().flatMap(EvaluatedExpressions::of))
        .flatMap(EvaluatedExpressions::parts)
        .forEach(
            e -> {
              if (e instanceof Expression.FunctionAddress address) {
                taken.add(address.symbol());
              }
            });
    // An input may point to these, though no text does.
    program.functions().values().stream()
        .filter(function -> function.span().file().equals(Function.CALLBACKS))
        .forEach(function -> taken.add(function.symbol()));
    return taken;
  }
}
