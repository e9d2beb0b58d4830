package heapwright.analysis.invariant.state;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.BaseAddress;
import heapwright.analysis.invariant.domain.Congruence;
import heapwright.analysis.invariant.domain.FloatRange;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.domain.NonConvexFacts;
import heapwright.analysis.invariant.domain.Residues;
import heapwright.analysis.invariant.domain.SmallValueSet;
import heapwright.analysis.invariant.domain.Zone;
import heapwright.ir.code.Relation;
import heapwright.ir.type.Type;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * What is known of the numbers that names stand for, in a product of domains: differences and
 * bounds, congruences, residues, small sets, ranges of floating-point numbers and disequalities.
 * What one of them learns of a name tightens what the others know of the names that it is made of.
 */
public abstract class NumericState {
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
  public final Set<Disequality> distinct;
  public final NonConvexFacts nonConvex;
  public Zone zone;
  private final Map<Integer, FloatRange> floats;
  private boolean impossible;
  private boolean changed;

  NumericState(NameTable terms) {
    this.terms = terms;
    distinct = new LinkedHashSet<>();
    nonConvex = new NonConvexFacts();
    zone = new Zone();
    floats = new HashMap<>();
  }

  NumericState(NumericState other) {
    terms = other.terms;
    distinct = new LinkedHashSet<>(other.distinct);
    nonConvex = other.nonConvex.copy();
    zone = other.zone.copy();
    floats = new HashMap<>(other.floats);
    impossible = other.impossible;
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
      zone.add(name, term.range());
    }
    new TermReduction(this).apply(name);
  }

  public boolean knows(int name) {
    return zone.knows(name) || floats.containsKey(name);
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
    return nonConvex.congruence(value);
  }

  public Residues residues(AbstractValue value) {
    return nonConvex.residues(value);
  }

  public SmallValueSet members(AbstractValue value) {
    return nonConvex.members(value);
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
    note(nonConvex.narrow(value, congruence));
  }

  public void narrow(AbstractValue value, Residues set) {
    note(nonConvex.narrow(value, set));
  }

  void narrow(AbstractValue value, SmallValueSet set) {
    note(nonConvex.narrow(value, set));
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
    nonConvex.keep(kept);
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
