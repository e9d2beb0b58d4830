package heapwright.method.sgen.ssa;

import heapwright.ir.type.DataModel;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Names for objects that only pointers reach. {@code 1_x0} is what x0 points to; what is reached
 * from there on has a long name, which says how, and a short one, {@code 2_x0}, from the mapping
 * table.
 */
public final class InvisibleVariables {
  /** Longer names are given by the short name of the object before. */
  private static final int LONGEST = 60;

  /** What a pointer to nothing in particular points to. */
  public static final Type BYTE = new IntegerType(IntegerType.Kind.BYTE, 8, false);

  /** How an object was named first. */
  private record Origin(String root, Optional<Region> parent, String suffix) {}

  private final DataModel model;
  private final Map<Region, Origin> origins = new LinkedHashMap<>();
  private final Map<String, Integer> ranks = new HashMap<>();

  public InvisibleVariables(DataModel model) {
    this.model = model;
  }

  /** {@code new-name(v, σ)}: after the first pointer of the input in {@code [v]}. */
  public Region newName(Collection collection) {
    SsaPointer pointer = collection.eldest();
    Optional<Region> parent =
        pointer.variable().place().map(Location.Named::region).filter(origins::containsKey);
    String root = parent.map(p -> origins.get(p).root()).orElse(pointer.name().text());
    String suffix = parent.map(p -> suffix(p, pointer.variable())).orElse("");
    int rank = ranks.merge(root, 1, Integer::sum);
    Region region =
        new Region(
            Region.Kind.INVISIBLE,
            rank + "_" + root,
            0,
            target(pointer.variable().type()),
            model,
            ObjectContent.ofInput(pointer.variable().source(), pointer.variable().path()));
    origins.put(region, new Origin(root, parent, suffix));
    return region;
  }

  private static String suffix(Region parent, SsaVariable variable) {
    return variable.key().substring(parent.name().length());
  }

  private static Type target(Type type) {
    boolean isKnown = type instanceof PointerType p && !(p.target() instanceof VoidType);
    return isKnown ? ((PointerType) type).target() : BYTE;
  }

  public boolean names(Region region) {
    return origins.containsKey(region);
  }

  /** {@code 2_L0 = 1_1_L0.left}: the mapping table. */
  public List<String> table() {
    List<String> lines = new ArrayList<>();
    Map<Region, String> longNames = new HashMap<>();
    origins.forEach(
        (region, origin) -> {
          String parent =
              origin.parent().map(p -> longNames.getOrDefault(p, p.name())).orElse(origin.root());
          String longName = "1_" + parent + origin.suffix();
          if (longName.length() <= LONGEST) {
            longNames.put(region, longName);
          }
          if (!longName.equals(region.name())) {
            lines.add(region.name() + " = " + longName);
          }
        });
    return lines;
  }
}
