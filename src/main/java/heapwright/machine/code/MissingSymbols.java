package heapwright.machine.code;

import heapwright.ir.Program;
import heapwright.ir.Unsupported;
import heapwright.ir.code.Linkage;
import heapwright.ir.code.SymbolId;
import heapwright.world.LibraryTable;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The weak symbols that nothing in a program defines. The linker gives them the address NULL
 * instead of an error. What the real library has counts as defined even where there is no model of
 * it.
 */
final class MissingSymbols {
  private MissingSymbols() {}

  /**
   * @param isBuiltIn whether a function is there without being written in C
   */
  static Set<SymbolId> of(Program program, Predicate<SymbolId> isBuiltIn) {
    Set<SymbolId> left =
        program.unsupported().stream().map(Unsupported::symbol).collect(Collectors.toSet());
    Stream<SymbolId> functions =
        program.declarations().values().stream()
            .filter(declared -> declared.linkage() == Linkage.WEAK)
            .map(declared -> declared.symbol())
            .filter(symbol -> !program.functions().containsKey(symbol))
            .filter(symbol -> !left.contains(symbol))
            .filter(symbol -> !isBuiltIn.test(symbol))
            .filter(symbol -> !LibraryTable.lists(symbol));
    Stream<SymbolId> objects =
        program.globals().values().stream()
            .filter(global -> global.linkage() == Linkage.WEAK)
            .filter(global -> global.initialiser().isEmpty())
            .map(global -> global.symbol());
    return Stream.concat(functions, objects).collect(Collectors.toSet());
  }
}
