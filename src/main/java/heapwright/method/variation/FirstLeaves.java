package heapwright.method.variation;

import heapwright.ir.type.ArrayType;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Type;
import heapwright.symbolic.scalar.Leaves;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * The first scalars of types that share their bytes with no others. Kept for each type, since
 * inputs are varied by the ten thousand and have few types.
 */
final class FirstLeaves {
  private final DataModel model;
  private final Leaves leaves;
  private final int most;
  private final Map<Type, List<Leaves.Leaf>> known = new IdentityHashMap<>();

  /**
   * @param most this many of each type
   */
  FirstLeaves(DataModel model, int most) {
    this.model = model;
    this.most = most;
    leaves = new Leaves(model);
  }

  /** Those of one object. */
  List<Leaves.Leaf> of(Type type) {
    List<Leaves.Leaf> found = known.get(type);
    if (found == null) {
      found =
          type instanceof ArrayType array
              ? of(array.element(), array.length())
              : leaves.of(type).stream().filter(leaf -> !leaf.inUnion()).limit(most).toList();
      known.put(type, found);
    }
    return found;
  }

  /** Those of several objects of a type, one behind the other. */
  List<Leaves.Leaf> of(Type element, long count) {
    List<Leaves.Leaf> one = of(element);
    if (count == 1 || one.isEmpty()) {
      return one;
    }
    List<Leaves.Leaf> all = new ArrayList<>();
    long stride = model.size(element);
    for (long i = 0; i < count && all.size() < most; i++) {
      for (Leaves.Leaf leaf : one.subList(0, Math.min(one.size(), most - all.size()))) {
        all.add(new Leaves.Leaf(i * stride + leaf.offset(), leaf.cell(), false));
      }
    }
    return all;
  }
}
