package heapwright.analysis.invariant;

import heapwright.ir.EnumType;
import heapwright.ir.IntegerType;
import heapwright.ir.Type;
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
final class State {
  final Terms terms;
  final Map<Register, Value> registers;
  final Map<Slot, Content> cells;
  final Set<Distinct> distinct;

  /** Private places whose address is somewhere in memory or known to others. */
  final Set<Place> escaped;

  final Gaps gaps;
  private final Map<Integer, FloatRange> floats;
  Zone zone;

  /** How control came out of loops; no more than a mark to tell states apart by. */
  Exits exits = Exits.NONE;

  /** Whether a block may have been given back, so that a new one may have an old address. */
  boolean freed;

  private boolean impossible;
  private boolean changed;

  State(Terms terms) {
    this.terms = terms;
    registers = new LinkedHashMap<>();
    cells = new LinkedHashMap<>();
    distinct = new LinkedHashSet<>();
    escaped = new HashSet<>();
    gaps = new Gaps();
    floats = new HashMap<>();
    zone = new Zone();
  }

  private State(State other) {
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

  State copy() {
    return new State(this);
  }

  boolean isImpossible() {
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
  Value value(Term term) {
    int name = terms.name(term);
    introduce(name);
    return Value.named(name);
  }

  /** An unknown of a type. */
  Value fresh(Type type, Set<Place> mayMeet) {
    Value value = terms.fresh(type, mayMeet);
    introduce(value.name());
    return value;
  }

  void introduce(int name) {
    if (knows(name)) {
      return;
    }
    Term term = terms.term(name);
    term.operands().forEach(operand -> introduce(operand.name()));
    if (terms.isFloating(name)) {
      floats.put(name, FloatRange.ALL);
    } else {
      zone.add(name, start(term));
    }
    new Rules(this).apply(name);
  }

  boolean knows(int name) {
    return zone.knows(name) || floats.containsKey(name);
  }

  private static Interval start(Term term) {
    if (term instanceof Term.Unknown unknown) {
      return range(unknown.type());
    }
    if (term instanceof Term.Address) {
      return new Interval(1, Interval.NO_HIGH);
    }
    if (term instanceof Term.Huge) {
      return new Interval(Interval.NO_HIGH - 1, Interval.NO_HIGH);
    }
    boolean truth = term instanceof Term.Compared || term instanceof Term.FloatCompared;
    return truth ? Interval.TRUTH : Interval.ALL;
  }

  /** The numbers of a type. */
  static Interval range(Type type) {
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

  // What is known.

  Interval range(Value value) {
    return zone.range(value.name()).plus(value.offset());
  }

  /** Bounds of a difference. */
  Interval difference(Value left, Value right) {
    long offset = left.offset() - right.offset();
    long most = zone.bound(left.name(), right.name());
    long least = zone.bound(right.name(), left.name());
    return new Interval(least == Zone.NONE ? Interval.NO_LOW : -least, most).plus(offset);
  }

  Congruence congruence(Value value) {
    return gaps.congruence(value);
  }

  Residues residues(Value value) {
    return gaps.residues(value);
  }

  Members members(Value value) {
    return gaps.members(value);
  }

  /** All numbers that a value may be, if they lie close together. */
  Members candidates(Value value) {
    Members found = Members.of(range(value)).meet(members(value));
    if (!found.isAll() && !value.isConstant()) {
      for (Distinct fact : distinct) {
        if (fact.x() == value.name() && fact.y() == Value.ZERO) {
          found = found.without(fact.difference() + value.offset());
        }
      }
    }
    return found;
  }

  FloatRange floatRange(Value value) {
    return floats.getOrDefault(value.name(), FloatRange.ALL);
  }

  Optional<Long> constant(Value value) {
    Interval range = range(value);
    return range.isConstant() ? Optional.of(range.low()) : Optional.empty();
  }

  // Learning.

  void narrow(Value value, Interval range) {
    if (range.isEmpty()) {
      contradict();
      return;
    }
    if (range.high() != Interval.NO_HIGH) {
      atMost(value, Value.of(0), range.high());
    }
    if (range.low() != Interval.NO_LOW) {
      atMost(Value.of(0), value, range.negated().high());
    }
  }

  /** Learns that {@code left - right} is at most a number. */
  void atMost(Value left, Value right, long most) {
    if (most == Zone.NONE || impossible) {
      return;
    }
    long bound = Zone.sum(most, right.offset() - left.offset());
    note(zone.constrain(left.name(), right.name(), bound));
  }

  /** Learns that a number is one of two. */
  void choose(int name, Value one, Value other) {
    if (!impossible) {
      note(zone.choose(name, one, other));
    }
  }

  private void note(Zone.Effect effect) {
    impossible |= effect == Zone.Effect.IMPOSSIBLE;
    changed |= effect == Zone.Effect.TIGHTER;
  }

  void equal(Value left, Value right) {
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

  void narrow(Value value, Congruence congruence) {
    note(gaps.narrow(value, congruence));
  }

  void narrow(Value value, Residues set) {
    note(gaps.narrow(value, set));
  }

  void narrow(Value value, Members set) {
    note(gaps.narrow(value, set));
  }

  void narrow(Value value, FloatRange range) {
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
  void keepNames(Set<Integer> kept) {
    zone = zone.restricted(kept);
    gaps.keep(kept);
    floats.keySet().retainAll(kept);
    distinct.removeIf(d -> !kept.contains(d.x()) || d.y() != 0 && !kept.contains(d.y()));
  }

  /** Forgets what is known of some names. */
  void forget(IntPredicate names) {
    Set<Integer> kept = new HashSet<>(floats.keySet());
    for (int name : zone.names()) {
      kept.add(name);
    }
    kept.removeIf(names::test);
    keepNames(kept);
  }

  void setFloat(int name, FloatRange range) {
    floats.put(name, range);
  }

  Set<Integer> floatNames() {
    return floats.keySet();
  }
}
