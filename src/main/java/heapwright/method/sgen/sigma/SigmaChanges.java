package heapwright.method.sgen.sigma;

import heapwright.method.sgen.ssa.Collection;
import heapwright.method.sgen.ssa.Location;
import heapwright.method.sgen.ssa.SsaPointer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** What one statement does to σ and to the collections. */
public final class SigmaChanges {
  private final Set<SsaPointer> moved = new LinkedHashSet<>();
  private final Set<SsaPointer> regrouped = new LinkedHashSet<>();

  /** σ says something new of a pointer. */
  void moved(SsaPointer pointer) {
    moved.add(pointer);
  }

  /** The pointer's collection has other members. */
  void regrouped(SsaPointer pointer) {
    regrouped.add(pointer);
  }

  /** {@code L0, p1 ↦ 1_L0}, one for each collection. */
  public List<String> locations(Sigma sigma) {
    Map<String, List<SsaPointer>> byPlace = new LinkedHashMap<>();
    moved.stream()
        .filter(SsaPointer::matters)
        .forEach(
            p ->
                byPlace
                    .computeIfAbsent(
                        sigma.collection(p).id() + " ↦ " + end(p, sigma), k -> new ArrayList<>())
                    .add(p));
    return byPlace.values().stream().map(group -> arrow(group, sigma)).toList();
  }

  /** An earlier version points to what was there before it was written. */
  private static String end(SsaPointer pointer, Sigma sigma) {
    Location location = sigma.at(pointer);
    boolean isOld = pointer.variable().pointer().filter(pointer::equals).isEmpty();
    return isOld && location instanceof Location.Named n && n.offset() == 0
        ? n.region().name()
        : location.toString();
  }

  private static String arrow(List<SsaPointer> group, Sigma sigma) {
    String names =
        group.stream()
            .limit(Collection.SHOWN)
            .map(SsaPointer::toString)
            .collect(Collectors.joining(", "));
    return names + " ↦ " + end(group.get(0), sigma);
  }

  /** {@code {L0, p1}}. */
  public List<String> collections(Sigma sigma) {
    Set<Integer> seen = new LinkedHashSet<>();
    return regrouped.stream()
        .filter(p -> seen.add(sigma.collection(p).id()))
        .map(p -> sigma.collection(p).toString())
        .toList();
  }
}
