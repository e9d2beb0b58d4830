package heapwright.analysis.invariant;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What is known of numbers beside their bounds: which ones between them are left out. */
final class Gaps {
  private final Map<Integer, Congruence> congruences;
  private final Map<Integer, Residues> residues;
  private final Map<Integer, Members> members;

  Gaps() {
    congruences = new HashMap<>();
    residues = new HashMap<>();
    members = new HashMap<>();
  }

  private Gaps(Gaps other) {
    congruences = new HashMap<>(other.congruences);
    residues = new HashMap<>(other.residues);
    members = new HashMap<>(other.members);
  }

  Gaps copy() {
    return new Gaps(this);
  }

  /** Whether any are known of a name. */
  boolean has(int name) {
    return congruences.containsKey(name) || residues.containsKey(name) || members.containsKey(name);
  }

  Congruence congruence(Value value) {
    if (value.isConstant()) {
      return Congruence.of(value.offset());
    }
    return congruences.getOrDefault(value.name(), Congruence.ALL).plus(value.offset());
  }

  Residues residues(Value value) {
    if (value.isConstant()) {
      return Residues.of(value.offset());
    }
    return residues.getOrDefault(value.name(), Residues.ALL).plus(value.offset());
  }

  Members members(Value value) {
    if (value.isConstant()) {
      return Members.of(Interval.of(value.offset()));
    }
    return members.getOrDefault(value.name(), Members.ALL).plus(value.offset());
  }

  Zone.Effect narrow(Value value, Congruence congruence) {
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

  Zone.Effect narrow(Value value, Residues set) {
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

  Zone.Effect narrow(Value value, Members set) {
    Members old = members(value);
    if (set.isAll() || old.within(set)) {
      return Zone.Effect.NOTHING_NEW;
    }
    Members both = old.meet(set);
    if (both.isEmpty()) {
      return Zone.Effect.IMPOSSIBLE;
    }
    members.put(value.name(), both.plus(-value.offset()));
    return Zone.Effect.TIGHTER;
  }

  /** Forgets all names but these. */
  void keep(Set<Integer> kept) {
    congruences.keySet().retainAll(kept);
    residues.keySet().retainAll(kept);
    members.keySet().retainAll(kept);
  }

  void set(int name, Residues set) {
    residues.put(name, set);
  }

  /** {@code ALL} forgets. */
  void set(int name, Members set) {
    if (set.isAll()) {
      members.remove(name);
    } else {
      members.put(name, set);
    }
  }

  Set<Integer> namesWithMembers() {
    return members.keySet();
  }
}
