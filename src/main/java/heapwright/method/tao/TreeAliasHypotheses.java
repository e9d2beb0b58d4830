package heapwright.method.tao;

import heapwright.method.alias.AliasEvidence;
import heapwright.method.alias.AliasSets;
import heapwright.method.budget.Budget;
import heapwright.symbolic.heap.InputAccess;
import heapwright.symbolic.path.AliasHypothesis;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.persistent.Trail;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Which pointers of the input might share an object: none at first, then those with evidence. */
final class TreeAliasHypotheses {
  private static final int MOST = 300;
  private static final int AT_A_TIME = 40;

  private final AliasEvidence evidence;
  private final AliasSets sets;
  private final Function<List<AliasHypothesis>, TreeMachine> machines;
  private final List<Start> all = new ArrayList<>();
  private final Set<Trail<InputAccess>> known = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Deque<End> noted = new ArrayDeque<>();
  private Optional<String> reservation = Optional.empty();

  /** Aliases, and what trees grow on under them. */
  record Start(List<AliasHypothesis> aliases, TreeMachine machine) {}

  private record End(Start start, PathState state) {}

  TreeAliasHypotheses(
      AliasEvidence evidence, Function<List<AliasHypothesis>, TreeMachine> machines) {
    this.evidence = evidence;
    this.machines = machines;
    sets = new AliasSets(evidence, MOST);
    sets.add(List.of());
    restart(List.of());
  }

  private void restart(List<AliasHypothesis> aliases) {
    all.add(new Start(aliases, machines.apply(aliases)));
  }

  /** States in which paths ended; the longest say most, and the states before them nothing new. */
  void note(Start from, List<PathState> ends) {
    ends.stream()
        .sorted(Comparator.comparingInt((PathState end) -> -end.heap().accesses().size()))
        .filter(end -> isNew(end.heap().accesses()))
        .forEach(end -> noted.add(new End(from, end)));
  }

  private boolean isNew(Trail<InputAccess> accesses) {
    Optional<Trail<InputAccess>> at = Optional.of(accesses);
    boolean isNew = !known.contains(accesses);
    while (at.isPresent() && known.add(at.get())) {
      at = at.get().earlier();
    }
    return isNew;
  }

  /** Looks at some of the states that were noted: each costs as much as its path is long. */
  void learn(Budget budget) {
    for (int i = 0; i < AT_A_TIME && !noted.isEmpty() && !budget.isUsedUp(); i++) {
      End end = noted.remove();
      sets.learn(end.start().aliases(), end.state(), this::restart, this::restart);
      reservation = reservation.or(() -> evidence.reservation(end.state()));
    }
  }

  /** Whether everything that was noted has been looked at. */
  boolean isComplete() {
    return noted.isEmpty();
  }

  List<Start> all() {
    return List.copyOf(all);
  }

  /** Why there might be inputs under none of them. */
  Optional<String> reservation() {
    return reservation.or(
        () -> Optional.of("too many pointers might share an object").filter(x -> sets.hasMore()));
  }
}
