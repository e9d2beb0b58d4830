package heapwright.analysis.invariant;

import heapwright.ir.FloatingType;
import heapwright.ir.IntegerType;
import heapwright.ir.PointerType;
import heapwright.ir.Qualifiers;
import heapwright.ir.Relation;
import heapwright.ir.Type;
import heapwright.ir.VoidType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What two states have in common: everything that holds in both. */
final class Join {
  private static final int ROUNDS = 4;

  private final State left;
  private final State right;
  private final State result;
  private final Pairing pairing;

  private Join(State left, State right) {
    this.left = left;
    this.right = right;
    this.result = new State(left.terms);
    this.pairing = new Pairing(left, right);
  }

  static State of(State left, State right) {
    if (left.isImpossible()) {
      return right;
    }
    return right.isImpossible() ? left : new Join(left, right).joined();
  }

  private State joined() {
    shareAll();
    registers();
    StructuralPairs structure = new StructuralPairs(pairing, left.terms);
    for (int round = 0; round < ROUNDS; round++) {
      structure.pairAll(left, right);
      if (!cells()) {
        break;
      }
    }
    facts();
    distinct(left, right, false);
    distinct(right, left, true);
    result.escaped.addAll(left.escaped);
    result.escaped.addAll(right.escaped);
    result.freed = left.freed || right.freed;
    result.exits = left.exits.common(right.exits);
    return result;
  }

  private void shareAll() {
    left.registers.forEach(
        (register, value) -> {
          if (value.equals(right.registers.get(register))) {
            pairing.share(value);
          }
        });
    boolean grown = true;
    for (int round = 0; round < ROUNDS && grown; round++) {
      grown = false;
      for (Map.Entry<Slot, Content> cell : left.cells.entrySet()) {
        Content other = right.cells.get(cell.getKey());
        Value value = cell.getValue().value();
        if (other != null
            && other.value().equals(value)
            && pairing.isShared(cell.getKey().base())
            && !pairing.isShared(value.name())) {
          pairing.share(value);
          grown = true;
        }
      }
    }
  }

  private void registers() {
    Map<Register, Value> later = new LinkedHashMap<>();
    left.registers.forEach(
        (register, value) -> {
          Value other = right.registers.get(register);
          if (other == null) {
            return;
          }
          boolean operations = isOperation(value) && isOperation(other);
          if (operations && !value.equals(other)) {
            later.put(register, value);
          } else {
            result.registers.put(register, pairing.common(value, other, register.local().type()));
          }
        });
    later.forEach(
        (register, value) ->
            result.registers.put(
                register,
                pairing.common(value, right.registers.get(register), register.local().type())));
  }

  private boolean isOperation(Value value) {
    return !value.isConstant() && !left.terms.term(value.name()).operands().isEmpty();
  }

  /** Pairs cells whose addresses are paired; whether there was a new one. */
  private boolean cells() {
    boolean grown = false;
    for (Map.Entry<Slot, Content> cell : left.cells.entrySet()) {
      Slot slot = cell.getKey();
      for (Pair pair : pairing.withLeft(slot.base())) {
        Slot there = slot.moved(pair.right(), slot.offset() + pair.shift());
        Slot here = slot.moved(pairing.name(pair), slot.offset());
        Content other = right.cells.get(there);
        if (other != null && !result.cells.containsKey(here)) {
          Value value = pairing.common(cell.getValue().value(), other.value(), type(slot));
          result.cells.put(
              here, new Content(value, owner(here, slot, cell.getValue(), there, other)));
          grown = true;
        }
      }
    }
    return grown;
  }

  private static Optional<Content.Owner> owner(
      Slot here, Slot slot, Content content, Slot there, Content other) {
    Optional<Long> first = start(slot, content);
    Optional<Long> second = start(there, other);
    boolean same =
        first.isPresent()
            && first.equals(second)
            && content.owner().get().type().equals(other.owner().get().type());
    return same
        ? Optional.of(
            new Content.Owner(here.address().plus(-first.get()), content.owner().get().type()))
        : Optional.empty();
  }

  private static Optional<Long> start(Slot slot, Content content) {
    return content
        .owner()
        .filter(owner -> owner.start().name() == slot.base())
        .map(owner -> slot.offset() - owner.start().offset());
  }

