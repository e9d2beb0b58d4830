package heapwright.method.inka;

import heapwright.ir.Type;
import heapwright.solve.domains.Pointer;
import heapwright.symbolic.Leaves;
import java.util.ArrayList;
import java.util.List;

/** Records and arrays as wholes: what is known after they are copied, cleared or forgotten. */
final class Aggregates {
  /** Aggregates of more scalars are not followed one by one. */
  private static final int MOST_LEAVES = 256;

  private final World world;
  private final Leaves leaves;

  Aggregates(World world) {
    this.world = world;
    leaves = new Leaves(world.program().model());
  }

  /** Copies an aggregate, scalar by scalar. */
  State copied(State state, Value to, Value from, Type type) {
    if (Leaves.isShared(type) || !isSmall(type)) {
      return forgotten(state, to);
    }
    List<Leaves.Leaf> all = leaves.of(type);
    List<Value> values = new ArrayList<>();
    for (Leaves.Leaf leaf : all) {
      values.add(world.storage().load(state, at(state, from, leaf), leaf.cell()));
    }
    State after = state;
    for (int i = 0; i < all.size(); i++) {
      Leaves.Leaf leaf = all.get(i);
      after = world.storage().store(after, at(after, to, leaf), values.get(i), leaf.cell());
    }
    return after;
  }

  private boolean isSmall(Type type) {
    return world.program().model().size(type) <= 8L * MOST_LEAVES
        && leaves.of(type).size() <= MOST_LEAVES;
  }

  private Value at(State state, Value base, Leaves.Leaf leaf) {
    return world.addresses().shifted(state.memory(), base, leaf.offset());
  }

  State zeroed(State state, Value at, Type type) {
    if (Leaves.isShared(type) || !isSmall(type)) {
      return forgotten(state, at);
    }
    State after = state;
    for (Leaves.Leaf leaf : leaves.of(type)) {
      Value zero = world.calculus().zero(leaf.cell().type());
      after = world.storage().store(after, at(after, at, leaf), zero, leaf.cell());
    }
    return after;
  }

  /** Nothing is known any more of what lies at an address. */
  State forgotten(State state, Value address) {
    if (address instanceof Value.Address a && a.pointer().isFixed() && !isNull(a.pointer())) {
      return state.with(world.storage().without(state.memory(), a.pointer().place().object()));
    }
    return state.with(world.storage().without(state.memory()));
  }

  private static boolean isNull(Pointer pointer) {
    return Objects.isNowhere(pointer.place());
  }
}
