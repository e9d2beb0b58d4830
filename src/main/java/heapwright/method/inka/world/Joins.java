package heapwright.method.inka.world;

import heapwright.analysis.Liveness;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.type.Local;
import heapwright.method.inka.state.CallFrame;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.UnfoldingStop;
import heapwright.method.inka.state.Writes;
import heapwright.solve.domains.engine.DomainValue;
import heapwright.solve.domains.memory.AbstractMemory;
import heapwright.symbolic.persistent.IntMap;
import java.util.BitSet;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * What is known where the paths behind something open join: what none of them writes is as before,
 * the rest is new variables, which become those of the path that is taken.
 */
public final class Joins {
  private final ConstraintWorld world;
  private final Map<Function, Liveness> liveness = new IdentityHashMap<>();

  Joins(ConstraintWorld world) {
    this.world = world;
  }

  /** Before a block that every round reaches, with anything in what a round writes. */
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
    return world.calls().returnedAnything(afterCall(state, blocks));
  }

  /** After blocks of a call, and after its result has been stored where the caller wants it. */
  ConstraintState afterCall(ConstraintState state, Collection<Integer> blocks) {
    boolean fillsMemory = state.frame().result().filter(Local::inMemory).isPresent();
    return state.with(
        fillsMemory ? world.memory().joined(state, Writes.EVERYTHING) : memoryAfter(state, blocks));
  }

  private AbstractMemory memoryAfter(ConstraintState state, Collection<Integer> blocks) {
    Writes writes = world.effects().memory(state.frame().function(), blocks);
    return writes.isNothing() ? state.memory() : world.memory().joined(state, writes);
  }

  private ConstraintState changed(ConstraintState state, Collection<Integer> blocks, int join) {
    CallFrame frame = state.frame();
    Function function = frame.function();
    BitSet written = world.effects().registers(function, blocks);
    BitSet live = liveness.computeIfAbsent(function, Liveness::of).at(new BlockId(join));
    IntMap<DomainValue> registers = frame.registers();
    for (int i = written.nextSetBit(0); i >= 0; i = written.nextSetBit(i + 1)) {
      Local local = function.locals().get(i);
      registers =
          live.get(i) && !local.inMemory()
              ? registers.with(i, world.operators().fresh(local.type(), local.name()))
              : registers.without(i);
    }
    return new ConstraintState(frame.with(registers).at(join), memoryAfter(state, blocks));
  }

  /** The path that was taken came here; false if what is known contradicts it. */
  public boolean unify(ConstraintState here, UnfoldingStop stop) {
    if (stop.exit().isEmpty()) {
      return world.operators().propagate();
    }
    ConstraintState exit = stop.exit().get();
    IntMap<DomainValue> from = here.frame().registers();
    if (from != exit.frame().registers()) {
      exit.frame()
          .registers()
          .forEach(
              entry ->
                  from.get(entry.key())
                      .ifPresent(value -> world.operators().equate(value, entry.value())));
    }
    world.memory().merge(here.memory(), exit.memory());
    return world.operators().propagate();
  }
}
