package heapwright.analysis.invariant.join;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.CellContent;
import heapwright.analysis.invariant.domain.FloatRange;
import heapwright.analysis.invariant.domain.MemorySlot;
import heapwright.analysis.invariant.domain.SmallValueSet;
import heapwright.analysis.invariant.domain.WideTypes;
import heapwright.analysis.invariant.domain.Zone;
import heapwright.analysis.invariant.join.NamePairing.NamePair;
import heapwright.analysis.invariant.state.AbstractState;
import heapwright.analysis.invariant.state.AbstractState.InlinedRegister;
import heapwright.analysis.invariant.state.AssumeTransfer;
import heapwright.analysis.invariant.state.ComparisonDecision;
import heapwright.analysis.invariant.state.NumericState.Disequality;
import heapwright.ir.code.Relation;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What two states have in common: everything that holds in both. */
public final class Join {
  private static final int ROUNDS = 4;

  private final AbstractState left;
  private final AbstractState right;
  private final AbstractState result;
  private final NamePairing pairing;

  private Join(AbstractState left, AbstractState right) {
    this.left = left;
    this.right = right;
    this.result = new AbstractState(left.terms);
    this.pairing = new NamePairing(left, right);
  }

  public static AbstractState of(AbstractState left, AbstractState right) {
    if (left.isImpossible()) {
      return right;
    }
    return right.isImpossible() ? left : new Join(left, right).joined();
  }

