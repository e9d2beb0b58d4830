package heapwright.method.addressmapper;

import heapwright.ir.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Makes a row of everything that an evaluation does between two numbered statements. */
final class Bookkeeper implements Log {
  private final KnownAliases aliases;
  private final SourceText source = new SourceText();
  private final List<Row> rows = new ArrayList<>();
  private final Set<Operation> operations = new LinkedHashSet<>();
  private final Map<Slot, Vector> read = new LinkedHashMap<>();
  private final Map<Slot, Vector> set = new LinkedHashMap<>();
  private final Set<CellAddress> cells = new LinkedHashSet<>();
  private final Set<Variable> variables = new LinkedHashSet<>();
  private String label = "call";
  private String text = "";
  private AddressMap from = AddressMap.START;

  Bookkeeper(KnownAliases aliases) {
    this.aliases = aliases;
  }

  Sharing aliases() {
    return aliases;
  }

  List<Row> rows() {
    return rows;
  }

  @Override
  public void passed(Move.Passed move, AddressMap map) {
    boolean isLibrary = move.function().span().file().path().startsWith("<");
    if (!isLibrary) {
      close(map);
      label = (move.depth() == 0 ? "" : move.function().name() + " ") + move.number();
      text = source.of(move.function().statement(move.number()));
    }
  }

  /** Ends the row that is open. */
  void close(AddressMap map) {
    Changes changes = new Changes(from, map);
    rows.add(
        new Row(
            label,
            text,
            List.copyOf(operations),
            classes(map),
            changes.memory(cells),
            changes.environment(variables),
            changes.solution(cells)));
    operations.clear();
    read.clear();
    set.clear();
    cells.clear();
    variables.clear();
    from = map;
  }

  /** The target of an assignment comes first, as in the publication's table of classes. */
  private List<Row.Element> classes(AddressMap map) {
    Map<Slot, Vector> all = new LinkedHashMap<>(set);
    read.forEach(all::putIfAbsent);
    List<Row.Element> classes = new ArrayList<>();
    all.forEach(
        (slot, vector) ->
            classes.add(new Row.Element(vector, valueClass(from, slot), map.valueClass(slot))));
    return classes;
  }

  /** A cell that the statement itself created had the class of what it was reserved for. */
  private static ValueClass valueClass(AddressMap map, Slot slot) {
    boolean isKnown = !(slot instanceof Slot.OfCell of) || map.find(of.cell()).isPresent();
    return isKnown ? map.valueClass(slot) : ValueClass.I;
  }

  @Override
  public void operation(Operation.Kind kind, String operands) {
    operations.add(new Operation(kind, operands));
  }

  @Override
  public void read(Vector vector, Slot slot) {
    read.putIfAbsent(slot, vector);
  }

  @Override
  public void set(Vector vector, Slot slot) {
    set.putIfAbsent(slot, vector);
  }

  @Override
  public void met(int move, String name, Pointer pointer) {
    aliases.met(name, pointer);
  }

  @Override
  public void aliased(Vector vector, Slot slot, Type target, Pointer earlier, AddressMap before) {
    Set<CellAddress> touched = Set.of();
    if (slot instanceof Slot.OfCell of) {
      touched = Set.of(before.root(of.cell()));
    }
    Set<Variable> variable = slot instanceof Slot.OfVariable of ? Set.of(of.variable()) : Set.of();
    Changes changes = new Changes(before, before.given(slot, earlier));
    String holder = Holders.of(earlier, before);
    rows.add(
        new Row(
            label + "'",
            "alias(" + holder + ", " + vector.source() + ")",
            List.of(new Operation(Operation.Kind.ALIAS, "[" + holder + "] " + vector)),
            List.of(),
            changes.memory(touched),
            changes.environment(variable),
            changes.solution(touched)));
    boolean wasThere = !(slot instanceof Slot.OfCell of) || from.find(of.cell()).isPresent();
    from = wasThere ? from.given(slot, earlier) : from;
  }

  @Override
  public void changed(CellAddress cell) {
    cells.add(cell);
  }

  @Override
  public void changed(Variable variable) {
    variables.add(variable);
  }
}
