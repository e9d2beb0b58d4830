package heapwright.method.sgen.ssa;

import heapwright.analysis.graph.BreadthFirstSearch;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The system of constraints that a path comes to. */
public final class SsaConstraints {
  /** Of two sides: less, equal, greater. */
  private static final Map<String, Integer> OUTCOMES =
      Map.of("<", 1, "=", 2, "<=", 3, ">", 4, "!=", 5, ">=", 6);

  private static final Pattern FIELD = Pattern.compile("[.\\[].*");

  private final List<SsaConstraint> all;
  private final Map<SsaName, SsaConstraint> definitions = new HashMap<>();

  public SsaConstraints(List<SsaConstraint> all) {
    this.all = List.copyOf(all);
    all.forEach(c -> c.defined().ifPresent(name -> definitions.put(name, c)));
  }

  /** Those of the path, in its order; conditions on the same two sides are one. */
  public List<SsaConstraint> combined() {
    return combined(all);
  }

  private record Sides(String left, String right) {}

  /** {@code y != d} and {@code y >= d} say {@code y > d}. */
  private static List<SsaConstraint> combined(List<SsaConstraint> constraints) {
    Map<Object, SsaConstraint> found = new LinkedHashMap<>();
    for (SsaConstraint c : constraints) {
      Object key =
          c.isCondition() && OUTCOMES.containsKey(c.relation())
              ? new Sides(c.left(), c.right())
              : c;
      found.merge(key, c, SsaConstraints::both);
    }
    return List.copyOf(found.values());
  }

  private static SsaConstraint both(SsaConstraint a, SsaConstraint b) {
    if (a.equals(b) || !a.isCondition()) {
      return a;
    }
    if (!OUTCOMES.containsKey(a.relation())) {
      return a;
    }
    int outcomes = OUTCOMES.get(a.relation()) & OUTCOMES.get(b.relation());
    return OUTCOMES.entrySet().stream()
        .filter(e -> e.getValue() == outcomes)
        .findFirst()
        .map(e -> a.with(e.getKey()))
        .orElse(a.with(a.relation() + " and " + b.relation()));
  }

  /** What the path needs of its input: its conditions, and what the names in them stand for. */
  public List<SsaConstraint> entry() {
    return combined(closure(all.stream().filter(SsaConstraint::isCondition)));
  }

  /** What the path leaves: the values of these names. */
  public List<SsaConstraint> exit(Set<SsaName> names) {
    return closure(names.stream().flatMap(name -> definition(name).stream()));
  }

  /** Where a name got its value; a field may have got it with the whole structure. */
  private Optional<SsaConstraint> definition(SsaName name) {
    SsaName whole = new SsaName(FIELD.matcher(name.text()).replaceFirst(""));
    return found(name).or(() -> found(whole));
  }

  private Optional<SsaConstraint> found(SsaName name) {
    return Optional.ofNullable(definitions.get(name));
  }

  private List<SsaConstraint> closure(Stream<SsaConstraint> start) {
    Set<SsaConstraint> needed =
        BreadthFirstSearch.reachable(
            start.toList(),
            c -> c.uses().stream().flatMap(name -> definition(name).stream()).toList());
    List<SsaConstraint> ordered = new ArrayList<>(all);
    ordered.removeIf(c -> !needed.contains(c));
    return ordered;
  }
}
