package heapwright.report.shape;

import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Type;
import heapwright.testcase.InputCell;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

/** The cells of an object by place; remembers which of them are shown already. */
final class ObjectCells {
  private final DataModel model;
  private final NavigableMap<Long, List<InputCell>> byOffset = new TreeMap<>();
  private final Set<InputCell> shown = new LinkedHashSet<>();

  ObjectCells(DataModel model, List<InputCell> cells) {
    this.model = model;
    cells.forEach(c -> byOffset.computeIfAbsent(c.offset(), o -> new ArrayList<>()).add(c));
  }

  /** What is read as this cell. */
  Optional<InputCell> take(long offset, Cell cell) {
    return take(offset, c -> c.cell().equals(cell));
  }

  /** What is read as this scalar or, after a cast, as another of the same size. */
  Optional<InputCell> takeAlike(long offset, Type scalar) {
    Optional<InputCell> exact = take(offset, Cell.of(scalar));
    long size = model.size(scalar);
    return exact.isPresent() ? exact : take(offset, c -> isWhole(c.cell(), size));
  }

  private boolean isWhole(Cell cell, long size) {
    return cell.bits().isEmpty() && model.size(cell.type()) == size;
  }

  private Optional<InputCell> take(long offset, Predicate<InputCell> wanted) {
    Optional<InputCell> found =
        byOffset.getOrDefault(offset, List.of()).stream()
            .filter(wanted)
            .filter(c -> !shown.contains(c))
            .findFirst();
    found.ifPresent(shown::add);
    return found;
  }

  /** The offsets of cells from {@code start} on, before {@code end}. */
  NavigableSet<Long> offsets(long start, long end) {
    return new TreeSet<>(byOffset.subMap(start, end).keySet());
  }

  /** Those that were not taken yet. */
  List<InputCell> left(long start, long end) {
    return byOffset.subMap(start, end).values().stream()
        .flatMap(Collection::stream)
        .filter(shown::add)
        .sorted(Comparator.comparingLong(InputCell::offset))
        .toList();
  }
}
