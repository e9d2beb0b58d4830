package heapwright.method.addressmapper.alias;

import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.FunctionType;
import heapwright.method.addressmapper.map.AddressAlias;
import heapwright.method.addressmapper.map.AddressMap;
import heapwright.method.addressmapper.map.CellAddress;
import heapwright.method.addressmapper.map.CellStructures.CellStructure.PointerField;
import heapwright.method.addressmapper.map.MemoryCell;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.map.ProgramVariable;
import heapwright.method.addressmapper.move.Move;
import heapwright.method.addressmapper.operation.EvaluationListener;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The published table of symbols: for each variable and each pointer field of what it points to,
 * the statement that defined the address which it holds. A copy keeps the statement of what it
 * copies; a parameter is defined where it is used first.
 *
 * <p>From it follows where an alias belongs: in front of the statement that defined the later of
 * two addresses which the path makes equal.
 */
public final class SymTab implements EvaluationListener {
  private final Map<CellAddress, StatementNumber> defined = new HashMap<>();
  private final List<Equality> equalities = new ArrayList<>();
  private final List<Snapshot> snapshots = new ArrayList<>();
  private Optional<StatementNumber> current = Optional.empty();

  /**
   * A row.
   *
   * @param statement 0 if it was never used
   * @param fields the statements of the fields, in order of declaration
   */
  public record Symbol(String variable, int statement, List<Integer> fields) {
    public Symbol {
      fields = List.copyOf(fields);
    }

    @Override
    public String toString() {
      String all = fields.stream().map(String::valueOf).collect(Collectors.joining(","));
      return "(" + variable + "," + statement + ") {(" + all + ")}";
    }
  }

  /**
   * The table where the path makes two pointers equal, before they are merged.
   *
   * @param at the statement that does; none outside of the function itself
   */
  public record Snapshot(Optional<StatementNumber> at, List<Symbol> symbols) {
    public Snapshot {
      symbols = List.copyOf(symbols);
    }
  }

  private record Equality(MemoryCell earlier, MemoryCell later) {}

  @Override
  public void passed(Move.Passed move, AddressMap map) {
    current = Optional.of(move.number());
  }

  @Override
  public void met(String name, PointerValue pointer) {
    used(pointer);
  }

  @Override
  public void used(PointerValue pointer) {
    if (current.isPresent() && pointer instanceof PointerValue.To to) {
      defined.putIfAbsent(to.cell(), current.get());
    }
  }

  @Override
  public void equal(MemoryCell earlier, MemoryCell later, AddressMap before) {
    snapshots.add(new Snapshot(current, symbols(before)));
    equalities.add(new Equality(earlier, later));
  }

  public List<Snapshot> snapshots() {
    return List.copyOf(snapshots);
  }

  /** The aliases that the equalities imply. Two pointers that are both NULL need none. */
  public List<AddressAlias> implied(AddressMap end) {
    Map<String, AddressAlias> aliases = new LinkedHashMap<>();
    for (Equality equality : equalities) {
      MemoryCell cell = end.cell(equality.later().address());
      boolean isData = !(cell.structure().type() instanceof FunctionType);
      if (cell.nullness() != MemoryCell.Nullness.NULL && isData) {
        String later = equality.later().name();
        aliases.putIfAbsent(later, new AddressAlias(later, equality.earlier().name(), 0));
      }
    }
    return List.copyOf(aliases.values());
  }

  /** The table at a point of a path. */
  List<Symbol> symbols(AddressMap map) {
    List<Symbol> symbols = new ArrayList<>();
    map.environment()
        .forEach(
            entry -> {
              AddressMap.Binding binding = entry.value();
              if (!binding.variable().isTemporary() && binding.variable().depth() == 0) {
                binding
                    .fields()
                    .at(0)
                    .map(map::resolved)
                    .filter(p -> p instanceof PointerValue.To)
                    .ifPresent(
                        p -> symbols.add(symbol(binding.variable(), (PointerValue.To) p, map)));
              }
            });
    return symbols;
  }

  private Symbol symbol(ProgramVariable variable, PointerValue.To to, AddressMap map) {
    List<Integer> fields = new ArrayList<>();
    MemoryCell cell = map.cell(to.cell());
    for (PointerField field : cell.structure().fields()) {
      fields.add(cell.fields().at(field.offset()).map(p -> statement(map.resolved(p))).orElse(0));
    }
    return new Symbol(variable.name(), statement(to), fields);
  }

  private int statement(PointerValue pointer) {
    return pointer instanceof PointerValue.To to && defined.containsKey(to.cell())
        ? defined.get(to.cell()).value()
        : 0;
  }
}
