package heapwright.analysis.invariant.state;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.BaseAddress;
import heapwright.analysis.invariant.domain.CellContent;
import heapwright.analysis.invariant.domain.Congruence;
import heapwright.analysis.invariant.domain.ExitHistory;
import heapwright.analysis.invariant.domain.FloatRange;
import heapwright.analysis.invariant.domain.Gaps;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.domain.MemorySlot;
import heapwright.analysis.invariant.domain.Residues;
import heapwright.analysis.invariant.domain.SmallValueSet;
import heapwright.analysis.invariant.domain.Zone;
import heapwright.ir.Global;
import heapwright.ir.code.Relation;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.EnumType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * What is known at one point. It stands for all executions for which there are numbers to its names
 * such that everything in it is true. Changed in place along a block, copied where control divides.
 */
public final class AbstractState {
  /** A local in a register, in one of the activations of inlined calls. */
  public record InlinedRegister(int frame, Local local) {}

  /** The difference {@code x - y} of two names is not this number. */
  public record Disequality(int x, int y, long difference) {
    public static Disequality of(AbstractValue left, AbstractValue right) {
      long difference = right.offset() - left.offset();
      return left.name() > right.name()
          ? new Disequality(left.name(), right.name(), difference)
          : new Disequality(right.name(), left.name(), -difference);
    }
  }

  public final NameTable terms;
  public final Map<InlinedRegister, AbstractValue> registers;
  public final Map<MemorySlot, CellContent> cells;
  public final Set<Disequality> distinct;

  /** Private places whose address is somewhere in memory or known to others. */
  public final Set<BaseAddress> escaped;

  public final Gaps gaps;
  private final Map<Integer, FloatRange> floats;
  public Zone zone;

  /** How control came out of loops; no more than a mark to tell states apart by. */
  public ExitHistory exits = ExitHistory.NONE;

  /** Whether a block may have been given back, so that a new one may have an old address. */
  public boolean freed;

  private boolean impossible;
  private boolean changed;

  public AbstractState(NameTable terms) {
    this.terms = terms;
    registers = new LinkedHashMap<>();
    cells = new LinkedHashMap<>();
    distinct = new LinkedHashSet<>();
    escaped = new HashSet<>();
    gaps = new Gaps();
    floats = new HashMap<>();
    zone = new Zone();
  }

  private AbstractState(AbstractState other) {
    terms = other.terms;
    registers = new LinkedHashMap<>(other.registers);
    cells = new LinkedHashMap<>(other.cells);
    distinct = new LinkedHashSet<>(other.distinct);
    escaped = new HashSet<>(other.escaped);
    gaps = other.gaps.copy();
    floats = new HashMap<>(other.floats);
    zone = other.zone.copy();
    freed = other.freed;
    exits = other.exits;
    impossible = other.impossible;
  }

  public AbstractState copy() {
    return new AbstractState(this);
  }

  public boolean isImpossible() {
    return impossible;
  }

  void contradict() {
    impossible = true;
  }

  /** Whether something was learnt since the last time of asking. */
  boolean takeChanged() {
    boolean was = changed;
    changed = false;
    return was;
  }

  // Names.

  /** The value that a term has, with all that follows from its operands. */
  public AbstractValue value(NameDefinition term) {
    int name = terms.name(term);
    introduce(name);
    return AbstractValue.named(name);
  }

  /** The same, as a number where only one is possible. */
  AbstractValue folded(NameDefinition term) {
    AbstractValue value = value(term);
    return constant(value).map(AbstractValue::of).orElse(value);
  }

  /** Where a place begins. */
  public AbstractValue address(BaseAddress place) {
    return value(new NameDefinition.Address(place));
  }

  public AbstractValue address(Global global) {
    return address(new BaseAddress.Static(global.symbol()));
  }

  /** One of two values, by whether a third one is 0. */
  public AbstractValue choice(
      AbstractValue condition, AbstractValue then, AbstractValue otherwise) {
    return value(
        NameDefinition.Operation.of(new NameDefinition.Choosing(), condition, then, otherwise));
  }

  /** Whether two values are equal, as 1 or 0. */
  public AbstractValue equality(AbstractValue left, AbstractValue right) {
    return value(
        NameDefinition.Operation.of(new NameDefinition.Comparing(Relation.EQUAL), left, right));
  }

  /** A variable holds a number of a range, and nothing else is known of it. */
  public void put(Global global, Interval range, DataModel model) {
    AbstractValue address = address(global);
    AbstractValue value = fresh(global.type(), Set.of());
    narrow(value, range);
    cells.put(MemorySlot.at(address, Cell.of(global.type()), model), CellContent.of(value));
  }

  /** An unknown of a type. */
  public AbstractValue fresh(Type type, Set<BaseAddress> mayMeet) {
    AbstractValue value = terms.fresh(type, mayMeet);
    introduce(value.name());
    return value;
  }

  public void introduce(int name) {
    if (knows(name)) {
      return;
    }
    NameDefinition term = terms.term(name);
    term.operands().forEach(operand -> introduce(operand.name()));
    if (terms.isFloating(name)) {
      floats.put(name, FloatRange.ALL);
    } else {
      zone.add(name, start(term));
    }
    new TermReduction(this).apply(name);
  }

  public boolean knows(int name) {
    return zone.knows(name) || floats.containsKey(name);
  }

