package heapwright.method.sgen.sigma;

import heapwright.ir.type.Type;
import heapwright.method.sgen.ssa.Location;
import heapwright.method.sgen.ssa.Location.Named;
import heapwright.method.sgen.ssa.Location.Plain;
import heapwright.method.sgen.ssa.SsaNames;
import heapwright.method.sgen.ssa.SsaPointer;
import heapwright.method.sgen.ssa.SsaVariable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * σ as it becomes along a path, with the latest version of each pointer. Lives along one path; the
 * states that it leaves are immutable.
 */
public final class SigmaHistory {
  /** Pointers to pointers to pointers: programs seldom go deeper, but memory can have cycles. */
  private static final int DEEPEST = 8;

  public final SsaNames names = new SsaNames();

  private final Map<Location, SsaPointer> occupants = new HashMap<>();
  private final List<SsaPointer> start = new ArrayList<>();
  private Sigma sigma = Sigma.EMPTY;
  private SigmaChanges changes = new SigmaChanges();
  private int pointers;

  public Sigma sigma() {
    return sigma;
  }

  public SigmaChanges changes() {
    return changes;
  }

  /** A statement begins. */
  public void startSection() {
    changes = new SigmaChanges();
  }

  /** Version 0 of all pointers of the input that the path has met. */
  public List<SsaPointer> inputs() {
    return List.copyOf(start);
  }

  /** The variable's version becomes a pointer that σ knows. */
  public SsaPointer appear(SsaVariable variable, Location location, boolean isInput) {
    SsaPointer pointer = new SsaPointer(pointers++, variable.name(), variable, isInput);
    sigma = sigma.with(pointer, location);
    variable.become(pointer);
    if (isInput) {
      start.add(pointer);
    }
    changes.moved(pointer);
    return pointer;
  }

  /** A pointer that no variable keeps: the address of a place, or one beside another pointer. */
  public SsaPointer unnamed(String text, Type type, Location location) {
    SsaVariable variable = names.variable(text, version -> text, type, Optional.empty());
    SsaPointer pointer = new SsaPointer(pointers++, variable.name(), variable, false);
    sigma = sigma.with(pointer, Plain.TOP);
    if (location.isPlace()) {
      place(pointer, location);
    }
    return pointer;
  }

  /** {@code GP(x, σ)}: a new version at ⊤. Those that point to x follow when they are looked at. */
  public SsaPointer define(SsaVariable variable) {
    names.advance(variable, 1);
    return appear(variable, Plain.TOP, false);
  }

  /**
   * The latest version of a pointer. What it points to may have been written since: an indirect
   * definition, by GP. It is caught up on here, so that a write costs nothing for pointers that are
   * never used again.
   */
  public SsaPointer latest(SsaVariable variable) {
    return latest(variable, 0);
  }

  private SsaPointer latest(SsaVariable variable, int depth) {
    SsaPointer pointer = variable.pointer().orElseGet(() -> appear(variable, Plain.BOTTOM, false));
    if (!(at(pointer) instanceof Named target) || depth == DEEPEST) {
      return pointer;
    }
    int writes = writes(target, variable.pointsToScalar(), depth);
    int missed =
        variable
            .watch()
            .filter(w -> w.target().equals(target))
            .map(w -> writes - w.writes())
            .orElse(0);
    if (missed == 0) {
      variable.watch(new SsaVariable.Watch(target, writes));
      return pointer;
    }
    names.advance(variable, missed);
    SsaPointer next = appear(variable, Plain.TOP, false);
    sigma = sigma.merged(pointer, next);
    variable.watch(new SsaVariable.Watch(target, writes));
    return next;
  }

  /** σ says something new of a pointer; what was written there before does not count as its own. */
  private void arrived(SsaPointer pointer) {
    changes.moved(pointer);
    SsaVariable variable = pointer.variable();
    if (sigma.at(pointer) instanceof Named target) {
      int writes = writes(target, variable.pointsToScalar(), 0);
      variable.watch(new SsaVariable.Watch(target, writes));
    }
  }

  private int writes(Named target, boolean isScalar, int depth) {
    int whole = target.region().number();
    return isScalar
        ? whole + target.region().at(target.offset()).map(v -> version(v, depth + 1)).orElse(0)
        : whole;
  }

  private int version(SsaVariable variable, int depth) {
    variable.pointer().ifPresent(p -> latest(variable, depth));
    return variable.version();
  }

  /** {@code σ(x)}. A place that has become known is shared with those that point there already. */
  public Location at(SsaPointer pointer) {
    Location location = sigma.at(pointer);
    boolean isNews = !location.equals(sigma.collection(pointer).location());
    if (isNews) {
      place(pointer, location);
    }
    return location;
  }

  /** {@code σ ⊕ {k ↦ l, k ∈ [x]}}, and {@code [x]} merges with the collection that points to l. */
  public void place(SsaPointer pointer, Location location) {
    if (sigma.collection(pointer).location().equals(location)) {
      return;
    }
    sigma = sigma.override(pointer, location);
    sigma.collection(pointer).shown().forEach(this::arrived);
    occupant(location)
        .ifPresentOrElse(other -> merge(pointer, other), () -> settle(pointer, location));
  }

  /** {@code σ ⊕ {k ↦ l, k ∈ [x]}}, where l does not say which place it is. */
  public void put(SsaPointer pointer, Location location) {
    sigma = sigma.override(pointer, location);
    sigma.collection(pointer).shown().forEach(changes::moved);
  }

  private void settle(SsaPointer pointer, Location location) {
    if (location.isPlace()) {
      occupants.put(location, pointer);
    }
  }

  void merge(SsaPointer x, SsaPointer y) {
    if (sigma.share(x, y)) {
      return;
    }
    Sigma before = sigma;
    sigma = sigma.merged(x, y);
    Location both = sigma.at(x);
    for (SsaPointer side : List.of(x, y)) {
      if (!before.at(side).equals(both)) {
        before.collection(side).shown().forEach(this::arrived);
      }
    }
    changes.regrouped(x);
    settle(x, both);
  }

  void split(SsaPointer x) {
    if (sigma.at(x) != Plain.NULL) {
      sigma.collection(x).shown().forEach(changes::moved);
    }
    if (sigma.collection(x).size() > 1) {
      sigma.collection(x).shown().forEach(changes::regrouped);
    }
    sigma = sigma.split(x);
  }

  /** A pointer to a place, if there is one. */
  public Optional<SsaPointer> occupant(Location location) {
    return Optional.ofNullable(occupants.get(location)).filter(p -> sigma.at(p).equals(location));
  }
}
