package heapwright.method.addressmapper.operation;

import heapwright.ir.Global;
import heapwright.ir.Initialiser;
import heapwright.ir.code.Expression;
import heapwright.ir.type.Cell;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.Type;
import heapwright.method.addressmapper.map.CellStructures.CellStructure;
import heapwright.method.addressmapper.map.MemoryCell;
import heapwright.method.addressmapper.map.Numbers;
import heapwright.method.addressmapper.map.PointerSlot;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.map.ProgramVariable;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.value.Sort;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Reads and writes the numbers of cells and variables. The first read of an input names it. */
final class NumberMemory {
  private static final int POINTER = 8;

  private final PathEvaluation run;
  private final Function<Expression, Term> constants;

  /**
   * @param constants the values of initialisers
   */
  NumberMemory(PathEvaluation run, Function<Expression, Term> constants) {
    this.run = run;
    this.constants = constants;
  }

  Term read(PointerSlot slot, Cell cell) {
    return find(slot, cell)
        .orElseThrow(() -> OperationStop.outside("reads a number that was never set"));
  }

  /** What a place holds, as wide as its type; empty if it was never set. */
  Optional<Term> find(PointerSlot slot, Cell cell) {
    Numbers.Held held = run.numbers.held(slot);
    Optional<Numbers.Number> exact =
        held.at(slot.offset(), cell).filter(n -> width(n.cell()) == width(cell));
    if (exact.isPresent()) {
      return Optional.of(read(exact.get(), cell));
    }
    if (!held.overlapping(slot.offset(), cell, width(cell)).isEmpty()) {
      throw OperationStop.outside("reads a part of a number, or several at once");
    }
    releaseReserved(slot, cell);
    return first(slot, cell);
  }

  /** Of a union the member is there that is read first: addresses reserved for others go. */
  private void releaseReserved(PointerSlot slot, Cell cell) {
    long end = slot.offset() + run.structures.size(cell);
    for (long at = slot.offset() - POINTER + 1; at < end; at++) {
      Optional<PointerValue> pointer = run.map.fields(slot).at(at);
      if (pointer.isPresent()) {
        boolean isReserved =
            pointer.get() instanceof PointerValue.To to && run.map.isReserved(to.cell());
        if (!isReserved || !(slot instanceof PointerSlot.OfCell of)) {
          throw OperationStop.outside("reads a pointer as a number");
        }
        PointerValue number = new PointerValue.Opaque("reads a number as a pointer");
        run.map = run.map.given(new PointerSlot.OfCell(of.cell(), at), number);
        run.changed(slot);
      }
    }
  }

  /** Memory keeps a truth value in a byte. */
  private int width(Cell cell) {
    return cell.bits()
        .map(bits -> bits.width())
        .orElseGet(() -> Math.max(8, ScalarTerms.sort(cell.type()).width()));
  }

  private Term read(Numbers.Number number, Cell as) {
    if (as.bits().isPresent()) {
      return extended(number.term(), as.type());
    }
    Sort wanted = ScalarTerms.sort(as.type());
    if (number.term().sort().equals(wanted)) {
      return number.term();
    }
    if (number.term().width() != wanted.width()) {
      throw OperationStop.outside("reads a truth value as a number, or a number as one");
    }
    return new ScalarTerms(run.terms).loaded(number.term(), as.type());
  }

  private Term extended(Term bits, Type type) {
    boolean signed = ScalarTerms.integer(type).signed();
    return run.terms.resize(bits, ScalarTerms.integer(type).bits(), signed);
  }

  // Before the path has set anything.

  private Optional<Term> first(PointerSlot slot, Cell cell) {
    if (slot instanceof PointerSlot.OfCell of) {
      MemoryCell memory = run.map.cell(of.cell());
      if (!memory.stable()) {
        String name = name(memory, slot.offset(), cell);
        return Optional.of(given(slot, cell, run.inputs.number(name, memory, slot.offset(), cell)));
      }
      return memory.cleared() ? Optional.of(zero(cell)) : Optional.empty();
    }
    ProgramVariable variable = ((PointerSlot.OfVariable) slot).variable();
    if (variable.isInput()) {
      String name = variable.name() + run.names.within(variable.type(), slot.offset(), cell);
      return Optional.of(given(slot, cell, run.inputs.number(name, variable, slot.offset(), cell)));
    }
    return run.variables.global(variable).map(global -> initial(global, slot.offset(), cell));
  }

