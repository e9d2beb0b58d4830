package heapwright.method.inka.world;

import heapwright.analysis.Liveness;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.type.Local;
import heapwright.method.inka.state.CallFrame;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.DomainValue;
import heapwright.method.inka.state.UnfoldingStop;
import heapwright.method.inka.state.Writes;
import heapwright.symbolic.persistent.IntMap;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What is known where the paths behind something open join: what none of them writes is as before,
 * the rest is new variables, which become those of the path that is taken.
 */
public final class Joins {
  private final ConstraintWorld world;
  private final Map<Function, Liveness> liveness = new IdentityHashMap<>();
  private final Map<Local, String> names = new HashMap<>();

  Joins(ConstraintWorld world) {
    this.world = world;
  }

  /** Before a block that is come to in every round, with anything in what a round writes. */
  public ConstraintState havocked(ConstraintState arrival, Collection<Integer> blocks) {
    return changed(arrival, blocks, arrival.frame().block());
  }

  /** At the join of the decision that a state stands at. */
  public ConstraintState after(ConstraintState state, int join) {
    CallFrame frame = state.frame();
    Collection<Integer> blocks = frame.structure().between(frame.block(), join);
    if (join != frame.structure().end()) {
      return changed(state, blocks, join);
    }
    boolean fillsMemory = frame.result().filter(Local::inMemory).isPresent();
    ConstraintState havocked =
        state.with(
            fillsMemory
                ? world.storage().joined(state, Writes.EVERYTHING)
                : world.memoryAfter(state, blocks));
    return world.invocations().returnedAnything(havocked);
  }

  private ConstraintState changed(ConstraintState state, Collection<Integer> blocks, int join) {
    CallFrame frame = state.frame();
    Function function = frame.structure().function();
    BitSet written = world.effects().registers(function, blocks);
    BitSet live = liveness.computeIfAbsent(function, Liveness::of).at(new BlockId(join));
    IntMap<DomainValue> registers = frame.registers();
    for (int i = written.nextSetBit(0); i >= 0; i = written.nextSetBit(i + 1)) {
      Local local = function.locals().get(i);
      registers =
          live.get(i) && !local.inMemory()
              ? registers.with(i, world.calculus().fresh(local.type(), name(local)))
              : registers.without(i);
    }
    return new ConstraintState(frame.with(registers).at(join), world.memoryAfter(state, blocks));
  }

  private String name(Local local) {
    return names.computeIfAbsent(local, Local::name);
  }

  /** The path that was taken came here; false if what is known contradicts it. */
  public boolean unify(ConstraintState here, UnfoldingStop stop) {
    if (stop.exit().isEmpty()) {
      return world.calculus().propagate();
    }
    ConstraintState exit = stop.exit().get();
    CallFrame from = here.frame();
    CallFrame to = exit.frame();
    if (from.registers() != to.registers()) {
      to.registers()
          .forEach(
              entry -> {
                Optional<DomainValue> held = from.registers().get(entry.key());
                held.ifPresent(value -> world.calculus().equate(value, entry.value()));
              });
    }
    return world.merge(here, exit);
  }
}
