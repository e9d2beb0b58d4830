package heapwright.method;

import heapwright.analysis.CallGraph;
import heapwright.ir.Function;
import heapwright.ir.FunctionType;
import heapwright.ir.PointerType;
import heapwright.ir.Program;
import heapwright.ir.SymbolId;
import heapwright.world.LibraryFact;
import heapwright.world.LibraryTable;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What every proof about a function takes for granted of the functions outside of the program that
 * it calls, itself or through others of the program.
 */
public final class OutsideAssumptions {
  private final Program program;
  private final CallGraph calls;

  public OutsideAssumptions(Program program) {
    this.program = program;
    calls = CallGraph.of(program);
  }

  public List<String> of(Function root) {
    Set<SymbolId> outside = outside(root);
    List<String> texts = new ArrayList<>();
    if (outside.stream().anyMatch(this::takesConstants)) {
      // C17 6.7.3p6 lets a callee cast const away, if the object itself is not const.
      texts.add("functions that are only declared do not write through pointers to const");
    }
    if (anyStates(outside, LibraryFact.BY_LOCALE)) {
      texts.add("the locale is \"C\"");
    }
    if (anyStates(outside, LibraryFact.AS_GLIBC)) {
      texts.add("where C leaves the library a choice, it does as glibc");
    }
    if (anyStates(outside, LibraryFact.READS)) {
      texts.add("reading from streams does not fail, and nothing comes after their end");
    }
    return texts;
  }

  private static boolean anyStates(Set<SymbolId> functions, LibraryFact fact) {
    return functions.stream().anyMatch(function -> LibraryTable.states(function, fact));
  }

  private Set<SymbolId> outside(Function root) {
    Set<SymbolId> outside = new LinkedHashSet<>();
    Set<SymbolId> own = new LinkedHashSet<>(List.of(root.symbol()));
    List<SymbolId> todo = new ArrayList<>(own);
    for (int next = 0; next < todo.size(); next++) {
      for (SymbolId callee : calls.callees(todo.get(next))) {
        if (!isOwn(callee)) {
          outside.add(callee);
        } else if (own.add(callee)) {
          todo.add(callee);
        }
      }
    }
    return outside;
  }

  private boolean isOwn(SymbolId symbol) {
    return program
        .function(symbol)
        .filter(f -> !f.isStub() && !f.span().file().path().startsWith("<"))
        .isPresent();
  }

  private boolean takesConstants(SymbolId symbol) {
    boolean isDeclaredOnly =
        program.function(symbol).filter(Function::isStub).isPresent()
            && LibraryTable.contract(symbol).isEmpty();
    return isDeclaredOnly && takesConstants(program.function(symbol).get().type());
  }

  private static boolean takesConstants(FunctionType type) {
    return type.parameters().stream()
        .anyMatch(p -> p instanceof PointerType pointer && pointer.qualifiers().isConst());
  }
}
