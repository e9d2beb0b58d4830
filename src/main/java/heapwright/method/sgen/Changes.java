package heapwright.method.sgen;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What one statement does to σ and to the collections. */
final class Changes {
  private final Set<Pointer> moved = new LinkedHashSet<>();
  private final Set<Pointer> regrouped = new LinkedHashSet<>();
  private Optional<String> contradiction = Optional.empty();

  /** σ says something new of a pointer. */
  void moved(Pointer pointer) {
    moved.add(pointer);
  }

  /** The pointer's collection has other members. */
  void regrouped(Pointer pointer) {
    regrouped.add(pointer);
  }

  /** The statement leads to ⊥σ. */
  void contradicts(String reason) {
    contradiction = contradiction.or(() -> Optional.of(reason));
  }

  Optional<String> contradiction() {
    return contradiction;
  }

  /** {@code L0, p1 ↦ 1_L0}, one for each collection. */
  List<String> locations(Sigma sigma) {
    Map<String, List<Pointer>> byPlace = new LinkedHashMap<>();
    moved.stream()
        .filter(Pointer::matters)
        .forEach(
            p ->
                byPlace
                    .computeIfAbsent(
                        sigma.collection(p).id() + " ↦ " + end(p, sigma), k -> new ArrayList<>())
                    .add(p));
    return byPlace.values().stream().map(group -> arrow(group, sigma)).toList();
  }

  /** An earlier version points to what was there before it was written. */
  private static String end(Pointer pointer, Sigma sigma) {
    Location location = sigma.at(pointer);
    boolean isOld = pointer.variable().pointer().filter(pointer::equals).isEmpty();
    return isOld && location instanceof Location.Named n && n.offset() == 0
        ? n.region().name()
        : location.toString();
  }

  private static String arrow(List<Pointer> group, Sigma sigma) {
    String names =
        group.stream()
            .limit(Collection.SHOWN)
            .map(Pointer::toString)
            .collect(Collectors.joining(", "));
    return names + " ↦ " + end(group.get(0), sigma);
  }

  /** {@code {L0, p1}}. */
  List<String> collections(Sigma sigma) {
    Set<Integer> seen = new LinkedHashSet<>();
    return regrouped.stream()
        .filter(p -> seen.add(sigma.collection(p).id()))
        .map(p -> sigma.collection(p).toString())
        .toList();
  }
}