  private static Type type(Slot slot) {
    return switch (slot.kind()) {
      case POINTER -> new PointerType(VoidType.VOID, Qualifiers.NONE);
      case FLOATING -> slot.bytes() == 4 ? FloatingType.FLOAT : FloatingType.DOUBLE;
      case LENGTH -> Wide.SIZE;
      case TRUTH -> new IntegerType(IntegerType.Kind.BOOL, 1, false);
      case SIGNED, UNSIGNED -> {
        int bits = slot.isBitField() ? slot.width() : (int) (8 * slot.bytes());
        yield new IntegerType(IntegerType.Kind.INT, bits, slot.kind() == Slot.Kind.SIGNED);
      }
    };
  }

  private void facts() {
    List<Map.Entry<Pair, Integer>> numbers = new ArrayList<>();
    for (Map.Entry<Pair, Integer> entry : pairing.names().entrySet()) {
      int name = entry.getValue();
      Pair pair = entry.getKey();
      if (left.terms.isFloating(name)) {
        FloatRange a = left.floatRange(Value.named(pair.left()));
        result.setFloat(name, a.join(right.floatRange(Value.named(pair.right()))));
      } else if (!result.zone.knows(name)) {
        numbers.add(entry);
        result.zone.append(name);
      }
    }
    numbers.forEach(this::gaps);
    differences(numbers);
  }

  /** What is at most so much in both is so in the result; the number 0 is one of the numbers. */
  private void differences(List<Map.Entry<Pair, Integer>> numbers) {
    int count = numbers.size() + 1;
    int[] first = new int[count];
    int[] second = new int[count];
    long[] shift = new long[count];
    for (int i = 1; i < count; i++) {
      Pair pair = numbers.get(i - 1).getKey();
      first[i] = left.zone.place(pair.left());
      second[i] = right.zone.place(pair.right());
      shift[i] = pair.shift();
    }
    for (int i = 0; i < count; i++) {
      for (int j = 0; j < count; j++) {
        long other = Zone.sum(right.zone.at(second[i], second[j]), shift[i] - shift[j]);
        result.zone.put(i, j, i == j ? 0 : Math.max(left.zone.at(first[i], first[j]), other));
      }
    }
  }

  private void gaps(Map.Entry<Pair, Integer> x) {
    Value a = Value.named(x.getKey().left());
    Value b = new Value(x.getKey().right(), x.getKey().shift());
    Value name = Value.named(x.getValue());
    if (!name.isConstant()) {
      result.narrow(name, left.congruence(a).join(right.congruence(b)));
      result.narrow(name, left.residues(a).join(right.residues(b)));
      Members either = left.candidates(a).join(right.candidates(b));
      result.gaps.set(name.name(), either.isGapless() ? Members.ALL : either);
    }
  }

  /** Keeps what is known to differ in one state and differs in the other too. */
  private void distinct(State one, State other, boolean swapped) {
    if (one.distinct.isEmpty()) {
      return;
    }
    Map<Integer, List<Map.Entry<Pair, Integer>>> names = new HashMap<>();
    pairing
        .names()
        .entrySet()
        .forEach(
            entry ->
                names
                    .computeIfAbsent(side(entry.getKey(), swapped).name(), n -> new ArrayList<>())
                    .add(entry));
    for (Distinct fact : one.distinct) {
      for (Map.Entry<Pair, Integer> x : names.getOrDefault(fact.x(), List.of())) {
        for (Map.Entry<Pair, Integer> y : names.getOrDefault(fact.y(), List.of())) {
          distinct(fact, x, y, other, swapped);
        }
      }
    }
  }

  private void distinct(
      Distinct fact,
      Map.Entry<Pair, Integer> x,
      Map.Entry<Pair, Integer> y,
      State other,
      boolean swapped) {
    if (!result.zone.knows(x.getValue()) || !result.zone.knows(y.getValue())) {
      return;
    }
    long shift = side(x.getKey(), swapped).offset() - side(y.getKey(), swapped).offset();
    Value difference = Value.of(fact.difference() + shift);
    Value a = side(x.getKey(), !swapped);
    Value b = side(y.getKey(), !swapped).plus(difference.offset());
    Value first = Value.named(x.getValue());
    Value second = new Value(y.getValue(), difference.offset());
    boolean news = result.difference(first, second).contains(0);
    if (news && Decision.of(other, Relation.NOT_EQUAL, a, b) == Decision.TRUE) {
      new Assumption(result).add(Relation.NOT_EQUAL, first, second);
    }
  }

  /** What a name is on one side. */
  private static Value side(Pair pair, boolean isRight) {
    return isRight ? new Value(pair.right(), pair.shift()) : Value.named(pair.left());
  }
}
