package heapwright.method.sgen.input;

import heapwright.ir.code.Function;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.method.path.StatementPath;
import heapwright.method.sgen.ssa.Region;
import heapwright.method.sgen.transfer.PathContext;
import heapwright.symbolic.scalar.Leaves;
import heapwright.symbolic.scalar.MemberNames;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a person should know of a path: fields of one object that it never looks at, although it
 * looks at that field of the object's neighbours. SGEN's authors found a fault by this.
 */
public final class ShapeHints {
  private ShapeHints() {}

  /** A field of all objects of a type. */
  private record Field(Type element, long offset) {}

  /** The hints of a path that has been evaluated. */
  public static List<String> of(PathContext context, StatementPath path) {
    List<String> hints = new ArrayList<>(unread(context));
    hints.addAll(unused(path));
    return hints;
  }

  private static List<String> unread(PathContext context) {
    List<Region> objects = new ShapeObjects(context).all();
    Map<Field, Region> first = new HashMap<>();
    for (Region object : objects) {
      object
          .cells()
          .forEach(c -> first.putIfAbsent(new Field(object.element(), c.offset()), object));
    }
    List<String> hints = new ArrayList<>();
    MemberNames names = new MemberNames(context.model);
    for (Region object : objects) {
      for (Leaves.Leaf leaf : new Leaves(context.model).of(object.element())) {
        Optional<Region> neighbour =
            Optional.ofNullable(first.get(new Field(object.element(), leaf.offset())));
        boolean isHint =
            object.at(leaf.offset()).isEmpty()
                && !(leaf.cell().type() instanceof PointerType)
                && neighbour.isPresent();
        if (isHint) {
          hints.add(
              name(names, object, leaf)
                  + " is never looked at, but "
                  + name(names, neighbour.get(), leaf)
                  + " is");
        }
      }
    }
    return hints;
  }

  private static String name(MemberNames names, Region object, Leaves.Leaf leaf) {
    String pointer = object.content().pointer();
    return names.pointed(pointer, object.element(), leaf.offset(), leaf.cell());
  }

  /** Parameters of the function that no statement of the path mentions. */
  private static List<String> unused(StatementPath path) {
    Set<Local> used = used(path.function(), Set.copyOf(path.statements()));
    return path.function().parameters().stream()
        .filter(p -> !p.name().isEmpty() && !used.contains(p))
        .map(p -> "the parameter " + p.name() + " is never used on the path")
        .toList();
  }

  private static Set<Local> used(Function function, Set<StatementNumber> passed) {
    return new UsedLocals(function, passed).all();
  }
}
