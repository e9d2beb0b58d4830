package heapwright.analysis;

import heapwright.ir.Expression;
import heapwright.ir.Global;
import heapwright.ir.Initialiser;
import heapwright.ir.Program;
import heapwright.ir.SymbolId;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;

/** The functions that a pointer can point to: those whose name stands where it is not called. */
final class AddressesTaken {
  private AddressesTaken() {}

  static Set<SymbolId> in(Program program) {
    Set<SymbolId> taken = new LinkedHashSet<>();
    Stream.concat(
            program.globals().values().stream().flatMap(AddressesTaken::initially),
            program.functions().values().stream().flatMap(Operands::of))
        .flatMap(Operands::parts)
        .forEach(
            e -> {
              if (e instanceof Expression.FunctionAddress address) {
                taken.add(address.symbol());
              }
            });
    return taken;
  }

  private static Stream<Expression> initially(Global global) {
    return global.initialiser().stream()
        .flatMap(initialiser -> initialiser.items().stream())
        .flatMap(
            item ->
                item instanceof Initialiser.Item.Scalar scalar
                    ? Stream.of(scalar.value())
                    : Stream.empty());
  }
}
