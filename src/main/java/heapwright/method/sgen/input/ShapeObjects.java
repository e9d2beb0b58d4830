package heapwright.method.sgen.input;

import heapwright.ir.code.SymbolId;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Type;
import heapwright.method.sgen.sigma.EvaluationStop;
import heapwright.method.sgen.ssa.InvisibleVariables;
import heapwright.method.sgen.ssa.Location;
import heapwright.method.sgen.ssa.Location.Beyond;
import heapwright.method.sgen.ssa.Location.Named;
import heapwright.method.sgen.ssa.Location.Plain;
import heapwright.method.sgen.ssa.Region;
import heapwright.method.sgen.ssa.SsaPointer;
import heapwright.method.sgen.transfer.PathContext;
import heapwright.testcase.InputValue;
import heapwright.testcase.ObjectName;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The objects of the input: what version 0 of the pointers leads to, and how far it reaches. */
public final class ShapeObjects {
  /** How far an object reaches. */
  private static final class Extent {
    private final ObjectName name;
    private long lower;
    private long upper;

    Extent(ObjectName name) {
      this.name = name;
    }

    void reach(long from, long to) {
      lower = Math.min(lower, from);
      upper = Math.max(upper, to);
    }
  }

  private final PathContext context;
  private final DataModel model;
  private final Map<Region, Extent> extents = new LinkedHashMap<>();
  private final Deque<Region> open = new ArrayDeque<>();

  public ShapeObjects(PathContext context) {
    this.context = context;
    model = context.model;
    List<SsaPointer> roots = new ArrayList<>();
    context.inputs.registers().values().forEach(cell -> cell.pointer().ifPresent(roots::add));
    for (Region region : context.inputs.met()) {
      if (region.kind() != Region.Kind.INVISIBLE) {
        pointers(region).forEach(roots::add);
      }
    }
    roots.forEach(this::reach);
    while (!open.isEmpty()) {
      pointers(open.remove()).forEach(this::reach);
    }
  }

  private List<SsaPointer> pointers(Region region) {
    return context.inputs.of(region).stream().flatMap(cell -> cell.pointer().stream()).toList();
  }

  private void reach(SsaPointer pointer) {
    if (context.history.at(pointer) instanceof Beyond beyond) {
      context.transfer.materialise(beyond.base());
    }
    if (context.history.at(pointer) instanceof Named named
        && named.region().kind() == Region.Kind.INVISIBLE) {
      Region region = named.region();
      if (!extents.containsKey(region)) {
        Extent extent = new Extent(new ObjectName("n" + (extents.size() + 1)));
        region
            .cells()
            .forEach(held -> extent.reach(held.offset(), held.offset() + model.size(held.cell())));
        extents.put(region, extent);
        open.add(region);
      }
      extents.get(region).reach(named.offset(), named.offset());
    }
  }

  /** In the order in which they are reached. */
  public List<Region> all() {
    return List.copyOf(extents.keySet());
  }

  ObjectName name(Region region) {
    return extents.get(region).name;
  }

  static Type element(Region region) {
    return region.element().hasLayout() ? region.element() : InvisibleVariables.BYTE;
  }

  /** The offset of the first byte: whole elements before the first pointer's, if need be. */
  long start(Region region) {
    long size = model.elementSize(element(region));
    return Math.floorDiv(extents.get(region).lower, size) * size;
  }

  /** How many elements it has. */
  long length(Region region) {
    long size = model.elementSize(element(region));
    return Math.max(1, -Math.floorDiv(start(region) - extents.get(region).upper, size));
  }

  /** A pointer as a value of the input. */
  InputValue value(SsaPointer pointer) {
    Location at = context.history.at(pointer);
    if (at instanceof Named named) {
      return value(named);
    }
    if (at == Plain.TOP || at == Plain.NULL) {
      return new InputValue.NullPointer();
    }
    if (at instanceof Location.Code code) {
      SymbolId symbol =
          context.program.functions().keySet().stream()
              .filter(f -> f.toString().equals(code.function()))
              .findFirst()
              .orElseThrow(() -> EvaluationStop.outside("a function without a body in the input"));
      return new InputValue.PointsToFunction(symbol);
    }
    throw EvaluationStop.outside("an input " + pointer + " of which only " + at + " is known");
  }

  private InputValue value(Named named) {
    Region region = named.region();
    if (region.symbol().isPresent()) {
      return new InputValue.PointsToGlobal(region.symbol().get(), named.offset());
    }
    return new InputValue.PointsTo(name(region), named.offset() - start(region));
  }
}
