package heapwright.symbolic.term;

import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.Operator;
import heapwright.symbolic.term.value.Sort;
import heapwright.work.Work;
import heapwright.work.WorkMeter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The terms that exist, one object each; simplifies nothing. */
final class TermStore {
  private record ConstantKey(Sort sort, BitVector value) {}

  private record SymbolKey(String name, Sort sort) {}

  private final Map<ConstantKey, Constant> constants = new HashMap<>();
  private final Map<SymbolKey, Symbol> symbols = new HashMap<>();
  private final List<Symbol> symbolsByIndex = new ArrayList<>();
  private final InternTable operations = new InternTable();
  private int next;

  Constant constant(Sort sort, BitVector value) {
    if (sort.width() != value.width()) {
      throw new IllegalArgumentException(value + " for a constant of " + sort);
    }
    return constants.computeIfAbsent(
        new ConstantKey(sort, value), key -> new Constant(next++, sort, value));
  }

  Symbol symbol(String name, Sort sort, BitsReading reading) {
    return symbols.computeIfAbsent(
        new SymbolKey(name, sort),
        key -> {
          Symbol made = new Symbol(next++, sort, name, reading, symbolsByIndex.size());
          symbolsByIndex.add(made);
          return made;
        });
  }

  Symbol symbol(int index) {
    return symbolsByIndex.get(index);
  }

  int symbolCount() {
    return symbolsByIndex.size();
  }

  Term operation(Operator operator, Sort sort, int low, Term... operands) {
    WorkMeter.count(Work.TERM, 1);
    Optional<Operation> existing = operations.find(operator, sort, low, operands);
    if (existing.isEmpty() && operator.isCommutative()) {
      existing = operations.find(operator, sort, low, operands[1], operands[0]);
    }
    if (existing.isPresent()) {
      return existing.get();
    }
    Operation made = new Operation(next++, sort, operator, low, operands);
    operations.add(made);
    return made;
  }
}
