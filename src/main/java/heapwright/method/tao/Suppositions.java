package heapwright.method.tao;

import heapwright.method.AliasEvidence;
import heapwright.symbolic.Access;
import heapwright.symbolic.Alias;
import heapwright.symbolic.PathState;
import heapwright.symbolic.persistent.Trail;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Which pointers of the input might share an object: none at first, then those with evidence. */
final class Suppositions {
  private static final int MOST = 300;

  private final AliasEvidence evidence;
  private final Function<List<Alias>, Terrain> terrains;
  private final List<Supposition> all = new ArrayList<>();
  private final Set<Set<Alias>> supposed = new HashSet<>();
  private final Set<Trail<Access>> known = Collections.newSetFromMap(new IdentityHashMap<>());
  private Optional<String> doubt = Optional.empty();

  /** Aliases, and what trees grow on under them. */
  record Supposition(List<Alias> aliases, Terrain terrain) {}

  Suppositions(AliasEvidence evidence, Function<List<Alias>, Terrain> terrains) {
    this.evidence = evidence;
    this.terrains = terrains;
    suppose(List.of());
  }

  private void suppose(List<Alias> aliases) {
    if (!supposed.add(Set.copyOf(aliases))) {
      return;
    }
    if (all.size() == MOST) {
      doubt = doubt.or(() -> Optional.of("too many pointers might share an object"));
    } else {
      all.add(new Supposition(aliases, terrains.apply(aliases)));
    }
  }

  /** Looks at states in which paths ended. */
  void learn(Supposition from, List<PathState> ends) {
    for (PathState end : ends) {
      if (known.add(end.heap().accesses())) {
        AliasEvidence.Found found = evidence.in(end);
        found.compared().forEach(alias -> add(from, alias));
        found.flowing().forEach(alias -> add(from, alias));
        doubt = doubt.or(() -> evidence.reservation(end));
      }
    }
  }

  private void add(Supposition to, Alias alias) {
    if (!to.aliases().contains(alias)) {
      List<Alias> more = new ArrayList<>(to.aliases());
      more.add(alias);
      suppose(more);
    }
  }

  List<Supposition> all() {
    return List.copyOf(all);
  }

  /** Why there might be inputs under none of them. */
  Optional<String> doubt() {
    return doubt;
  }
}
