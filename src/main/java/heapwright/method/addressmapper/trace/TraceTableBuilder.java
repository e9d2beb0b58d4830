package heapwright.method.addressmapper.trace;

import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.SourceStatement;
import heapwright.method.addressmapper.map.AddressMap;
import heapwright.method.addressmapper.map.CellAddress;
import heapwright.method.addressmapper.map.PointerSlot;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.map.ProgramVariable;
import heapwright.method.addressmapper.map.ValueClass;
import heapwright.method.addressmapper.map.Vector;
import heapwright.method.addressmapper.move.Move;
import heapwright.method.addressmapper.operation.EvaluationListener;
import heapwright.method.addressmapper.operation.PublishedOperation;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Makes a row of everything that an evaluation does between two numbered statements. */
final class TraceTableBuilder implements EvaluationListener {
  static final String CALL = "call";

  private final List<AddressTrace.Inserted> aliasTab = new ArrayList<>();
  private final StatementQuotes source = new StatementQuotes();
  private final List<AddressTrace.TraceRow> rows = new ArrayList<>();
  private final Set<PublishedOperation> operations = new LinkedHashSet<>();
  private final Map<PointerSlot, Vector> read = new LinkedHashMap<>();
  private final Map<PointerSlot, Vector> set = new LinkedHashMap<>();
  private final Set<CellAddress> cells = new LinkedHashSet<>();
  private final Set<ProgramVariable> variables = new LinkedHashSet<>();
  private String label = CALL;
  private String text = "";
  private AddressMap from = AddressMap.START;

  List<AddressTrace.Inserted> aliasTab() {
    return aliasTab;
  }

  List<AddressTrace.TraceRow> rows() {
    return rows;
  }

  @Override
  public void passed(Move.Passed move, AddressMap map) {
    boolean isLibrary = move.function().span().isOurs();
    if (!isLibrary) {
      close(map);
      label = (move.depth() == 0 ? "" : move.function().name() + " ") + move.number();
      text = source.of(move.function().statement(move.number()));
    }
  }

  /** Ends the row that is open. */
  void close(AddressMap map) {
    MapChanges changes = new MapChanges(from, map);
    rows.add(
        new AddressTrace.TraceRow(
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
  private List<AddressTrace.TraceRow.Element> classes(AddressMap map) {
    Map<PointerSlot, Vector> all = new LinkedHashMap<>(set);
    read.forEach(all::putIfAbsent);
    List<AddressTrace.TraceRow.Element> classes = new ArrayList<>();
    all.forEach(
        (slot, vector) ->
            classes.add(
                new AddressTrace.TraceRow.Element(
                    vector, valueClass(from, slot), map.valueClass(slot))));
    return classes;
  }

  /** A cell that the statement itself created had the class of what it was reserved for. */
  private static ValueClass valueClass(AddressMap map, PointerSlot slot) {
    boolean isKnown = !(slot instanceof PointerSlot.OfCell of) || map.find(of.cell()).isPresent();
    return isKnown ? map.valueClass(slot) : ValueClass.I;
  }

  @Override
  public void operation(PublishedOperation.Kind kind, String operands) {
    operations.add(new PublishedOperation(kind, operands));
  }

  @Override
  public void read(Vector vector, PointerSlot slot) {
    read.putIfAbsent(slot, vector);
  }

  @Override
  public void set(Vector vector, PointerSlot slot) {
    set.putIfAbsent(slot, vector);
  }

  @Override
  public void aliased(
      Vector vector, PointerSlot slot, String pointer, PointerValue earlier, AddressMap before) {
    Set<CellAddress> touched = Set.of();
    if (slot instanceof PointerSlot.OfCell of) {
      touched = Set.of(before.root(of.cell()));
    }
    Set<ProgramVariable> variable =
        slot instanceof PointerSlot.OfVariable of ? Set.of(of.variable()) : Set.of();
    MapChanges changes = new MapChanges(before, before.given(slot, earlier));
    String holder = before.holder(earlier);
    aliasTab.add(new AddressTrace.Inserted(label, holder, vector, pointer, named(before, earlier)));
    rows.add(
        new AddressTrace.TraceRow(
            label + "'",
            "alias(" + holder + ", " + vector.source() + ")",
            List.of(
                new PublishedOperation(
                    PublishedOperation.Kind.ALIAS, "[" + holder + "] " + vector)),
            List.of(),
            changes.memory(touched),
            changes.environment(variable),
            changes.solution(touched)));
    boolean wasThere = !(slot instanceof PointerSlot.OfCell of) || from.find(of.cell()).isPresent();
    from = wasThere ? from.given(slot, earlier) : from;
  }

  private static String named(AddressMap map, PointerValue pointer) {
    return pointer instanceof PointerValue.To to && to.offset() == 0
        ? map.cell(to.cell()).name()
        : pointer.toString();
  }

  @Override
  public void changed(CellAddress cell) {
    cells.add(cell);
  }

  @Override
  public void changed(ProgramVariable variable) {
    variables.add(variable);
  }

  /** Quotes statements, the first line of each; nothing where the source is out of reach. */
  static final class StatementQuotes {
    private final Map<String, List<String>> files = new HashMap<>();

    String of(SourceStatement statement) {
      SourceSpan span = statement.span();
      List<String> lines = files.computeIfAbsent(span.file().path(), StatementQuotes::read);
      if (span.line() < 1 || span.line() > lines.size()) {
        return "";
      }
      String line = lines.get(span.line() - 1);
      int from = Math.min(line.length(), Math.max(0, span.column() - 1));
      int to =
          span.endLine() == span.line() ? Math.min(line.length(), span.endColumn()) : line.length();
      return closed(line.substring(from, Math.max(from, to)).replaceFirst("[\\s{;]*$", ""));
    }

    /** Of a decision the span ends with the condition, before its bracket. */
    private static String closed(String text) {
      long open = text.chars().filter(c -> c == '(').count();
      long shut = text.chars().filter(c -> c == ')').count();
      return text + ")".repeat((int) Math.max(0, open - shut));
    }

    private static List<String> read(String path) {
      try {
        return Files.readAllLines(Path.of(path), StandardCharsets.ISO_8859_1);
      } catch (IOException | InvalidPathException e) {
        return List.of();
      }
    }
  }
}
