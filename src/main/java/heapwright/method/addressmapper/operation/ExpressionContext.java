package heapwright.method.addressmapper.operation;

import heapwright.ir.code.Expression;
import heapwright.ir.type.Cell;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.method.addressmapper.map.Access;
import heapwright.method.addressmapper.map.CellStructures;
import heapwright.method.addressmapper.map.MemoryCell;
import heapwright.method.addressmapper.map.PointerSlot;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.map.ProgramVariable;
import heapwright.method.addressmapper.map.Vector;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.term.Term;
import java.util.OptionalLong;

/**
 * Expressions where a path stands: what they point to or come to, their traversed vectors, and the
 * slots that addresses denote.
 */
final class ExpressionContext {
  /**
   * A slot, and how the source calls it.
   *
   * @param base the pointer that leads there
   */
  record Place(Vector base, Vector vector, PointerSlot slot) {}

  /** Larger objects are not made. */
  private static final long FARTHEST = 1 << 20;

  private final PathEvaluation run;
  private final NumberMemory memory;
  private int depth;

  ExpressionContext(PathEvaluation run) {
    this.run = run;
    memory = new NumberMemory(run, this::number);
  }

  void at(int newDepth) {
    depth = newDepth;
  }

  NumberMemory memory() {
    return memory;
  }

  ProgramVariable variable(Local local) {
    return run.variables.local(local, depth);
  }

  // Numbers.

  Term number(Expression e) {
    return e.match(new NumberEvaluation(run, this));
  }

  Term register(Local local) {
    return memory.read(new PointerSlot.OfVariable(variable(local), 0), Cell.of(local.type()));
  }

  // Pointers.

  PointerValue pointer(Expression e) {
    PointerValue pointer = e.match(new PointerEvaluation(this, run));
    run.log.used(pointer);
    return pointer;
  }

  /**
   * Constant pointer arithmetic, beyond the publication; loops that are laid out have constants.
   */
  OptionalLong distance(Expression.ElementAddress e) {
    Term bytes =
        run.terms.multiply(
            run.terms.resize(number(e.index()), Long.SIZE, true), number(e.stride()));
    return ScalarTerms.constant(bytes);
  }

  NamedPointer operand(Expression e) {
    Vector vector = vector(e);
    PointerValue pointer = run.map.resolved(pointer(e));
    if (e instanceof Expression.Read read) {
      ProgramVariable variable = variable(read.local());
      if (!variable.isTemporary()) {
        run.log.read(vector, new PointerSlot.OfVariable(variable, 0));
      }
    }
    return new NamedPointer(vector, pointer);
  }

  /** What is set to an operand; something the operations cannot follow is no answer. */
  static PointerValue known(NamedPointer operand) {
    if (operand.pointer() instanceof PointerValue.Opaque opaque) {
      throw OperationStop.outside(opaque.why());
    }
    return operand.pointer();
  }

  // What they are called.

  Vector vector(Expression e) {
    if (e instanceof Expression.Read read) {
      ProgramVariable variable = variable(read.local());
      return run.temporary(variable).orElseGet(() -> Vector.of(variable.toString()));
    }
    if (e instanceof Expression.LocalAddress a) {
      return Vector.of("&" + a.local().name());
    }
    if (e instanceof Expression.GlobalAddress a) {
      return Vector.of("&" + run.variables.global(a.symbol()).name());
    }
    if (e instanceof Expression.IntegerConstant c) {
      return Vector.of(c.value() == 0 ? "NULL" : Long.toString(c.value()));
    }
    return e.operands().isEmpty() ? Vector.of("?") : vector(e.operands().get(0));
  }

  // Where they are kept.

  /** The slot that an address denotes; its cell is used by that. */
  Place place(Expression address, Type type) {
    Vector base = vector(address);
    PointerValue pointer = known(new NamedPointer(base, run.map.resolved(pointer(address))));
    refuseFar(pointer);
    if (pointer instanceof PointerValue.Into into) {
      ProgramVariable variable = into.variable();
      String name =
          variable.name() + run.names.within(variable.type(), into.offset(), Cell.of(type));
      return new Place(base, Vector.of(name), new PointerSlot.OfVariable(variable, into.offset()));
    }
    if (pointer instanceof PointerValue.To to) {
      return used(base, to, type, pointed(address, type));
    }
    throw pointer instanceof PointerValue.None
        ? OperationStop.conflict("walks through " + base.source() + ", which is NULL")
        : OperationStop.outside("follows " + base.source() + ", which is a function");
  }

