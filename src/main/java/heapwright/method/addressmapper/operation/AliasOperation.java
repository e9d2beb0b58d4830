package heapwright.method.addressmapper.operation;

import heapwright.method.addressmapper.map.AddressMap;
import heapwright.method.addressmapper.map.CellAddress;
import heapwright.method.addressmapper.map.Fields;
import heapwright.method.addressmapper.map.MemoryCell;
import heapwright.method.addressmapper.map.PointerValue;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * ALIAS of two cells that both exist. Right only while the later one has not been walked or
 * written, which is why aliases are put where the later one is met; the preprocessor itself, which
 * has nothing else yet, makes do with it.
 */
final class AliasOperation {
  private record Pair(CellAddress one, CellAddress other) {}

  private final Deque<Pair> open = new ArrayDeque<>();
  private AddressMap map;

  private AliasOperation(AddressMap map) {
    this.map = map;
  }

  /** The map in which both are the cell that was met first. */
  static AddressMap of(AddressMap map, CellAddress one, CellAddress other) {
    AliasOperation merge = new AliasOperation(map);
    merge.open.add(new Pair(one, other));
    while (!merge.open.isEmpty()) {
      Pair pair = merge.open.remove();
      merge.join(merge.map.root(pair.one()), merge.map.root(pair.other()));
    }
    return merge.map;
  }

  private void join(CellAddress a, CellAddress b) {
    Optional<MemoryCell> one = map.find(a);
    Optional<MemoryCell> other = map.find(b);
    if (a.equals(b)) {
      return;
    }
    if (one.isEmpty() || other.isEmpty()) {
      forward(one.isEmpty() ? a : b, one.isEmpty() ? b : a);
    } else if (one.get().met() <= other.get().met()) {
      join(one.get(), other.get());
    } else {
      join(other.get(), one.get());
    }
  }

  private void forward(CellAddress from, CellAddress to) {
    map = map.forwarded(from, to);
  }

  /** What the input held in both is the same; of what they hold now, what the program set wins. */
  private void join(MemoryCell earlier, MemoryCell later) {
    int to = earlier.address().number();
    Fields first = map.solution().getOrDefault(to, Fields.EMPTY);
    Fields lost = map.solution().getOrDefault(later.address().number(), Fields.EMPTY);
    Fields[] now = {earlier.fields()};
    Fields[] solved = {first};
    lost.forEach(
        (offset, pointer) -> {
          Optional<PointerValue> known = first.at(offset);
          if (known.isEmpty()) {
            solved[0] = solved[0].with(offset, pointer);
          } else if (known.get() instanceof PointerValue.To a
              && pointer instanceof PointerValue.To b) {
            open.add(new Pair(a.cell(), b.cell()));
          }
        });
    later
        .fields()
        .forEach(
            (offset, pointer) -> {
              boolean isUntouched = now[0].at(offset).equals(first.at(offset));
              boolean isSet = !lost.at(offset).equals(Optional.of(pointer));
              if (now[0].at(offset).isEmpty() || isUntouched && isSet) {
                now[0] = now[0].with(offset, pointer);
              }
            });
    MemoryCell.Nullness nullness =
        earlier.nullness() == MemoryCell.Nullness.DEFAULT ? later.nullness() : earlier.nullness();
    forward(later.address(), earlier.address());
    map = map.with(earlier.with(now[0]).with(nullness)).solved(to, solved[0]);
  }
}