  private AbstractState joined() {
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
      for (Map.Entry<MemorySlot, CellContent> cell : left.cells.entrySet()) {
        CellContent other = right.cells.get(cell.getKey());
        AbstractValue value = cell.getValue().value();
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
    Map<InlinedRegister, AbstractValue> later = new LinkedHashMap<>();
    left.registers.forEach(
        (register, value) -> {
          AbstractValue other = right.registers.get(register);
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

  private boolean isOperation(AbstractValue value) {
    return !value.isConstant() && !left.terms.term(value.name()).operands().isEmpty();
  }

  /** Pairs cells whose addresses are paired; whether there was a new one. */
  private boolean cells() {
    boolean grown = false;
    for (Map.Entry<MemorySlot, CellContent> cell : left.cells.entrySet()) {
      MemorySlot slot = cell.getKey();
      for (NamePair pair : pairing.withLeft(slot.base())) {
        MemorySlot there = slot.moved(pair.right(), slot.offset() + pair.shift());
        MemorySlot here = slot.moved(pairing.name(pair), slot.offset());
        CellContent other = right.cells.get(there);
        if (other != null && !result.cells.containsKey(here)) {
          AbstractValue value = pairing.common(cell.getValue().value(), other.value(), type(slot));
          result.cells.put(
              here, new CellContent(value, owner(here, slot, cell.getValue(), there, other)));
          grown = true;
        }
      }
    }
    return grown;
  }

  private static Optional<CellContent.Owner> owner(
      MemorySlot here, MemorySlot slot, CellContent content, MemorySlot there, CellContent other) {
    Optional<Long> first = content.place(slot);
    Optional<Long> second = other.place(there);
    boolean same =
        first.isPresent()
            && first.equals(second)
            && content.owner().get().type().equals(other.owner().get().type());
    return same
        ? Optional.of(
            new CellContent.Owner(here.address().plus(-first.get()), content.owner().get().type()))
        : Optional.empty();
  }

  private static Type type(MemorySlot slot) {
    return switch (slot.kind()) {
      case POINTER -> new PointerType(VoidType.VOID, Qualifiers.NONE);
      case FLOATING -> slot.bytes() == 4 ? FloatingType.FLOAT : FloatingType.DOUBLE;
      case LENGTH -> WideTypes.SIZE;
      case TRUTH -> new IntegerType(IntegerType.Kind.BOOL, 1, false);
      case SIGNED, UNSIGNED -> {
        int bits = slot.isBitField() ? slot.width() : (int) (8 * slot.bytes());
        yield new IntegerType(IntegerType.Kind.INT, bits, slot.kind() == MemorySlot.Kind.SIGNED);
      }
    };
  }

  private void facts() {
    List<Map.Entry<NamePair, Integer>> numbers = new ArrayList<>();
    for (Map.Entry<NamePair, Integer> entry : pairing.names().entrySet()) {
      int name = entry.getValue();
      NamePair pair = entry.getKey();
      if (left.terms.isFloating(name)) {
        FloatRange a = left.floatRange(AbstractValue.named(pair.left()));
        result.setFloat(name, a.join(right.floatRange(AbstractValue.named(pair.right()))));
      } else if (!result.zone.knows(name)) {
        numbers.add(entry);
        result.zone.append(name);
      }
    }
    numbers.forEach(this::nonConvex);
    differences(numbers);
  }

  /** What is at most so much in both is so in the result; the number 0 is one of the numbers. */
  private void differences(List<Map.Entry<NamePair, Integer>> numbers) {
    int count = numbers.size() + 1;
    int[] first = new int[count];
    int[] second = new int[count];
    long[] shift = new long[count];
    for (int i = 1; i < count; i++) {
      NamePair pair = numbers.get(i - 1).getKey();
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

  private void nonConvex(Map.Entry<NamePair, Integer> x) {
    AbstractValue a = AbstractValue.named(x.getKey().left());
    AbstractValue b = new AbstractValue(x.getKey().right(), x.getKey().shift());
    AbstractValue name = AbstractValue.named(x.getValue());
    if (!name.isConstant()) {
      result.narrow(name, left.congruence(a).join(right.congruence(b)));
      result.narrow(name, left.residues(a).join(right.residues(b)));
      SmallValueSet either = left.candidates(a).join(right.candidates(b));
      result.nonConvex.set(name.name(), either.isGapless() ? SmallValueSet.ALL : either);
    }
  }

  /** Keeps what is known to differ in one state and differs in the other too. */
  private void distinct(AbstractState one, AbstractState other, boolean swapped) {
    if (one.distinct.isEmpty()) {
      return;
    }
    Map<Integer, List<Map.Entry<NamePair, Integer>>> names = new HashMap<>();
    pairing
        .names()
        .entrySet()
        .forEach(
            entry ->
                names
                    .computeIfAbsent(side(entry.getKey(), swapped).name(), n -> new ArrayList<>())
                    .add(entry));
    for (Disequality fact : one.distinct) {
      for (Map.Entry<NamePair, Integer> x : names.getOrDefault(fact.x(), List.of())) {
        for (Map.Entry<NamePair, Integer> y : names.getOrDefault(fact.y(), List.of())) {
          distinct(fact, x, y, other, swapped);
        }
      }
    }
  }

  private void distinct(
      Disequality fact,
      Map.Entry<NamePair, Integer> x,
      Map.Entry<NamePair, Integer> y,
      AbstractState other,
      boolean swapped) {
    if (!result.zone.knows(x.getValue()) || !result.zone.knows(y.getValue())) {
      return;
    }
    long shift = side(x.getKey(), swapped).offset() - side(y.getKey(), swapped).offset();
    AbstractValue difference = AbstractValue.of(fact.difference() + shift);
    AbstractValue a = side(x.getKey(), !swapped);
    AbstractValue b = side(y.getKey(), !swapped).plus(difference.offset());
    AbstractValue first = AbstractValue.named(x.getValue());
    AbstractValue second = new AbstractValue(y.getValue(), difference.offset());
    boolean news = result.difference(first, second).contains(0);
    if (news && ComparisonDecision.of(other, Relation.NOT_EQUAL, a, b) == ComparisonDecision.TRUE) {
      new AssumeTransfer(result).add(Relation.NOT_EQUAL, first, second);
    }
  }

  /** What a name is on one side. */
  private static AbstractValue side(NamePair pair, boolean isRight) {
    return isRight
        ? new AbstractValue(pair.right(), pair.shift())
        : AbstractValue.named(pair.left());
  }
}
