package heapwright.analysis.invariant;

import heapwright.ir.Expression;
import heapwright.ir.Global;
import heapwright.ir.Initialiser;
import heapwright.ir.IntegerType;
import heapwright.ir.Program;
import heapwright.ir.Relation;
import java.util.Optional;
import java.util.Set;

/** Reads from one constant object, at an offset that may only be known to be within bounds. */
final class ConstantTable {
  private static final int MANY = 256;
  private static final int FEW = 7;

  private final Program program;
  private final Global global;

  ConstantTable(Program program, Global global) {
    this.program = program;
    this.global = global;
  }

  /** The value at these offsets: exact for one offset, a range for several. */
  Optional<Value> read(State state, Slot slot, Interval offsets) {
    Interval inside = offsets.meet(new Interval(0, global.size() - slot.bytes()));
    if (inside.isEmpty() || (inside.high() - inside.low()) / slot.bytes() > MANY) {
      return Optional.empty();
    }
    if (slot.kind() == Slot.Kind.POINTER) {
      return pointer(state, slot, aligned(inside.low(), slot), inside.high());
    }
    Optional<Interval> range = range(slot, inside);
    return range.map(r -> r.isConstant() ? Value.of(r.low()) : unknown(state, slot, r));
  }

  private static long aligned(long offset, Slot slot) {
    return Math.floorDiv(offset + slot.bytes() - 1, slot.bytes()) * slot.bytes();
  }

  /** One of the pointers of a small table, by where it is read. */
  private Optional<Value> pointer(State state, Slot slot, long first, long last) {
    Optional<Expression> here = address(first, slot);
    if (here.isEmpty() || last - first > FEW * slot.bytes()) {
      return Optional.empty();
    }
    Evaluation evaluation = new Evaluation(state, 0, Overflow.WRAPS);
    Value value = evaluation.of(here.get());
    if (first + slot.bytes() > last) {
      return Optional.of(value);
    }
    Value place = state.value(new Term.Address(new Place.Static(global.symbol()))).plus(first);
    Value hit = state.value(new Term.Compared(Relation.EQUAL, slot.address(), place));
    return pointer(state, slot, first + slot.bytes(), last)
        .map(rest -> state.value(new Term.Chosen(hit, value, rest)));
  }

  private static Value unknown(State state, Slot slot, Interval range) {
    boolean signed = slot.kind() == Slot.Kind.SIGNED;
    IntegerType type = new IntegerType(IntegerType.Kind.INT, (int) (8 * slot.bytes()), signed);
    Value value = state.fresh(type, Set.of());
    state.narrow(value, range);
    return value;
  }

  private Optional<Interval> range(Slot slot, Interval offsets) {
    Interval all = new Interval(Interval.NO_HIGH, Interval.NO_LOW);
    // Accesses are aligned, so elements lie at multiples of their size from the start.
    long first = aligned(offsets.low(), slot);
    for (long at = first; at <= offsets.high(); at += slot.bytes()) {
      Optional<Long> number = number(at, slot);
      if (number.isEmpty()) {
        return Optional.empty();
      }
      all = all.join(Interval.of(number.get()));
    }
    return all.isEmpty() ? Optional.empty() : Optional.of(all);
  }

  /** The number at an offset; nothing if parts of several items make it up. */
  private Optional<Long> number(long at, Slot slot) {
    long bits = 0;
    for (Initialiser.Item item : global.initialiser().orElseThrow().items()) {
      if (item instanceof Initialiser.Item.Text text) {
        for (int i = 0; i < text.bytes().size(); i++) {
          long place = text.offset() + i - at;
          if (place >= 0 && place < slot.bytes()) {
            bits &= ~(0xffL << 8 * place);
            bits |= (text.bytes().get(i) & 0xffL) << 8 * place;
          }
        }
      } else if (item instanceof Initialiser.Item.Scalar scalar) {
        long size = program.model().size(scalar.cell().type());
        boolean apart = scalar.offset() + size <= at || at + slot.bytes() <= scalar.offset();
        if (apart) {
          continue;
        }
        Optional<Long> number = ConstantMemory.number(scalar);
        boolean whole =
            scalar.offset() == at && size == slot.bytes() && scalar.cell().bits().isEmpty();
        if (!whole || number.isEmpty()) {
          return Optional.empty();
        }
        bits = number.get();
      }
    }
    boolean signed = slot.kind() == Slot.Kind.SIGNED;
    long value = new IntegerType(IntegerType.Kind.INT, (int) (8 * slot.bytes()), signed).wrap(bits);
    return !signed && value < 0 ? Optional.empty() : Optional.of(value);
  }

  /** The address that an initialiser puts at an offset. */
  private Optional<Expression> address(long at, Slot slot) {
    if (slot.kind() != Slot.Kind.POINTER) {
      return Optional.empty();
    }
    Optional<Expression> found = Optional.empty();
    for (Initialiser.Item item : global.initialiser().orElseThrow().items()) {
      if (item instanceof Initialiser.Item.Scalar scalar && scalar.offset() == at) {
        found = Optional.of(scalar.value());
      }
    }
    return found;
  }
}
