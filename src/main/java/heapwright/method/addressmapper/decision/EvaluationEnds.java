package heapwright.method.addressmapper.decision;

import heapwright.method.addressmapper.alias.SharingEvidence;
import heapwright.method.addressmapper.map.Access;
import heapwright.method.addressmapper.map.AddressAlias;
import heapwright.method.addressmapper.map.EvaluationState;
import heapwright.method.addressmapper.operation.PathEvent;
import heapwright.symbolic.persistent.Trail;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Where the ways of a search ended, and what might have led on. */
final class EvaluationEnds {
  /**
   * An end.
   *
   * @param position how many statements of the path had begun
   * @param events the one at which it ended comes last
   */
  record End(int position, String reason, EvaluationState state, Trail<PathEvent> events) {}

  private final SharingEvidence evidence;
  private final List<End> ends = new ArrayList<>();
  private Optional<End> furthest = Optional.empty();
  private Optional<String> unknown = Optional.empty();

  EvaluationEnds(SharingEvidence evidence) {
    this.evidence = evidence;
  }

  void unknown(String cause) {
    unknown = unknown.or(() -> Optional.of(cause));
  }

  /** The method could not go on, which aliases may change. */
  void outside(String cause, End end) {
    unknown(cause);
    ends.add(end);
  }

  void conflict(End end) {
    ends.add(end);
    if (furthest.isEmpty() || end.position() > furthest.get().position()) {
      furthest = Optional.of(end);
    }
    end.state().reservations().toList().forEach(this::unknown);
  }

  Optional<End> furthest() {
    return furthest;
  }

  Optional<String> unknown() {
    return unknown;
  }

  /** How far the ways came that ended in any manner. */
  int reached() {
    return ends.stream().mapToInt(End::position).max().orElse(0);
  }

  /**
   * The aliases for which ways give evidence, of those that came furthest first. Evidence only
   * grows along a control, so an end that another way has passed has nothing to add.
   */
  List<AddressAlias> aliases() {
    Set<AddressAlias> aliases = new LinkedHashSet<>();
    Set<Trail<Access>> passed = Collections.newSetFromMap(new IdentityHashMap<>());
    ends.sort(
        Comparator.comparingInt(End::position)
            .thenComparingInt(end -> end.state().accesses().size())
            .reversed());
    for (End end : ends) {
      Optional<Trail<Access>> at = Optional.of(end.state().accesses());
      if (!passed.contains(at.get())) {
        while (at.isPresent() && passed.add(at.get())) {
          at = at.get().earlier();
        }
        SharingEvidence.Found found = evidence.in(end.state());
        aliases.addAll(found.aliases());
        if (!found.isComplete()) {
          unknown("more pointers may be one than were tried");
        }
      }
    }
    return List.copyOf(aliases);
  }
}
