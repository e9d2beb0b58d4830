package heapwright.method.addressmapper.operation;

import heapwright.ir.type.Cell;
import heapwright.method.addressmapper.map.MemoryCell;
import heapwright.method.addressmapper.map.ProgramVariable;
import heapwright.symbolic.scalar.InputNames;
import heapwright.symbolic.scalar.LongNames;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.value.Sort;
import java.util.List;

/**
 * The inputs of a path by their names, the same in all evaluations of it: pointers, which aliases
 * are about, and numbers, which are terms.
 */
public final class InputTerms {
  private final Terms terms = new Terms();
  private final InputNames pointers = new InputNames();
  private final InputNames numbers = new InputNames();

  /** Where an input is kept; two may have the same name in the source. */
  private record Owner(Object base, long offset, Object kind) {}

  public Terms terms() {
    return terms;
  }

  private static Object base(MemoryCell cell) {
    return cell.name();
  }

  private static Object base(ProgramVariable variable) {
    return variable.key();
  }

  String pointer(String name, MemoryCell cell, long offset) {
    return pointers.of(LongNames.shortened(name), new Owner(base(cell), offset, "pointer"));
  }

  String pointer(String name, ProgramVariable variable, long offset) {
    return pointers.of(LongNames.shortened(name), new Owner(base(variable), offset, "pointer"));
  }

  Term number(String name, MemoryCell memory, long offset, Cell cell) {
    return number(name, base(memory), offset, cell);
  }

  Term number(String name, ProgramVariable variable, long offset, Cell cell) {
    return number(name, base(variable), offset, cell);
  }

  private Term number(String name, Object base, long offset, Cell cell) {
    Sort sort =
        cell.bits()
            .<Sort>map(bits -> Sort.bits(bits.width()))
            .orElseGet(() -> ScalarTerms.sort(cell.type()));
    Object kind = List.of(sort, cell.bits());
    String unique = numbers.of(LongNames.shortened(name), new Owner(base, offset, kind));
    return terms.symbol(unique, sort, ScalarTerms.reading(cell.type()));
  }
}
