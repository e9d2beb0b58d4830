package heapwright.method.sgen.trace;

import heapwright.ir.type.DataModel;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.method.path.StatementText;
import heapwright.method.sgen.sigma.Sigma;
import heapwright.method.sgen.ssa.Collection;
import heapwright.method.sgen.ssa.InvisibleVariables;
import heapwright.method.sgen.ssa.Location;
import heapwright.method.sgen.ssa.Location.Named;
import heapwright.method.sgen.ssa.Location.Plain;
import heapwright.method.sgen.ssa.Region;
import heapwright.method.sgen.ssa.SsaPointer;
import heapwright.method.sgen.ssa.SsaVariable;
import heapwright.symbolic.scalar.Leaves;
import heapwright.testcase.shape.ShapeCell;
import heapwright.testcase.shape.ShapeFrame;
import heapwright.testcase.shape.ShapeObject;
import heapwright.testcase.shape.ShapeValue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** σ after each statement of a path, as shapes that can be drawn: the paper's shape graphs. */
public final class SigmaFrames {
  private final DataModel model;
  private final StatementText source;
  private final List<ShapeFrame> frames = new ArrayList<>();
  private final Map<Region, String> regions = new HashMap<>();
  private final Map<SsaVariable, String> variables = new HashMap<>();

  public SigmaFrames(DataModel model, StatementText source) {
    this.model = model;
    this.source = source;
  }

  public List<ShapeFrame> frames() {
    return List.copyOf(frames);
  }

  /** σ0. */
  public void begin(Sigma sigma) {
    frames.add(new OneFrame(sigma).frame("σ0", List.of(), Optional.empty()));
  }

  /** σ as a statement leaves it. */
  public void add(TracedStatement statement, Sigma sigma) {
    List<String> effects = new ArrayList<>();
    statement.forms().forEach(form -> effects.add(form.text()));
    if (!statement.collections().isEmpty()) {
      effects.add("collections: " + String.join(" ", statement.collections()));
    }
    frames.add(new OneFrame(sigma).frame(title(statement), effects, statement.contradiction()));
  }

  private String title(TracedStatement statement) {
    TracedStatement.TraceSection section = statement.section();
    String who = section.depth() > 0 ? section.function().name() + " " : "";
    return section.isResumed()
        ? "back in " + section.function().name()
        : section
            .number()
            .map(n -> who + n + ": " + source.of(section.function(), n))
            .orElse("before the first statement");
  }

  private String key(Region region) {
    return regions.computeIfAbsent(region, r -> region.name() + " " + regions.size());
  }

  /** Version 0 of an input stays, whatever becomes of the variable. */
  private String key(SsaPointer pointer) {
    String variable =
        variables.computeIfAbsent(pointer.variable(), v -> Integer.toString(variables.size()));
    return (pointer.isInput() ? "input " : "latest ") + variable;
  }

  /** What one σ says. */
  private final class OneFrame {
    private final List<ShapeCell> pointers = new ArrayList<>();
    private final Map<Region, Map<String, ShapeCell>> objects = new LinkedHashMap<>();

    OneFrame(Sigma sigma) {
      List<Collection> collections =
          sigma.collections().stream()
              .sorted(Comparator.comparingInt(c -> c.eldest().index()))
              .toList();
      for (Collection collection : collections) {
        for (SsaPointer pointer : collection.members()) {
          if (pointer.matters()) {
            add(pointer, collection, sigma.at(pointer));
          }
        }
      }
    }

    private void add(SsaPointer pointer, Collection collection, Location location) {
      if (location instanceof Named named) {
        object(named.region());
      }
      ShapeValue value = value(collection, location);
      Optional<Named> place = pointer.variable().place().map(Named::current);
      if (place.isEmpty()) {
        pointers.add(cell(pointer, pointer.toString(), 0, value));
      } else {
        Region region = place.get().region();
        long offset = place.get().offset();
        ShapeCell cell = cell(pointer, inObject(pointer.toString(), region), offset, value);
        object(region).put(cell.key(), cell);
      }
    }

    private ShapeCell cell(SsaPointer pointer, String name, long offset, ShapeValue value) {
      long size = model.size(pointer.variable().type());
      return new ShapeCell(key(pointer), name, offset, size, value);
    }

    private ShapeValue value(Collection collection, Location location) {
      if (location instanceof Named named) {
        return new ShapeValue.Leads(key(named.region()), named.offset());
      }
      if (location == Plain.NULL) {
        return new ShapeValue.Null();
      }
      return location == Plain.BOTTOM
          ? new ShapeValue.Number(location.toString())
          : new ShapeValue.Open(location.toString(), collection.id());
    }

    private Map<String, ShapeCell> object(Region region) {
      return objects.computeIfAbsent(region, r -> new LinkedHashMap<>());
    }

    ShapeFrame frame(String title, List<String> effects, Optional<String> contradiction) {
      pointers.sort(Comparator.comparing(ShapeCell::name));
      List<ShapeObject> shown = new ArrayList<>();
      objects.forEach(
          (region, cells) ->
              shown.add(
                  new ShapeObject(key(region), name(region), type(region), cells(region, cells))));
      return new ShapeFrame(title, effects, contradiction, pointers, shown);
    }

    /** The only cell of a scalar has its number. */
    private static String name(Region region) {
      return region.element().isScalar() ? region.name() : region.place(0);
    }

    /** Empty where nothing has shown it yet. */
    private static String type(Region region) {
      Type element = region.element();
      String type = element.equals(InvisibleVariables.BYTE) ? "" : element.toString();
      return region.life() == Region.Life.FREED ? (type + " freed").strip() : type;
    }

    /** The pointers that σ knows, the numbers that the path has met, and what nothing has met. */
    private List<ShapeCell> cells(Region region, Map<String, ShapeCell> known) {
      List<ShapeCell> cells = new ArrayList<>(known.values());
      for (Region.Held held : region.cells()) {
        if (!held.variable().holdsPointer()) {
          long size = (held.to() - held.from() + 7) / 8;
          ShapeValue number = new ShapeValue.Number(held.variable().toString());
          cells.add(new ShapeCell(held.suffix(), bare(held.suffix()), held.offset(), size, number));
        }
      }
      for (Leaves.Leaf leaf : new Leaves(model).of(region.element())) {
        boolean isMet = cells.stream().anyMatch(cell -> cell.offset() == leaf.offset());
        if (!isMet) {
          String suffix =
              leaf.cell().type() instanceof PointerType
                  ? region.suffix(leaf.offset())
                  : region.suffix(leaf.offset(), leaf.cell());
          cells.add(
              new ShapeCell(
                  suffix,
                  bare(suffix),
                  leaf.offset(),
                  model.size(leaf.cell().type()),
                  new ShapeValue.Untouched()));
        }
      }
      cells.sort(Comparator.comparingLong(ShapeCell::offset));
      return cells;
    }
  }

  /** {@code left0} for {@code 1_L0.left0}: the title of its box has the rest. */
  private static String inObject(String name, Region region) {
    return bare(name.replaceFirst("^" + Pattern.quote(region.name()) + "(#?\\d+)?", ""));
  }

  private static String bare(String suffix) {
    return suffix.startsWith(".") ? suffix.substring(1) : suffix;
  }
}
