package heapwright.method.addressmapper.trace;

import heapwright.method.addressmapper.alias.SymTab;
import heapwright.method.addressmapper.map.AddressMap;
import heapwright.method.addressmapper.map.CellAddress;
import heapwright.method.addressmapper.map.Fields;
import heapwright.method.addressmapper.map.MemoryCell;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.map.ValueClass;
import heapwright.method.addressmapper.operation.PublishedOperation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A trace as text: the published table, then what led to it and the result. */
public final class TraceTable {
  /** Longer accounts show only the statements that changed something. */
  private static final int SHORT = 60;

  private static final int WIDEST = 34;

  private final AddressTrace trace;
  private final List<String> lines = new ArrayList<>();

  private TraceTable(AddressTrace trace) {
    this.trace = trace;
  }

  /**
   * The text.
   *
   * @param symbols the preprocessor's SymTab where it found aliases
   * @param domains what became of the domains of the numbers
   * @param reason why the path is infeasible, if it is
   */
  public static List<String> of(
      AddressTrace trace,
      List<SymTab.Snapshot> symbols,
      List<String> domains,
      Optional<String> reason) {
    TraceTable table = new TraceTable(trace);
    table.changes();
    table.operations();
    table.preprocessing(symbols);
    table.domains(domains);
    table.structure();
    reason.ifPresent(why -> table.lines.add("infeasible: " + why));
    return table.lines;
  }

  // The table.

  private record Cells(List<String> columns) {}

  private void changes() {
    List<Cells> cells = new ArrayList<>();
    cells.add(
        new Cells(List.of("statement", "memory \u03c8", "environment \u03b3", "solution \u03c7")));
    for (AddressTrace.TraceRow row : trace.rows()) {
      if (trace.rows().size() <= SHORT || !row.changesNothing()) {
        cells(row, cells);
      }
    }
    int[] widths = new int[4];
    for (Cells line : cells) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], line.columns().get(i).length());
      }
    }
    cells.forEach(line -> lines.add(padded(line, widths)));
    lines.add(1, "-".repeat(lines.get(0).length()));
  }

  private static void cells(AddressTrace.TraceRow row, List<Cells> into) {
    int height =
        Collections.max(
            List.of(1, row.memory().size(), row.environment().size(), row.solution().size()));
    for (int i = 0; i < height; i++) {
      into.add(
          new Cells(
              List.of(
                  i == 0 ? title(row) : "",
                  line(row.memory(), i),
                  line(row.environment(), i),
                  line(row.solution(), i))));
    }
  }

  private static String title(AddressTrace.TraceRow row) {
    String title = row.label() + "  " + row.text();
    return title.length() <= WIDEST
        ? title.stripTrailing()
        : title.substring(0, WIDEST - 3) + "...";
  }

  private static String line(List<String> lines, int index) {
    return index < lines.size() ? lines.get(index) : "";
  }

  private static String padded(Cells cells, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      String text = cells.columns().get(i);
      line.append(text).append(" ".repeat(widths[i] - text.length() + (i == 3 ? 0 : 3)));
    }
    return line.toString().stripTrailing();
  }

  // What was done.

  private void operations() {
    lines.add("");
    lines.add("operations, and the classes of pointers before/after");
    for (AddressTrace.TraceRow row : trace.rows()) {
      if (!row.operations().isEmpty()) {
        String done =
            row.operations().stream()
                .map(PublishedOperation::toString)
                .collect(Collectors.joining("; "));
        String classes =
            row.elements().stream()
                .map(AddressTrace.TraceRow.Element::toString)
                .collect(Collectors.joining(", "));
        lines.add("  " + row.label() + ": " + done + (classes.isEmpty() ? "" : "   | " + classes));
      }
    }
  }

  // What was known before.

  private void preprocessing(List<SymTab.Snapshot> snapshots) {
    if (!trace.aliasTab().isEmpty()) {
      lines.add("");
      lines.add("preprocessor: where addresses were defined (SymTab), what follows (AliasTab)");
      for (SymTab.Snapshot snapshot : snapshots) {
        lines.add("  at " + snapshot.at().map(n -> "" + n).orElse("the call") + ":");
        snapshot.symbols().forEach(symbol -> lines.add("    " + symbol));
      }
      trace.aliasTab().forEach(e -> lines.add("  " + e.place() + ": " + e));
    }
  }

  private void domains(List<String> reduced) {
    if (!reduced.isEmpty()) {
      lines.add("");
      lines.add("dynamic domain reduction: what each predicate leaves of the domains");
      reduced.forEach(line -> lines.add("  " + line));
    }
  }

  // The result.

  private void structure() {
    lines.add("");
    lines.add("test structure: \u03b30 and \u03c7, unneeded addresses set to NULL");
    new TestStructure(trace.end()).lines().forEach(line -> lines.add("  " + line));
  }

  /** The chain from γ0 over χ: reserved addresses without a cell, and NULL cells, become 0. */
  static final class TestStructure {
    private final AddressMap map;

    TestStructure(AddressMap map) {
      this.map = map;
    }

    List<String> lines() {
      List<String> lines = new ArrayList<>();
      map.inputs()
          .forEach(
              entry ->
                  lines.add(
                      CellText.of(
                          new AddressMap.Binding(
                              entry.value().variable(), fields(entry.value().fields())))));
      map.solution()
          .forEach(
              entry -> {
                CellAddress address = new CellAddress(entry.key());
                MemoryCell cell = map.cell(address);
                if (cell.nullness() != MemoryCell.Nullness.NULL) {
                  lines.add(
                      CellText.of(address, cell.structure(), fields(entry.value()))
                          + " "
                          + cell.structure().type());
                }
              });
      return lines;
    }

    Fields fields(Fields reserved) {
      Fields[] kept = {Fields.EMPTY};
      reserved.forEach((offset, pointer) -> kept[0] = kept[0].with(offset, kept(pointer)));
      return kept[0];
    }

    private PointerValue kept(PointerValue pointer) {
      PointerValue now = map.resolved(pointer);
      boolean isNull =
          now instanceof PointerValue.To to
              && map.find(to.cell())
                  .filter(c -> c.nullness() != MemoryCell.Nullness.NULL)
                  .isEmpty();
      return isNull ? new PointerValue.None(ValueClass.I) : now;
    }
  }
}
