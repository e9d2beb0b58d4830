package heapwright.analysis.invariant.state;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.BaseAddress;
import heapwright.analysis.invariant.domain.CellContent;
import heapwright.analysis.invariant.domain.ExitHistory;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.domain.MemorySlot;
import heapwright.ir.Global;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Local;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * What is known at one point: what registers and memory hold, by names, and what is known of the
 * numbers that these stand for. It stands for all executions for which there are numbers to its
 * names such that everything in it is true. Changed in place along a block, copied where control
 * divides.
 */
public final class AbstractState extends NumericState {
  /** A local in a register, in one of the activations of inlined calls. */
  public record InlinedRegister(int frame, Local local) {}

  public final Map<InlinedRegister, AbstractValue> registers;
  public final Map<MemorySlot, CellContent> cells;

  /** Private places whose address is somewhere in memory or known to others. */
  public final Set<BaseAddress> escaped;

  /** How control came out of loops; no more than a mark to tell states apart by. */
  public ExitHistory exits = ExitHistory.NONE;

  /** Whether a block may have been given back, so that a new one may have an old address. */
  public boolean freed;

  public AbstractState(NameTable terms) {
    super(terms);
    registers = new LinkedHashMap<>();
    cells = new LinkedHashMap<>();
    escaped = new HashSet<>();
  }

  private AbstractState(AbstractState other) {
    super(other);
    registers = new LinkedHashMap<>(other.registers);
    cells = new LinkedHashMap<>(other.cells);
    escaped = new HashSet<>(other.escaped);
    freed = other.freed;
    exits = other.exits;
  }

  public AbstractState copy() {
    return new AbstractState(this);
  }

  /** Where a place begins. */
  public AbstractValue address(BaseAddress place) {
    return value(new NameDefinition.Address(place));
  }

  public AbstractValue address(Global global) {
    return address(new BaseAddress.Static(global.symbol()));
  }

  /** A variable holds a number of a range, and nothing else is known of it. */
  public void put(Global global, Interval range, DataModel model) {
    AbstractValue address = address(global);
    AbstractValue value = fresh(global.type(), Set.of());
    narrow(value, range);
    cells.put(MemorySlot.at(address, Cell.of(global.type()), model), CellContent.of(value));
  }

  /** An address goes where it is not followed. */
  public void escape(AbstractValue value) {
    escaped.addAll(reach(value));
  }

  /** The private places that a value may lead to. */
  public Set<BaseAddress> reach(AbstractValue value) {
    Set<BaseAddress> found = new LinkedHashSet<>();
    for (int leaf : terms.leaves(value.name())) {
      NameDefinition term = terms.term(leaf);
      if (term instanceof NameDefinition.Address address && address.place().isPrivate()) {
        found.add(address.place());
      }
      if (term instanceof NameDefinition.Unknown unknown) {
        found.addAll(unknown.mayMeet());
      }
    }
    return found;
  }
}