  private static void refuseFar(PointerValue pointer) {
    long offset =
        pointer instanceof PointerValue.To to
            ? to.offset()
            : pointer instanceof PointerValue.Into into ? into.offset() : 0;
    if (Math.abs(offset) > FARTHEST) {
      throw OperationStop.outside("reaches far into an object");
    }
  }

  /** USE: the cell must be active and not NULL. */
  private Place used(Vector base, PointerValue.To to, Type type, Type element) {
    MemoryCell cell = run.map.cell(to.cell());
    if (!cell.active()) {
      throw OperationStop.conflict("walks through " + base.source() + ", which was freed");
    }
    if (cell.nullness() == MemoryCell.Nullness.NULL) {
      throw OperationStop.conflict("walks through " + base.source() + ", which is NULL");
    }
    run.nullness(to.cell(), MemoryCell.Nullness.NOT_NULL, base.source());
    if (run.structures.size(element) > cell.structure().size()) {
      run.map =
          CreateOperation.widened(run.map, run.map.cell(to.cell()), run.structures.of(element));
      run.log.changed(cell.address());
    }
    CellStructures.CellStructure structure = run.map.cell(to.cell()).structure();
    String source = run.names.pointed(base.source(), structure.type(), to.offset(), Cell.of(type));
    String position =
        structure.position(to.offset()).isPresent()
            ? Integer.toString(structure.position(to.offset()).getAsInt())
            : "+" + to.offset();
    return new Place(
        base, base.then(position, source), new PointerSlot.OfCell(cell.address(), to.offset()));
  }

  /** What the source takes the pointer at the bottom of an address to point to. */
  private Type pointed(Expression address, Type type) {
    if (address instanceof Expression.FieldAddress field) {
      return pointed(field.base(), field.record());
    }
    if (address instanceof Expression.ElementAddress element) {
      return pointed(element.base(), type);
    }
    boolean isKnown = address.type() instanceof PointerType p && !(p.target() instanceof VoidType);
    Type declared = isKnown ? ((PointerType) address.type()).target() : type;
    return run.structures.size(declared) > run.structures.size(type) ? declared : type;
  }

  // What is done with memory of the input, for aliases that are not supposed yet.

  void noteRead(PointerSlot slot, Type type) {
    if (isShared(slot)) {
      run.note(new Access.Read(value(slot), type, element(slot)));
    }
  }

  void noteWrite(PointerSlot slot, Type type) {
    if (isShared(slot)) {
      run.note(new Access.Write(value(slot), type, element(slot)));
    }
  }

  private boolean isShared(PointerSlot slot) {
    return slot instanceof PointerSlot.OfCell of
        ? !run.map.cell(of.cell()).stable()
        : run.variables.global(((PointerSlot.OfVariable) slot).variable()).isPresent();
  }

  private static PointerValue value(PointerSlot slot) {
    return slot instanceof PointerSlot.OfCell of
        ? new PointerValue.To(of.cell(), of.offset())
        : new PointerValue.Into(((PointerSlot.OfVariable) slot).variable(), slot.offset());
  }

  private Type element(PointerSlot slot) {
    return slot instanceof PointerSlot.OfCell of
        ? run.map.cell(of.cell()).structure().type()
        : ((PointerSlot.OfVariable) slot).variable().type();
  }

  // What is set.

  /** MODIFY of a variable. */
  void set(ProgramVariable variable, PointerValue pointer) {
    PointerSlot slot = new PointerSlot.OfVariable(variable, 0);
    if (variable.isTemporary()) {
      run.map = run.map.modified(slot, pointer);
    } else {
      run.log.set(Vector.of(variable.toString()), slot);
      run.modify(Vector.of(variable.toString()), slot, pointer);
    }
  }

  void set(Local local, Term number) {
    memory.write(new PointerSlot.OfVariable(variable(local), 0), Cell.of(local.type()), number);
  }

  /** A temporary stands for what it was loaded from. */
  void name(ProgramVariable variable, Vector vector) {
    if (variable.isTemporary()) {
      run.name(variable, vector);
    }
  }
}
