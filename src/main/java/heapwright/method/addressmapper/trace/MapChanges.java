package heapwright.method.addressmapper.trace;

import heapwright.method.addressmapper.map.AddressMap;
import heapwright.method.addressmapper.map.CellAddress;
import heapwright.method.addressmapper.map.MemoryCell;
import heapwright.method.addressmapper.map.ProgramVariable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What became different between two maps, in the notation of the published tables. */
final class MapChanges {
  private final AddressMap before;
  private final AddressMap after;

  MapChanges(AddressMap before, AddressMap after) {
    this.before = before;
    this.after = after;
  }

  List<String> memory(Set<CellAddress> cells) {
    List<String> lines = new ArrayList<>();
    for (CellAddress address : createdFirst(cells)) {
      Optional<MemoryCell> old = before.memory().get(address.number());
      Optional<MemoryCell> young = after.memory().get(address.number());
      change(old.map(CellText::of), young.map(CellText::of), lines);
      lines.addAll(properties(address, old, young));
    }
    return lines;
  }

  private List<CellAddress> createdFirst(Set<CellAddress> cells) {
    return cells.stream()
        .sorted(Comparator.comparing(cell -> before.memory().contains(cell.number())))
        .toList();
  }

  /** What the publication writes as {@code 8.inactive} and {@code 15.null}. */
  private static List<String> properties(
      CellAddress address, Optional<MemoryCell> old, Optional<MemoryCell> young) {
    List<String> lines = new ArrayList<>();
    boolean wasActive = old.map(MemoryCell::active).orElse(true);
    if (wasActive && !young.map(MemoryCell::active).orElse(true)) {
      lines.add("  " + address + ".inactive");
    }
    if (isNull(young) && !isNull(old)) {
      lines.add("  " + address + ".null");
    }
    return lines;
  }

  private static boolean isNull(Optional<MemoryCell> cell) {
    return cell.filter(c -> c.nullness() == MemoryCell.Nullness.NULL).isPresent();
  }

  List<String> environment(Set<ProgramVariable> variables) {
    List<String> lines = new ArrayList<>();
    for (ProgramVariable variable : variables) {
      if (!variable.isTemporary()) {
        change(
            before.environment().get(variable.key()).map(CellText::of),
            after.environment().get(variable.key()).map(CellText::of),
            lines);
      }
    }
    return lines;
  }

  List<String> solution(Set<CellAddress> cells) {
    List<String> lines = new ArrayList<>();
    for (CellAddress address : cells) {
      change(solved(before, address), solved(after, address), lines);
      Optional<MemoryCell> old = before.memory().get(address.number());
      Optional<MemoryCell> young = after.memory().get(address.number());
      if (isNull(young) && !isNull(old) && !young.orElseThrow().stable()) {
        lines.add("  " + address + ".null");
      }
    }
    return lines;
  }

  private static Optional<String> solved(AddressMap map, CellAddress address) {
    return map.solution()
        .get(address.number())
        .map(fields -> CellText.of(address, map.cell(address).structure(), fields));
  }

  private static void change(Optional<String> old, Optional<String> young, List<String> lines) {
    if (!old.equals(young)) {
      old.ifPresent(text -> lines.add("- " + text));
      young.ifPresent(text -> lines.add("+ " + text));
    }
  }
}
