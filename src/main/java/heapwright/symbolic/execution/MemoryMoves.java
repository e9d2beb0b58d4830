package heapwright.symbolic.execution;

import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.HeapObject.Content;
import heapwright.symbolic.heap.HeapObject.Stored;
import heapwright.symbolic.heap.Place;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.scalar.Leaves;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.term.Term;
import java.util.List;

/** Moves ranges of memory, with all that is known of each byte. */
public final class MemoryMoves {
  private final Execution execution;
  private final SymbolicMemory memory;
  private final LibraryState library;

  public MemoryMoves(Execution execution) {
    this.execution = execution;
    memory = execution.memory;
    library = new LibraryState(execution);
  }

  public void copy(Place to, Place from, long size) {
    if (to.equals(from)) {
      return;
    }
    HeapObject source = memory.object(from.object());
    if (source.isInput() || source.rewrites().standing().size() > 0) {
      meet(source, from, size);
    }
    List<Stored> parts = memory.object(from.object()).overlapping(from.offset(), size);
    parts.forEach(part -> library.read(new Place(from.object(), part.offset())));
    if (parts.isEmpty()) {
      library.read(from);
    }
    announce(to, size);
    memory.clear(to, size);
    if (source.content() != Content.INPUT) {
      background(to, size, source.content());
    }
    parts.forEach(part -> move(part, to, from, size));
  }

  /** Materialises all bytes as inputs: the scalars first, then the bytes between them. */
  private void meet(HeapObject source, Place from, long size) {
    leaves(source, from.offset(), size).stream()
        .filter(leaf -> source.isInput(leaf.offset()))
        .forEach(leaf -> memory.load(new Place(from.object(), leaf.offset()), leaf.cell()));
    boolean isShared = Leaves.isShared(source.element());
    for (long i = 0; i < size; i++) {
      boolean isInput = source.isInput(from.offset() + i);
      if (isInput && memory.object(from.object()).overlapping(from.offset() + i, 1).isEmpty()) {
        memory.octet(from.object(), from.offset() + i);
        if (isShared) {
          memory.noteRead(from.plus(i), ScalarTerms.OCTET);
        }
      }
    }
  }

  /** Refuses constants, and notes which cells of the input are about to be written. */
  private void announce(Place to, long size) {
    HeapObject target = memory.object(to.object());
    if (target.readOnly()) {
      throw Interruption.fault("writes to a constant");
    }
    if (target.isInput() && Leaves.isShared(target.element())) {
      for (long i = 0; i < size; i++) {
        memory.noteWrite(to.object(), to.offset() + i, ScalarTerms.OCTET);
      }
    } else if (target.isInput()) {
      leaves(target, to.offset(), size)
          .forEach(leaf -> memory.noteWrite(to.object(), leaf.offset(), leaf.cell().type()));
    }
  }

  private List<Leaves.Leaf> leaves(HeapObject object, long from, long size) {
    return new Leaves(execution.environment().model()).of(object.element(), from, size);
  }

  private void move(Stored part, Place to, Place from, long size) {
    long distance = to.offset() - from.offset();
    boolean inside =
        part.offset() >= from.offset() && part.offset() + part.size() <= from.offset() + size;
    if (inside) {
      memory.write(new Place(to.object(), part.offset() + distance), part.size(), part.value());
      return;
    }
    for (int i = 0; i < part.size(); i++) {
      long at = part.offset() + i;
      if (at >= from.offset() && at < from.offset() + size) {
        memory.write(new Place(to.object(), at + distance), 1, memory.part(part, i));
      }
    }
  }

  /** What the source holds in untouched bytes. */
  private void background(Place to, long size, Content content) {
    if (content == Content.INDETERMINATE) {
      if (!memory.object(to.object()).isBlank(Content.INDETERMINATE)) {
        each(to, size, SymbolicValue.Indeterminate.VALUE);
      }
    } else if (!memory.object(to.object()).isBlank(Content.ZERO)) {
      each(to, size, new SymbolicValue.Number(execution.terms().bits(8, 0)));
    }
  }

  /** Sets bytes to one value. */
  public void set(Place to, long size, Term octet) {
    announce(to, size);
    memory.clear(to, size);
    boolean zeroed = ScalarTerms.constant(octet).orElse(1) == 0;
    if (!zeroed || !memory.object(to.object()).isBlank(Content.ZERO)) {
      each(to, size, new SymbolicValue.Number(octet));
    }
  }

  private void each(Place to, long size, SymbolicValue octet) {
    HeapObject filled = memory.object(to.object());
    for (long i = 0; i < size; i++) {
      filled = filled.with(new Stored(to.offset() + i, 1, octet));
    }
    memory.update(filled);
  }
}
