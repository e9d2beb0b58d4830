package heapwright.method.sgen.sigma;

import heapwright.ir.type.DataModel;
import heapwright.method.sgen.ssa.InvisibleVariables;
import heapwright.method.sgen.ssa.Region;
import heapwright.method.sgen.ssa.SsaNames;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.path.Frame;
import heapwright.symbolic.path.PathState;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The machine's objects by the names that the trace gives them. */
public final class NamedObjects {
  private final DataModel model;
  private final SsaNames names;
  private final InvisibleVariables invisibles;
  private final Map<ObjectId, Region> regions = new LinkedHashMap<>();
  private final List<Region> globals = new ArrayList<>();

  public NamedObjects(DataModel model, SsaNames names, InvisibleVariables invisibles) {
    this.model = model;
    this.names = names;
    this.invisibles = invisibles;
  }

  public Optional<Region> known(ObjectId id) {
    return Optional.ofNullable(regions.get(id));
  }

  /** All objects that the path has looked into. */
  public List<Region> all() {
    return List.copyOf(regions.values());
  }

  /** The globals that the path has met. */
  public List<Region> globals() {
    return List.copyOf(globals);
  }

  /** The name of an object, which it is given if it has none. */
  public Region of(ObjectId id, PathState state) {
    return known(id).orElseGet(() -> introduced(state.heap().find(id), id, state));
  }

  private Region introduced(Optional<HeapObject> object, ObjectId id, PathState state) {
    Region region =
        object.map(o -> named(o, state)).orElseGet(() -> variable("global" + id.index()));
    bind(region, id);
    object.filter(o -> o.origin() == HeapObject.Origin.GLOBAL).ifPresent(o -> globals.add(region));
    return region;
  }

  private Region named(HeapObject object, PathState state) {
    return switch (object.origin()) {
      case INPUT -> invisibles.newName(object.name(), object.element());
      case ALLOCATED -> heap("heap");
      case GLOBAL -> variable(object.name().isEmpty() ? "literal" : object.name(), object);
      case LOCAL -> variable(prefix(object.id(), state.frame()) + object.name(), object);
    };
  }

  private Region variable(String name, HeapObject object) {
    Region region = variable(name);
    region.of(object.element());
    return region;
  }

  private Region variable(String name) {
    int number = names.first(name + "{}");
    return new Region(Region.Kind.VARIABLE, name, number, InvisibleVariables.BYTE, model);
  }

  /** A block that a statement allocates; the second one of the statement is told apart. */
  public Region heap(ObjectId id, String name) {
    Region region = heap(name);
    bind(region, id);
    return region;
  }

  private Region heap(String name) {
    int others = names.first(name + "{}");
    String unique = others == 0 ? name : name + "_" + (others + 1);
    return new Region(Region.Kind.HEAP, unique, 0, InvisibleVariables.BYTE, model);
  }

  /** An object that had only a name has been looked into. */
  public void bind(Region region, ObjectId id) {
    region.settle(id);
    regions.put(id, region);
  }

  private static String prefix(ObjectId id, Frame frame) {
    Optional<Frame> at = Optional.of(frame);
    while (at.isPresent() && !holds(at.get(), id)) {
      at = at.get().caller();
    }
    return at.filter(f -> f.depth() > 0).map(f -> f.function().name() + ":").orElse("");
  }

  private static boolean holds(Frame frame, ObjectId id) {
    List<ObjectId> found = new ArrayList<>();
    frame.memory().forEach(e -> found.add(e.value()));
    return found.contains(id);
  }
}