  private static Interval start(NameDefinition term) {
    if (term instanceof NameDefinition.Unknown unknown) {
      return range(unknown.type());
    }
    if (term instanceof NameDefinition.Address) {
      return new Interval(1, Interval.NO_HIGH);
    }
    if (term instanceof NameDefinition.Huge) {
      return new Interval(Interval.NO_HIGH - 1, Interval.NO_HIGH);
    }
    boolean truth =
        term instanceof NameDefinition.Operation t
            && (t.operator() instanceof NameDefinition.Comparing
                || t.operator() instanceof NameDefinition.FloatComparing);
    return truth ? Interval.TRUTH : Interval.ALL;
  }

  /** The numbers of a type. */
  public static Interval range(Type type) {
    if (type instanceof EnumType enumeration) {
      return range(enumeration.underlying());
    }
    if (!(type instanceof IntegerType integer)) {
      return new Interval(0, Interval.NO_HIGH);
    }
    if (integer.bits() >= 64) {
      boolean natural = integer.bits() == 64 && !integer.signed();
      return natural ? new Interval(0, Interval.NO_HIGH) : Interval.ALL;
    }
    int bits = integer.signed() ? integer.bits() - 1 : integer.bits();
    return new Interval(integer.signed() ? -(1L << bits) : 0, (1L << bits) - 1);
  }

  // Places.

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

  // What is known.

  public Interval range(AbstractValue value) {
    return zone.range(value.name()).plus(value.offset());
  }

  /** Bounds of a difference. */
  public Interval difference(AbstractValue left, AbstractValue right) {
    long offset = left.offset() - right.offset();
    long most = zone.bound(left.name(), right.name());
    long least = zone.bound(right.name(), left.name());
    return new Interval(least == Zone.NONE ? Interval.NO_LOW : -least, most).plus(offset);
  }

  public Congruence congruence(AbstractValue value) {
    return gaps.congruence(value);
  }

  public Residues residues(AbstractValue value) {
    return gaps.residues(value);
  }

  public SmallValueSet members(AbstractValue value) {
    return gaps.members(value);
  }

  /** All numbers that a value may be, if they lie close together. */
  public SmallValueSet candidates(AbstractValue value) {
    SmallValueSet found = SmallValueSet.of(range(value)).meet(members(value));
    if (!found.isAll() && !value.isConstant()) {
      for (Disequality fact : distinct) {
        if (fact.x() == value.name() && fact.y() == AbstractValue.ZERO) {
          found = found.without(fact.difference() + value.offset());
        }
      }
    }
    return found;
  }

  public FloatRange floatRange(AbstractValue value) {
    return floats.getOrDefault(value.name(), FloatRange.ALL);
  }

  public Optional<Long> constant(AbstractValue value) {
    Interval range = range(value);
    return range.isConstant() ? Optional.of(range.low()) : Optional.empty();
  }

  // Learning.

  public void narrow(AbstractValue value, Interval range) {
    if (range.isEmpty()) {
      contradict();
      return;
    }
    if (range.high() != Interval.NO_HIGH) {
      atMost(value, AbstractValue.of(0), range.high());
    }
    if (range.low() != Interval.NO_LOW) {
      atMost(AbstractValue.of(0), value, range.negated().high());
    }
  }

  /** Learns that {@code left - right} is at most a number. */
  public void atMost(AbstractValue left, AbstractValue right, long most) {
    if (most == Zone.NONE || impossible) {
      return;
    }
    long bound = Zone.sum(most, right.offset() - left.offset());
    note(zone.constrain(left.name(), right.name(), bound));
  }

  /** Learns that a number is one of two. */
  void choose(int name, AbstractValue one, AbstractValue other) {
    if (!impossible) {
      note(zone.choose(name, one, other));
    }
  }

  private void note(Zone.Effect effect) {
    impossible |= effect == Zone.Effect.IMPOSSIBLE;
    changed |= effect == Zone.Effect.TIGHTER;
  }

  void equal(AbstractValue left, AbstractValue right) {
    if (terms.isFloating(left.name())) {
      narrow(left, floatRange(right));
      narrow(right, floatRange(left));
      return;
    }
    atMost(left, right, 0);
    atMost(right, left, 0);
    narrow(left, congruence(right));
    narrow(right, congruence(left));
    narrow(left, residues(right));
    narrow(right, residues(left));
    narrow(left, members(right));
    narrow(right, members(left));
  }

  public void narrow(AbstractValue value, Congruence congruence) {
    note(gaps.narrow(value, congruence));
  }

  public void narrow(AbstractValue value, Residues set) {
    note(gaps.narrow(value, set));
  }

  void narrow(AbstractValue value, SmallValueSet set) {
    note(gaps.narrow(value, set));
  }

  void narrow(AbstractValue value, FloatRange range) {
    FloatRange old = floatRange(value);
    FloatRange both = old.meet(range);
    if (both.isEmpty()) {
      contradict();
    } else if (!old.within(both)) {
      floats.put(value.name(), both);
      changed = true;
    }
  }

  /** Forgets all names but these. */
  public void keepNames(Set<Integer> kept) {
    zone = zone.restricted(kept);
    gaps.keep(kept);
    floats.keySet().retainAll(kept);
    distinct.removeIf(d -> !kept.contains(d.x()) || d.y() != 0 && !kept.contains(d.y()));
  }

  /** Forgets what is known of some names. */
  public void forget(IntPredicate names) {
    Set<Integer> kept = new HashSet<>(floats.keySet());
    for (int name : zone.names()) {
      kept.add(name);
    }
    kept.removeIf(names::test);
    keepNames(kept);
  }

  public void setFloat(int name, FloatRange range) {
    floats.put(name, range);
  }

  public Set<Integer> floatNames() {
    return floats.keySet();
  }
}
