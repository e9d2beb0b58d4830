package heapwright.analysis.invariant.domain;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What no interval can say of numbers: congruences, residues, small sets of values. */
public final class NonConvexFacts {
  private final Map<Integer, Congruence> congruences;
  private final Map<Integer, Residues> residues;
  private final Map<Integer, SmallValueSet> members;

  public NonConvexFacts() {
    congruences = new HashMap<>();
    residues = new HashMap<>();
    members = new HashMap<>();
  }

  private NonConvexFacts(NonConvexFacts other) {
    congruences = new HashMap<>(other.congruences);
    residues = new HashMap<>(other.residues);
    members = new HashMap<>(other.members);
  }

  public NonConvexFacts copy() {
    return new NonConvexFacts(this);
  }

  /** Whether any are known of a name. */
  public boolean has(int name) {
    return congruences.containsKey(name) || residues.containsKey(name) || members.containsKey(name);
  }

  public Congruence congruence(AbstractValue value) {
    if (value.isConstant()) {
      return Congruence.of(value.offset());
    }
    return congruences.getOrDefault(value.name(), Congruence.ALL).plus(value.offset());
  }

  public Residues residues(AbstractValue value) {
    if (value.isConstant()) {
      return Residues.of(value.offset());
    }
    return residues.getOrDefault(value.name(), Residues.ALL).plus(value.offset());
  }

  public SmallValueSet members(AbstractValue value) {
    if (value.isConstant()) {
      return SmallValueSet.of(Interval.of(value.offset()));
    }
    return members.getOrDefault(value.name(), SmallValueSet.ALL).plus(value.offset());
  }

  public Zone.Effect narrow(AbstractValue value, Congruence congruence) {
    Congruence old = congruence(value);
    Optional<Congruence> both = old.meet(congruence);
    if (both.isEmpty()) {
      return Zone.Effect.IMPOSSIBLE;
    }
    if (value.isConstant() || both.get().equals(old)) {
      return Zone.Effect.NOTHING_NEW;
    }
    congruences.put(value.name(), both.get().plus(-value.offset()));
    return Zone.Effect.TIGHTER;
  }

  public Zone.Effect narrow(AbstractValue value, Residues set) {
    Residues old = residues(value);
    Residues both = old.meet(set);
    if (both.isEmpty()) {
      return Zone.Effect.IMPOSSIBLE;
    }
    if (value.isConstant() || both.equals(old)) {
      return Zone.Effect.NOTHING_NEW;
    }
    residues.put(value.name(), both.plus(-value.offset()));
    return Zone.Effect.TIGHTER;
  }

  public Zone.Effect narrow(AbstractValue value, SmallValueSet set) {
    SmallValueSet old = members(value);
    if (set.isAll() || old.within(set)) {
      return Zone.Effect.NOTHING_NEW;
    }
    SmallValueSet both = old.meet(set);
    if (both.isEmpty()) {
      return Zone.Effect.IMPOSSIBLE;
    }
    members.put(value.name(), both.plus(-value.offset()));
    return Zone.Effect.TIGHTER;
  }

  /** Forgets all names but these. */
  public void keep(Set<Integer> kept) {
    congruences.keySet().retainAll(kept);
    residues.keySet().retainAll(kept);
    members.keySet().retainAll(kept);
  }

  public void set(int name, Residues set) {
    residues.put(name, set);
  }

  /** {@code ALL} forgets. */
  public void set(int name, SmallValueSet set) {
    if (set.isAll()) {
      members.remove(name);
    } else {
      members.put(name, set);
    }
  }

  public Set<Integer> namesWithMembers() {
    return members.keySet();
  }
}