  private String name(MemoryCell memory, long offset, Cell cell) {
    CellStructure structure = memory.structure();
    return run.names.pointed(memory.name(), structure.type(), offset, cell);
  }

  private Term given(PointerSlot slot, Cell cell, Term symbol) {
    Numbers.Number number = new Numbers.Number(slot.offset(), cell, symbol);
    run.numbers = run.numbers.given(slot, number);
    return read(number, cell);
  }

  private Term zero(Cell cell) {
    return new ScalarTerms(run.terms).zero(cell.type());
  }

  /** What a constant, or a static variable of a function, holds at first. */
  private Term initial(Global global, long offset, Cell cell) {
    new InitialContents(run).require(global);
    long end = offset + run.structures.size(cell);
    Optional<Term> found = Optional.empty();
    for (Initialiser.Item item : global.initialiser().orElseThrow().items()) {
      if (item instanceof Initialiser.Item.Text text) {
        long at = offset - text.offset();
        boolean isInside = at >= 0 && end - text.offset() <= text.bytes().size();
        if (isInside && end - offset == 1) {
          found = Optional.of(run.terms.bits(Byte.SIZE, text.bytes().get((int) at)));
        } else if (text.offset() < end && offset < text.offset() + text.bytes().size()) {
          throw OperationStop.outside("reads several characters at once");
        }
      } else if (item instanceof Initialiser.Item.Scalar scalar) {
        boolean isSame = scalar.offset() == offset && scalar.cell().equals(cell);
        if (isSame) {
          found = Optional.of(constants.apply(scalar.value()));
        } else if (scalar.offset() < end
            && offset < scalar.offset() + run.structures.size(scalar.cell())) {
          throw OperationStop.outside("reads '" + global.name() + "' otherwise than declared");
        }
      }
    }
    return found.orElseGet(() -> zero(cell));
  }

  // Changes.

  void write(PointerSlot slot, Cell cell, Term value) {
    forget(slot, cell, width(cell));
    new BlockMapping(run, this).overwrite(slot, run.structures.size(cell));
    Term kept =
        cell.bits().isPresent() ? run.terms.extract(value, 0, cell.bits().get().width()) : value;
    run.numbers = run.numbers.with(slot, new Numbers.Number(slot.offset(), cell, kept));
  }

  void clear(PointerSlot slot, Cell cell) {
    if (cell.type() instanceof FloatingType || cell.bits().isEmpty()) {
      write(slot, cell, zero(cell));
    } else {
      write(slot, cell, run.terms.bits(ScalarTerms.integer(cell.type()).bits(), 0));
    }
  }

  /** Something that was never set is written. */
  void unset(PointerSlot slot, Cell cell) {
    boolean isLocal =
        slot instanceof PointerSlot.OfVariable of && run.variables.global(of.variable()).isEmpty();
    if (!isLocal) {
      throw OperationStop.outside("writes a number that was never set");
    }
    forget(slot, cell, width(cell));
  }

  /** A pointer is written over whatever numbers are there. */
  void forgetForPointer(PointerSlot slot) {
    forget(slot, Cell.of(ScalarTerms.OCTET), Byte.SIZE * POINTER);
  }

  private void forget(PointerSlot slot, Cell cell, int width) {
    List<Numbers.Number> shared = run.numbers.held(slot).overlapping(slot.offset(), cell, width);
    long from = 8 * slot.offset() + cell.bits().map(bits -> bits.shift()).orElse(0);
    for (Numbers.Number number : shared) {
      long at = 8 * number.offset() + number.cell().bits().map(bits -> bits.shift()).orElse(0);
      if (at < from || at + width(number.cell()) > from + width) {
        throw OperationStop.outside("writes a part of a number");
      }
      run.numbers = run.numbers.without(slot, number);
    }
  }
}
