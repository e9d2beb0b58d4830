package heapwright.method.sgen.ssa;

import heapwright.symbolic.persistent.IntMap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Pointers that must point to the same place, and that place.
 *
 * @param eldest the first pointer of the input among them, else the first of all: what objects are
 *     named after
 * @param shown some of the members, for readers: inputs and latest versions
 */
public record Collection(
    int id,
    IntMap<SsaPointer> byIndex,
    SsaPointer eldest,
    List<SsaPointer> shown,
    Location location) {

  /** Collections may have many members; people read few. */
  public static final int SHOWN = 9;

  public Collection {
    shown = List.copyOf(shown);
  }

  public static Collection of(SsaPointer pointer, Location location) {
    IntMap<SsaPointer> alone = IntMap.<SsaPointer>empty().with(pointer.index(), pointer);
    return new Collection(pointer.index(), alone, pointer, List.of(pointer), location);
  }

  public int size() {
    return byIndex.size();
  }

  /** In the order in which they appeared. */
  public List<SsaPointer> members() {
    List<SsaPointer> all = new ArrayList<>();
    byIndex.forEach(entry -> all.add(entry.value()));
    return all;
  }

  public Collection at(Location newLocation) {
    return new Collection(id, byIndex, eldest, shown, newLocation);
  }

  /** This collection with the members of another one, which should be the smaller. */
  public Collection taking(Collection other, Location newLocation) {
    IntMap<SsaPointer> all = byIndex;
    for (SsaPointer member : other.members()) {
      all = all.with(member.index(), member);
    }
    List<SsaPointer> known =
        Stream.concat(shown.stream(), other.shown.stream())
            .filter(SsaPointer::matters)
            .sorted(Comparator.comparingInt(SsaPointer::index))
            .limit(SHOWN)
            .toList();
    return new Collection(id, all, elder(eldest, other.eldest), known, newLocation);
  }

  /** The members that matter to people, as far as they are shown. */
  @Override
  public String toString() {
    String names =
        shown.stream()
            .filter(SsaPointer::matters)
            .map(SsaPointer::toString)
            .collect(Collectors.joining(", "));
    return "{" + names + (shown.size() == SHOWN ? ", …}" : "}");
  }

  private static SsaPointer elder(SsaPointer a, SsaPointer b) {
    if (a.isInput() != b.isInput()) {
      return a.isInput() ? a : b;
    }
    return a.index() < b.index() ? a : b;
  }
}
