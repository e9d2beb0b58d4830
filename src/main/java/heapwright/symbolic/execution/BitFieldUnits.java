package heapwright.symbolic.execution;

import heapwright.ir.type.BitRange;
import heapwright.ir.type.Cell;
import heapwright.symbolic.heap.CellId;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.HeapObject.Initial;
import heapwright.symbolic.heap.HeapObject.Stored;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.scalar.Leaves;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.Sort;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Bytes of the input that bit-fields share: each field is an input of its own, and so is each byte
 * where a union gives the bytes other types.
 */
final class BitFieldUnits {
  private final Environment environment;
  private final Terms terms;

  BitFieldUnits(Environment environment) {
    this.environment = environment;
    terms = environment.terms();
  }

  /** The object with all fields that touch this many bytes from an offset on. */
  HeapObject met(HeapObject object, long offset, int bytes) {
    int width = 8 * bytes;
    Term whole = terms.bits(width, 0);
    List<Initial> inputs = new ArrayList<>();
    BitSet covered = new BitSet();
    for (Leaves.Leaf leaf : touching(object, offset, bytes)) {
      BitRange bits = leaf.cell().bits().orElseThrow();
      Term value = input(object, leaf);
      inputs.add(new Initial(leaf.offset(), leaf.cell(), new SymbolicValue.Number(value)));
      long shift = 8 * (leaf.offset() - offset) + bits.shift();
      whole = terms.or(whole, moved(cut(value, bits, shift), width, shift));
      int first = (int) Math.max(0, leaf.offset() - offset);
      covered.set(first, (int) (leaf.offset() - offset) + bits.bytes());
    }
    for (int i = covered.nextClearBit(0); i < bytes; i = covered.nextClearBit(i + 1)) {
      Term octet = octet(object, offset + i);
      inputs.add(
          new Initial(offset + i, Cell.of(ScalarTerms.OCTET), new SymbolicValue.Number(octet)));
      whole = terms.or(whole, moved(octet, width, 8L * i));
    }
    return object.met(inputs, new Stored(offset, bytes, new SymbolicValue.Number(whole)));
  }

  /** A byte in which the object's own type has no bit-field. */
  private Term octet(HeapObject object, long offset) {
    HeapObject named = object.asNamedAt(offset);
    String name = environment.names.of(named, offset, ScalarTerms.OCTET);
    return environment.symbol(name, CellId.of(named, offset), Sort.bits(8), BitsReading.UNSIGNED);
  }

  private List<Leaves.Leaf> touching(HeapObject object, long offset, int bytes) {
    List<Leaves.Leaf> found = new ArrayList<>();
    if (Leaves.isShared(object.element())) {
      return found;
    }
    for (Leaves.Leaf leaf :
        new Leaves(environment.model()).of(object.element(), offset - bytes, 2L * bytes)) {
      boolean touches =
          leaf.cell()
              .bits()
              .filter(b -> leaf.offset() < offset + bytes && offset < leaf.offset() + b.bytes())
              .isPresent();
      if (touches) {
        found.add(leaf);
      }
    }
    return found;
  }

  private Term input(HeapObject object, Leaves.Leaf leaf) {
    Cell cell = leaf.cell();
    BitRange bits = cell.bits().orElseThrow();
    HeapObject named = object.asNamedAt(leaf.offset());
    String name = environment.names.of(named, leaf);
    boolean signed = ScalarTerms.integer(cell.type()).signed();
    BitsReading reading = signed ? BitsReading.SIGNED : BitsReading.UNSIGNED;
    return environment.symbol(name, CellId.of(named, leaf), Sort.bits(bits.width()), reading);
  }

  /** What of a field lies behind the first byte. */
  private Term cut(Term value, BitRange bits, long shift) {
    return shift >= 0 ? value : terms.extract(value, (int) -shift, bits.width() + (int) shift);
  }

  private Term moved(Term value, int width, long shift) {
    Term wide = terms.resize(value, width, false);
    return terms.shiftLeft(wide, terms.bits(width, Math.max(0, shift)));
  }
}
