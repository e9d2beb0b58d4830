package heapwright.analysis.invariant.join;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.CellContent;
import heapwright.analysis.invariant.domain.MemorySlot;
import heapwright.analysis.invariant.state.AbstractState;
import heapwright.analysis.invariant.state.AbstractState.InlinedRegister;
import heapwright.analysis.invariant.state.NameTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** Forgets what can no longer be read, so that states stay small. */
public final class StatePruning {
  private static final int MANY_NAMES = 40;

  private final AbstractState state;
  private final NameTable terms;
  private final int cells;
  private final Set<Integer> kept = new HashSet<>(Set.of(AbstractValue.ZERO));

  /** Unknowns that some kept value is made of. */
  private final Set<Integer> unknowns = new HashSet<>();

  private StatePruning(AbstractState state, int cells) {
    this.state = state;
    this.cells = cells;
    this.terms = state.terms;
  }

  /** Takes how many cells of memory may stay, and which registers have to. */
  public static void of(AbstractState state, int cells, Predicate<InlinedRegister> live) {
    new StatePruning(state, cells).run(live);
  }

  private void run(Predicate<InlinedRegister> live) {
    state.registers.keySet().removeIf(register -> !live.test(register));
    state.registers.values().forEach(value -> keep(value.name()));
    cells();
    List<Integer> others = new ArrayList<>();
    for (int name : state.zone.names()) {
      others.add(name);
    }
    others.addAll(state.floatNames());
    others.removeIf(kept::contains);
    others.sort(Comparator.reverseOrder());
    for (int name : others) {
      boolean computable = !terms.isUnknown(name) && isComputable(name);
      if (computable && kept.size() < MANY_NAMES) {
        keep(name);
      }
    }
    state.keepNames(kept);
  }

  private void keep(int name) {
    if (name == AbstractValue.ZERO || !state.knows(name) || !kept.add(name)) {
      return;
    }
    unknowns.addAll(terms.leaves(name));
    terms.term(name).operands().forEach(operand -> keep(operand.name()));
  }

  private boolean isComputable(int name) {
    return terms.leaves(name).stream()
        .allMatch(leaf -> !terms.isUnknown(leaf) || unknowns.contains(leaf));
  }

  /** A cell stays if its address can be reckoned from what stays. */
  private void cells() {
    Set<MemorySlot> reachable = new HashSet<>();
    boolean grown = true;
    while (grown) {
      grown = false;
      for (Map.Entry<MemorySlot, CellContent> cell : state.cells.entrySet()) {
        MemorySlot slot = cell.getKey();
        if (!reachable.contains(slot) && reachable.size() < cells && isComputable(slot.base())) {
          reachable.add(slot);
          keep(slot.base());
          keep(cell.getValue().value().name());
          cell.getValue().owner().ifPresent(owner -> keep(owner.start().name()));
          grown = true;
        }
      }
    }
    state.cells.keySet().retainAll(reachable);
  }
}
