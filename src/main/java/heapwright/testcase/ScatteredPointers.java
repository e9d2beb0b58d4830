package heapwright.testcase;

import heapwright.ir.type.BitRange;
import heapwright.ir.type.Cell;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.VoidType;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.HeapObject.Initial;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.term.model.TermEvaluation;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongFunction;

/**
 * Addresses that a path has met in parts: bytes or bit-fields of the input that together are one,
 * as where a union shows a pointer's bits. The test writes such a pointer in one piece.
 */
final class ScatteredPointers {
  private static final int WORD = 8;
  private static final Cell POINTER = Cell.of(new VoidType().pointer());

  private final TermEvaluation numbers;
  private final TreeMap<Long, BigInteger> octets = new TreeMap<>();
  private final List<Initial> parts = new ArrayList<>();
  private final List<InputCell> found = new ArrayList<>();
  private final List<Initial> rest = new ArrayList<>();

  /**
   * @param addresses what a number is the address of
   */
  ScatteredPointers(
      HeapObject object, TermEvaluation numbers, LongFunction<Optional<InputValue>> addresses) {
    this.numbers = numbers;
    List<Initial> all = object.initial().toList();
    all.stream().filter(this::isPart).forEach(parts::add);
    List<Long> starts = new ArrayList<>();
    if (parts.size() > 1) {
      parts.forEach(this::add);
      for (long offset : octets.keySet()) {
        word(offset)
            .flatMap(addresses::apply)
            .ifPresent(
                value -> {
                  starts.add(offset);
                  found.add(new InputCell(offset, POINTER, value));
                });
      }
    }
    for (Initial initial : all) {
      if (starts.stream().noneMatch(start -> isPart(initial) && isWithin(initial, start))) {
        rest.add(initial);
      }
    }
  }

  /** The pointers, at their offsets. */
  List<InputCell> found() {
    return found;
  }

  /** The cells that are no parts of them. */
  List<Initial> rest() {
    return rest;
  }

  private boolean isPart(Initial initial) {
    boolean isWhole = initial.cell().bits().isEmpty();
    boolean isNumber =
        initial.value() instanceof SymbolicValue.Number
            && !(initial.cell().type() instanceof PointerType)
            && !(initial.cell().type() instanceof FloatingType);
    return isNumber && (!isWhole || width(initial) < Long.SIZE);
  }

  private int width(Initial initial) {
    return ((SymbolicValue.Number) initial.value()).term().width();
  }

  private void add(Initial initial) {
    BigInteger bits = numbers.value(((SymbolicValue.Number) initial.value()).term()).unsigned();
    int shift = initial.cell().bits().map(BitRange::shift).orElse(0);
    BigInteger moved = bits.shiftLeft(shift);
    int bytes = bytes(initial);
    for (int i = 0; i < bytes; i++) {
      BigInteger octet = moved.shiftRight(8 * i).and(BigInteger.valueOf(0xff));
      octets.merge(initial.offset() + i, octet, BigInteger::or);
    }
  }

  private int bytes(Initial initial) {
    return initial.cell().bits().map(BitRange::bytes).orElseGet(() -> (width(initial) + 7) / 8);
  }

  private boolean isWithin(Initial initial, long start) {
    return initial.offset() >= start && initial.offset() + bytes(initial) <= start + WORD;
  }

  private Optional<Long> word(long offset) {
    long word = 0;
    for (int i = 0; i < WORD; i++) {
      BigInteger octet = octets.get(offset + i);
      if (octet == null) {
        return Optional.empty();
      }
      word |= octet.longValue() << 8 * i;
    }
    return Optional.of(word);
  }
}
