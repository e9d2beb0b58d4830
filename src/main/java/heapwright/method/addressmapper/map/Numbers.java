package heapwright.method.addressmapper.map;

import heapwright.ir.type.Cell;
import heapwright.symbolic.persistent.IntMap;
import heapwright.symbolic.term.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The numbers in the cells and variables of an {@link AddressMap}: the publication leaves them to
 * another solver, which needs them as terms over the input. Immutable.
 *
 * @param memory those in ψ, by the address of the cell
 * @param environment those in γ, by the place of the variable
 * @param solution those in χ: inputs as they were read first
 * @param inputs those in γ0
 */
public record Numbers(
    IntMap<Held> memory, IntMap<Held> environment, IntMap<Held> solution, IntMap<Held> inputs) {
  /** The widest number, in bits: how far before a place one may begin that reaches into it. */
  private static final int WIDEST = 128;

  public static final Numbers NONE =
      new Numbers(IntMap.empty(), IntMap.empty(), IntMap.empty(), IntMap.empty());

  /**
   * A number and where it is kept.
   *
   * @param term as wide as the cell's type, or as the cell's bits
   */
  public record Number(long offset, Cell cell, Term term) {
    int key() {
      return Numbers.key(offset, cell);
    }

    /** How many bits of memory it takes. */
    int width() {
      return cell.bits().map(bits -> bits.width()).orElse(Math.max(8, term.width()));
    }
  }

  /** The numbers of one cell or variable; no two share a bit. */
  public record Held(IntMap<Number> numbers) {
    public static final Held NOTHING = new Held(IntMap.empty());

    public Optional<Number> at(long offset, Cell cell) {
      return numbers.get(key(offset, cell));
    }

    public List<Number> all() {
      return numbers.values();
    }

    /** Those that share a bit with a place of so many bits. */
    public List<Number> overlapping(long offset, Cell cell, int width) {
      List<Number> found = new ArrayList<>();
      int from = key(offset, cell);
      for (int at = Math.max(0, from - WIDEST + 1); at < from + width && !numbers.isEmpty(); at++) {
        numbers.get(at).filter(n -> n.key() + n.width() > from).ifPresent(found::add);
      }
      return found;
    }

    Held with(Number number) {
      return new Held(numbers.with(number.key(), number));
    }

    Held without(Number number) {
      return new Held(numbers.without(number.key()));
    }
  }

  /** Cells may reach before what the first pointer to them leads to. */
  private static final int MIDDLE = 1 << 29;

  private static int key(long offset, Cell cell) {
    if (Math.abs(offset) >= MIDDLE / 8) {
      throw new ArithmeticException("offset " + offset);
    }
    return MIDDLE + (int) (8 * offset) + cell.bits().map(bits -> bits.shift()).orElse(0);
  }

  private static int key(PointerSlot slot) {
    return slot instanceof PointerSlot.OfCell of
        ? of.cell().number()
        : ((PointerSlot.OfVariable) slot).variable().key();
  }

  /** What the cell or variable of a slot holds now. */
  public Held held(PointerSlot slot) {
    return (slot instanceof PointerSlot.OfCell ? memory : environment)
        .getOrDefault(key(slot), Held.NOTHING);
  }

  /** What it held at first, as far as the path has read it. */
  public Held first(PointerSlot slot) {
    return (slot instanceof PointerSlot.OfCell ? solution : inputs)
        .getOrDefault(key(slot), Held.NOTHING);
  }

  /** The slot's cell or variable holds a number; it shares no bit with others there. */
  public Numbers with(PointerSlot slot, Number number) {
    return with(slot, held(slot).with(number));
  }

  public Numbers without(PointerSlot slot, Number number) {
    return with(slot, held(slot).without(number));
  }

  private Numbers with(PointerSlot slot, Held held) {
    int key = key(slot);
    return slot instanceof PointerSlot.OfCell
        ? new Numbers(memory.with(key, held), environment, solution, inputs)
        : new Numbers(memory, environment.with(key, held), solution, inputs);
  }

  /** What the input holds: enters γ0 or χ, beside γ or ψ. */
  public Numbers given(PointerSlot slot, Number number) {
    Held first = first(slot).with(number);
    Numbers now = with(slot, number);
    int key = key(slot);
    return slot instanceof PointerSlot.OfCell
        ? new Numbers(now.memory, now.environment, solution.with(key, first), inputs)
        : new Numbers(now.memory, now.environment, solution, inputs.with(key, first));
  }

  /** The variable holds nothing any more. */
  public Numbers without(ProgramVariable variable) {
    return new Numbers(memory, environment.without(variable.key()), solution, inputs);
  }
}
