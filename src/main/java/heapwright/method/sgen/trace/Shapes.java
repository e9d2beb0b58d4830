package heapwright.method.sgen.trace;

import heapwright.analysis.graph.BreadthFirstSearch;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.method.sgen.ssa.Location;
import heapwright.method.sgen.ssa.Location.Named;
import heapwright.method.sgen.ssa.Location.Plain;
import heapwright.method.sgen.ssa.Region;
import heapwright.method.sgen.ssa.SsaName;
import heapwright.method.sgen.ssa.SsaPointer;
import heapwright.method.sgen.ssa.SsaVariable;
import heapwright.method.sgen.transfer.PathContext;
import heapwright.symbolic.scalar.Leaves;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads shapes off a path: the part of the final graph that version 0 reaches, and the latest. */
public final class Shapes {
  private final PathContext context;
  private final Map<Region, Map<Long, SsaPointer>> initial = new HashMap<>();
  private final Map<SsaVariable, SsaPointer> roots = new LinkedHashMap<>();

  public Shapes(PathContext context) {
    this.context = context;
    for (SsaPointer pointer : context.history.inputs()) {
      Optional<Named> place = pointer.variable().place();
      if (place.isPresent() && context.invisibles.names(place.get().region())) {
        initial
            .computeIfAbsent(place.get().region(), r -> new LinkedHashMap<>())
            .put(place.get().offset(), pointer);
      } else {
        roots.put(pointer.variable(), pointer);
      }
    }
  }

  /** What the path needs: a field that it never touched is NULL, which keeps the input small. */
  public ShapeTrace.Shape entry() {
    List<String> edges = new ArrayList<>();
    List<Region> reached = new ArrayList<>();
    for (SsaPointer root : roots.values()) {
      if (!context.isVirtual(root.variable())) {
        edges.add(root + " ↦ " + needed(root));
        region(root).ifPresent(reached::add);
      }
    }
    List<String> objects = new ArrayList<>();
    for (Region region : closure(reached, this::starts)) {
      objects.add(object(region, region.name(), this::start));
    }
    return new ShapeTrace.Shape(edges, objects);
  }

  /** What the path leaves behind its virtual parameters, globals and the result. */
  public ShapeTrace.Shape exit() {
    List<String> edges = new ArrayList<>();
    List<Region> reached = new ArrayList<>();
    for (SsaPointer root : leaving()) {
      edges.add(root + " ↦ " + end(root));
      region(root).ifPresent(reached::add);
    }
    List<String> objects = new ArrayList<>();
    for (Region region : closure(reached, this::latest)) {
      objects.add(object(region, region.place(0), this::now));
    }
    return new ShapeTrace.Shape(edges, objects);
  }

  /** What all pointers lead to where the path stands: the input's, and the latest versions. */
  public ShapeTrace.Shape current() {
    List<String> edges = new ArrayList<>();
    List<Region> reached = new ArrayList<>();
    Set<SsaPointer> pointers = new LinkedHashSet<>(roots.values());
    pointers.removeIf(root -> context.isVirtual(root.variable()));
    context.pointerVariables().forEach(v -> pointers.add(context.history.latest(v)));
    for (SsaPointer pointer : pointers) {
      edges.add(pointer + " ↦ " + end(pointer));
      region(pointer).ifPresent(reached::add);
    }
    List<String> objects = new ArrayList<>();
    for (Region region : closure(reached, this::latest)) {
      objects.add(object(region, region.place(0), this::now));
    }
    return new ShapeTrace.Shape(edges, objects);
  }

  /** The names of the numbers that outlive the path. */
  public Set<SsaName> exitNumbers() {
    List<Region> reached = new ArrayList<>(context.objects.globals());
    leaving().forEach(root -> region(root).ifPresent(reached::add));
    Set<SsaName> names = new LinkedHashSet<>();
    for (Region region : closure(reached, this::latest)) {
      region.cells().stream()
          .filter(c -> !c.variable().isPointer())
          .forEach(c -> names.add(c.variable().name()));
    }
    context.ret().filter(v -> !v.isPointer()).ifPresent(v -> names.add(v.name()));
    return names;
  }

  private List<SsaPointer> leaving() {
    List<SsaPointer> all = new ArrayList<>();
    roots.values().stream().filter(p -> context.isVirtual(p.variable())).forEach(all::add);
    for (Region global : context.objects.globals()) {
      latest(global).forEach(all::add);
    }
    context.ret().filter(SsaVariable::isPointer).map(context.history::latest).ifPresent(all::add);
    return all;
  }

  private Optional<Region> region(SsaPointer pointer) {
    return context.history.at(pointer) instanceof Named named
        ? Optional.of(named.region())
        : Optional.empty();
  }

  /** A pointer of which nothing is known may as well be NULL. */
  private String end(SsaPointer pointer) {
    Location location = context.history.at(pointer);
    return location == Plain.TOP ? "⊤ (NULL will do)" : location.toString();
  }

  /** As {@link #end}, before anything was written. */
  private String needed(SsaPointer pointer) {
    return context.history.at(pointer) instanceof Named n && n.offset() == 0
        ? n.region().name()
        : end(pointer);
  }

  private interface Ends {
    List<SsaPointer> of(Region region);
  }

  private Set<Region> closure(List<Region> start, Ends ends) {
    return BreadthFirstSearch.reachable(
        start, region -> ends.of(region).stream().flatMap(p -> region(p).stream()).toList());
  }

  private List<SsaPointer> starts(Region region) {
    return List.copyOf(initial.getOrDefault(region, Map.of()).values());
  }

  private List<SsaPointer> latest(Region region) {
    return region.cells().stream()
        .filter(c -> c.variable().pointer().isPresent())
        .map(c -> context.history.latest(c.variable()))
        .toList();
  }

  /** How one pointer cell of an object reads. */
  private interface Reading {
    String of(Region region, long offset, String suffix);
  }

  private String start(Region region, long offset, String suffix) {
    SsaPointer pointer = initial.getOrDefault(region, Map.of()).get(offset);
    return suffix + " ↦ " + (pointer == null ? Plain.NULL.toString() : needed(pointer));
  }

  private String now(Region region, long offset, String suffix) {
    Optional<SsaVariable> cell = region.at(offset).filter(v -> v.pointer().isPresent());
    return cell.map(v -> suffix + " ↦ " + end(context.history.latest(v)))
        .orElseGet(() -> start(region, offset, suffix));
  }

  private String object(Region region, String name, Reading reading) {
    if (region.element() instanceof PointerType) {
      return reading.of(region, 0, name);
    }
    List<String> fields = new ArrayList<>();
    Map<Long, String> pointers = new LinkedHashMap<>();
    leaves(region.element()).forEach(offset -> pointers.put(offset, region.suffix(offset)));
    region.cells().stream()
        .filter(c -> c.variable().isPointer())
        .forEach(c -> pointers.putIfAbsent(c.offset(), c.suffix()));
    pointers.forEach((offset, suffix) -> fields.add(reading.of(region, offset, bare(suffix))));
    return name + (fields.isEmpty() ? "" : " {" + String.join(", ", fields) + "}");
  }

  private static String bare(String suffix) {
    return suffix.startsWith(".") ? suffix.substring(1) : suffix;
  }

  private List<Long> leaves(Type element) {
    return new Leaves(context.model)
        .of(element).stream()
            .filter(leaf -> leaf.cell().type() instanceof PointerType)
            .map(Leaves.Leaf::offset)
            .toList();
  }
}
