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
  private final List<Operation> operations = new ArrayList<>();
  private final Map<Slot, Vector> elements = new LinkedHashMap<>();
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
    List<Row.Element> classes = new ArrayList<>();
    elements.forEach(
        (slot, vector) ->
            classes.add(new Row.Element(vector, valueClass(from, slot), map.valueClass(slot))));
    Changes changes = new Changes(from, map);
    rows.add(
        new Row(
            label,
            text,
            operations,
            classes,
            changes.memory(cells),
            changes.environment(variables),
            changes.solution(cells)));
    operations.clear();
    elements.clear();
    cells.clear();
    variables.clear();
    from = map;
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

  /** The target of an assignment comes first, as in the publication's table of classes. */
  @Override
  public void element(Vector vector, Slot slot) {
    elements.putIfAbsent(slot, vector);
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
    Set<Variable> set = slot instanceof Slot.OfVariable of ? Set.of(of.variable()) : Set.of();
    Changes changes = new Changes(before, before.given(slot, earlier));
    String variable = Holders.of(earlier, before);
    rows.add(
        new Row(
            label + "'",
            "alias(" + variable + ", " + vector.source() + ")",
            List.of(new Operation(Operation.Kind.ALIAS, "[" + variable + "] " + vector)),
            List.of(),
            changes.memory(touched),
            changes.environment(set),
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
