package heapwright.method.addressmapper.operation;

import heapwright.ir.code.Expression;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.method.addressmapper.map.CellStructures;
import heapwright.method.addressmapper.map.MemoryCell;
import heapwright.method.addressmapper.map.PointerSlot;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.map.ProgramVariable;
import heapwright.method.addressmapper.map.Vector;
import heapwright.method.addressmapper.move.Move;
import heapwright.symbolic.heap.HeapObject.Origin;
import heapwright.symbolic.heap.SymbolicValue;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Expressions where a path stands: what they point to, their traversed vectors, and the slots that
 * addresses denote. Where the operations cannot tell and the symbolic machine has been here, it is
 * asked.
 */
final class ExpressionContext {
  /**
   * A slot, and how the source calls it.
   *
   * @param base the pointer that leads there
   */
  record Place(Vector base, Vector vector, PointerSlot slot) {}

  private final PathEvaluation run;
  private final ObjectCorrespondence correspondence;
  private final Map<ProgramVariable, Vector> temporaries = new HashMap<>();
  private int depth;
  private Optional<Move.Seen> seen = Optional.empty();
  private boolean isIntroduced;

  ExpressionContext(PathEvaluation run) {
    this.run = run;
    correspondence = new ObjectCorrespondence(run.variables);
  }

  void at(int newDepth, Optional<Move.Seen> newSeen) {
    depth = newDepth;
    seen = newSeen;
    if (!isIntroduced && depth == 0) {
      seen.ifPresent(this::introduce);
    }
  }

  /** The arguments are the first that both sides know. */
  private void introduce(Move.Seen s) {
    isIntroduced = true;
    List<Local> parameters = s.here().frame().function().parameters();
    for (int i = 0; i < parameters.size(); i++) {
      SymbolicValue value = s.here().arguments().get(i).value();
      PointerSlot slot = new PointerSlot.OfVariable(run.variables.local(parameters.get(i), 0), 0);
      run.map.content(slot).ifPresent(pointer -> correspondence.learn(value, pointer, s));
    }
  }

  int depth() {
    return depth;
  }

  Optional<Move.Seen> seen() {
    return seen;
  }

  // What pointers are.

  PointerValue pointer(Expression e) {
    PointerValue own =
        e.match(new PointerEvaluation(run.variables, run.map, depth, this::distance));
    run.log.used(own);
    boolean isOpen = own instanceof PointerValue.Opaque && e.type() instanceof PointerType;
    return isOpen ? seen.flatMap(s -> s.value(e).flatMap(this::asked)).orElse(own) : own;
  }

  private OptionalLong distance(Expression.ElementAddress e) {
    if (e.index() instanceof Expression.IntegerConstant index
        && e.stride() instanceof Expression.IntegerConstant stride) {
      return OptionalLong.of(index.value() * stride.value());
    }
    return seen.isPresent()
        ? ObjectCorrespondence.distance(e.base(), e, seen.get())
        : OptionalLong.empty();
  }

  /** What the machine's value is called here; a new cell, if it has been met nowhere. */
  Optional<PointerValue> asked(SymbolicValue value) {
    Move.Seen s = seen.orElseThrow();
    Optional<PointerValue> known = correspondence.known(value, s);
    if (known.isPresent()) {
      return known;
    }
    Optional<PointerValue> met =
        correspondence.newcomer(value, s).map(new UseOperation(run)::newcomer);
    met.ifPresent(pointer -> correspondence.learn(value, pointer, s));
    return met;
  }

  PointerConstraints.Operand operand(Expression e) {
    Vector vector = vector(e);
    PointerValue pointer = run.map.resolved(pointer(e));
    if (e instanceof Expression.Read read) {
      ProgramVariable variable = run.variables.local(read.local(), depth);
      if (!variable.isTemporary()) {
        run.log.read(vector, new PointerSlot.OfVariable(variable, 0));
      }
    }
    return new PointerConstraints.Operand(vector, pointer);
  }

  // What they are called.

  Vector vector(Expression e) {
    if (e instanceof Expression.Read read) {
      ProgramVariable variable = run.variables.local(read.local(), depth);
      return temporaries.getOrDefault(variable, Vector.of(variable.toString()));
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
  Optional<Place> place(Expression address, Type type) {
    Vector base = vector(address);
    PointerValue pointer = run.map.resolved(pointer(address));
    if (pointer instanceof PointerValue.Into into) {
      ProgramVariable variable = into.variable();
      String name =
          run.names.of(Origin.LOCAL, variable.name(), variable.type(), into.offset(), type);
      return Optional.of(
          new Place(base, Vector.of(name), new PointerSlot.OfVariable(variable, into.offset())));
    }
    if (pointer instanceof PointerValue.None) {
      run.conflicting("walks through " + base.source() + ", which is NULL");
    }
    return pointer instanceof PointerValue.To to
        ? Optional.of(used(base, to, type, pointed(address, type)))
        : Optional.empty();
  }

  /** USE: the cell must be active and not NULL. */
  private Place used(Vector base, PointerValue.To to, Type type, Type element) {
    MemoryCell cell = run.map.cell(to.cell());
    if (!cell.active()) {
      run.conflicting("walks through " + base.source() + ", which was freed");
    }
    if (cell.nullness() == MemoryCell.Nullness.NULL) {
      run.conflicting("walks through " + base.source() + ", which is NULL");
    } else if (cell.nullness() == MemoryCell.Nullness.DEFAULT) {
      run.become(cell.with(MemoryCell.Nullness.NOT_NULL));
    }
    if (run.structures.size(element) > cell.structure().size()) {
      run.map =
          CreateOperation.widened(run.map, run.map.cell(to.cell()), run.structures.of(element));
      run.log.changed(cell.address());
    }
    CellStructures.CellStructure structure = run.map.cell(to.cell()).structure();
    String source = run.names.of(Origin.INPUT, base.source(), structure.type(), to.offset(), type);
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

  /** A temporary stands for what it was loaded from. */
  void name(ProgramVariable variable, Vector vector) {
    if (variable.isTemporary()) {
      temporaries.put(variable, vector);
    }
  }

  /** After a register was set on both sides: what the machine's objects are called here. */
  PointerValue confirmed(Local local, PointerValue own) {
    Optional<SymbolicValue> value =
        seen.flatMap(s -> s.after().frame().registers().get(local.id().index()));
    if (value.isEmpty()) {
      return own;
    }
    if (own instanceof PointerValue.Opaque) {
      return asked(value.get()).orElse(own);
    }
    correspondence.learn(value.get(), own, seen.orElseThrow());
    return own;
  }

  /** Sets a register to what only the machine knows. */
  void adopt(Local target) {
    if (target.type() instanceof PointerType) {
      set(run.variables.local(target, depth), confirmed(target, PointerValue.Opaque.VALUE));
    }
  }

  ObjectCorrespondence correspondence() {
    return correspondence;
  }
}
