package heapwright.method.inka.world;

import heapwright.ir.type.Type;
import heapwright.method.inka.state.ConstraintState;
import heapwright.solve.domains.engine.DomainValue;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.symbolic.scalar.Leaves;
import java.util.ArrayList;
import java.util.List;

/** Records and arrays as wholes: what is known after they are copied, cleared or forgotten. */
final class Aggregates {
  /** Aggregates of more scalars are not followed one by one. */
  private static final int MOST_LEAVES = 256;

  private final ConstraintWorld world;
  private final Leaves leaves;

  Aggregates(ConstraintWorld world) {
    this.world = world;
    leaves = new Leaves(world.program().model());
  }

  /** Copies an aggregate, scalar by scalar. */
  ConstraintState copied(ConstraintState state, DomainValue to, DomainValue from, Type type) {
    if (Leaves.isShared(type) || !isSmall(type)) {
      return forgotten(state, to);
    }
    List<Leaves.Leaf> all = leaves.of(type);
    List<DomainValue> values = new ArrayList<>();
    for (Leaves.Leaf leaf : all) {
      values.add(world.memory().load(state, at(from, leaf), leaf.cell()));
    }
    ConstraintState after = state;
    for (int i = 0; i < all.size(); i++) {
      Leaves.Leaf leaf = all.get(i);
      after = world.memory().store(after, at(to, leaf), values.get(i), leaf.cell());
    }
    return after;
  }

  private boolean isSmall(Type type) {
    return world.program().model().size(type) <= 8L * MOST_LEAVES
        && leaves.of(type).size() <= MOST_LEAVES;
  }

  private DomainValue at(DomainValue base, Leaves.Leaf leaf) {
    return world.pointers().shifted(base, leaf.offset());
  }

  ConstraintState zeroed(ConstraintState state, DomainValue at, Type type) {
    if (Leaves.isShared(type) || !isSmall(type)) {
      return forgotten(state, at);
    }
    ConstraintState after = state;
    for (Leaves.Leaf leaf : leaves.of(type)) {
      DomainValue zero = world.operators().zero(leaf.cell().type());
      after = world.memory().store(after, at(at, leaf), zero, leaf.cell());
    }
    return after;
  }

  /** Nothing is known any more of what lies at an address. */
  ConstraintState forgotten(ConstraintState state, DomainValue address) {
    boolean known =
        address instanceof PointerVariable pointer && pointer.isFixed() && !pointer.isNowhere();
    return state.with(
        known
            ? world.memory().without(state.memory(), ((PointerVariable) address).place().object())
            : world.memory().without(state.memory()));
  }
}
