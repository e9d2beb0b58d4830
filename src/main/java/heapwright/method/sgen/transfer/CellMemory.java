package heapwright.method.sgen.transfer;

import heapwright.ir.StandardStreams;
import heapwright.ir.code.Expression;
import heapwright.ir.type.Cell;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VariableArrayType;
import heapwright.ir.type.VoidType;
import heapwright.method.sgen.sigma.EvaluationStop;
import heapwright.method.sgen.ssa.Location;
import heapwright.method.sgen.ssa.Location.Named;
import heapwright.method.sgen.ssa.Location.Plain;
import heapwright.method.sgen.ssa.ObjectContent.Start;
import heapwright.method.sgen.ssa.Region;
import heapwright.method.sgen.ssa.SsaPointer;
import heapwright.method.sgen.ssa.SsaVariable;
import heapwright.method.sgen.ssa.Value;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.term.Term;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Which cell an address denotes, by σ alone, and what it holds. */
public final class CellMemory {
  private final PathContext context;
  private int dereferences;

  CellMemory(PathContext context) {
    this.context = context;
  }

  /** How often the path has followed a pointer. */
  public int dereferences() {
    return dereferences;
  }

  long size(Type type) {
    return type instanceof VariableArrayType ? 0 : context.model.elementSize(type);
  }

  /** The place that an address denotes; materialises what it needs. */
  Named place(Expression address, Type type, long bytes) {
    Named place = at(context.expressions().of(address), address);
    Region region = place.region();
    if (region.life() != Region.Life.ALIVE) {
      String gone = region.life() == Region.Life.FREED ? "was freed" : "does not live any more";
      throw EvaluationStop.bottom(region + " is used, but " + gone);
    }
    Type pointed = pointed(address, type);
    boolean isWider =
        region.kind() != Region.Kind.VARIABLE && size(pointed) > size(region.element());
    if (isWider && pointed.hasLayout()) {
      region.of(pointed);
    }
    OptionalLong end = region.content().size();
    if (end.isPresent() && (place.offset() < 0 || place.offset() + bytes > end.getAsLong())) {
      throw EvaluationStop.bottom("the place is outside of " + region);
    }
    return place;
  }

  /** The type of what an address leads to, as far as the expression tells. */
  private static Type pointed(Expression address, Type type) {
    if (address instanceof Expression.FieldAddress field) {
      return field.base() instanceof Expression.FieldAddress
          ? pointed(field.base(), field.record())
          : field.record();
    }
    if (address instanceof Expression.ElementAddress element) {
      return pointed(element.base(), type);
    }
    boolean isTyped = address.type() instanceof PointerType p && !(p.target() instanceof VoidType);
    Type target = isTyped ? ((PointerType) address.type()).target() : type;
    return target instanceof VariableArrayType || target instanceof FunctionType ? type : target;
  }

  /** Where a pointer points, which must be somewhere. */
  Named at(Value pointer, Expression expression) {
    if (pointer instanceof Value.Place place) {
      return new Named(place.region(), place.offset()).current();
    }
    if (pointer instanceof Value.Based based) {
      return followed(based, expression);
    }
    if (pointer instanceof Value.Null) {
      throw EvaluationStop.bottom("NULL is dereferenced");
    }
    throw context.outside(
        pointer instanceof Value.Undefined
            ? "a pointer that was never set"
            : "an access by a number",
        expression.span());
  }

  private Named followed(Value.Based based, Expression expression) {
    dereferences++;
    SsaPointer pointer = based.base();
    Location at = context.history.at(pointer);
    if (at == Plain.NULL) {
      throw EvaluationStop.bottom("*" + pointer + " dereferences NULL");
    }
    if (at instanceof Location.Code || isOpaque(pointer)) {
      throw context.outside("an access to a function or a stream", expression.span());
    }
    if (!(at instanceof Named)) {
      context.transfer.materialise(pointer);
    }
    if (!(context.history.at(pointer) instanceof Named named)) {
      throw context.outside("a pointer of which σ knows nothing", expression.span());
    }
    return new Named(named.region(), named.offset() + based.offset()).current();
  }

  /** A test cannot make such objects. */
  private static boolean isOpaque(SsaPointer pointer) {
    return pointer.variable().type() instanceof PointerType p
        && (p.target() instanceof FunctionType || StandardStreams.isStream(p.target()));
  }

  // Reading.

  /** The variable of a cell, at the version that it has before anything wrote it. */
  Region.Held met(Region region, long offset, Cell cell) {
    Optional<Region.Held> known = region.known(offset, cell);
    if (known.isPresent()) {
      return known.get();
    }
    long bytes = context.model.size(cell);
    Optional<Start> start = region.content().at(offset, bytes);
    Region.Held held = region.cell(offset, cell, context.history.names);
    boolean isShared = !region.overlapping(held).isEmpty();
    if (isShared || start.isEmpty()) {
      region.drop(held);
      throw EvaluationStop.outside("a part of " + region + " is read as another type");
    }
    if (start.get() == Start.INPUT) {
      context.inputs.meet(region, held);
    } else if (start.get() == Start.ZERO) {
      zero(held.variable(), cell.type());
    }
    return held;
  }

  /** A variable becomes zero, or NULL. */
  void zero(SsaVariable variable, Type type) {
    if (type instanceof PointerType) {
      SsaPointer pointer = context.history.appear(variable, Plain.TOP, false);
      context.transfer.isNull(pointer);
    } else {
      variable.hold(context.numbers.zero(type));
    }
  }

  /** The value of a variable, at its latest version. */
  Value value(SsaVariable variable) {
    if (variable.pointer().isPresent()) {
      SsaPointer latest = context.history.latest(variable);
      return context.history.at(latest) == Plain.BOTTOM
          ? new Value.Undefined()
          : new Value.Based(latest, 0);
    }
    return variable.number().<Value>map(Value.Number::new).orElseGet(Value.Undefined::new);
  }

  /** What a cell holds, read as a type. */
  Value load(Named place, Cell cell) {
    Region.Held held = met(place.region(), place.offset(), cell);
    context.accesses.read(place.region(), held);
    return as(value(held.variable()), held.cell().type(), cell.type());
  }

  /** A value that is kept as one type and read as another one of the same size. */
  Value as(Value value, Type from, Type to) {
    if (!(value instanceof Value.Number number)) {
      if (value.isPointer() && to instanceof FloatingType) {
        throw EvaluationStop.outside("a pointer is read as a floating-point number");
      }
      return value;
    }
    if (to instanceof PointerType) {
      return asPointer(number.term());
    }
    if (Type.same(from, to)) {
      return value;
    }
    int bytes = (int) context.model.size(from);
    Term stored = context.numbers.stored(number.term(), bytes);
    return new Value.Number(context.numbers.loaded(stored, to));
  }

  /** A number as a pointer: only NULL is one. */
  static Value asPointer(Term term) {
    OptionalLong constant = ScalarTerms.constant(term);
    if (constant.isPresent() && constant.getAsLong() == 0) {
      return new Value.Null();
    }
    throw EvaluationStop.outside("a number is used as a pointer");
  }

  // Writing.

  /** The variable of a cell that is about to be written. */
  Region.Held written(Named place, Cell cell) {
    Region region = place.region();
    if (region.content().readOnly()) {
      throw EvaluationStop.bottom("writes to the constant " + region);
    }
    Region.Held held = room(region, place.offset(), cell);
    context.accesses.written(region, held);
    return held;
  }

  private Region.Held room(Region region, long offset, Cell cell) {
    Region.Held held = region.cell(offset, cell, context.history.names);
    List<Region.Held> others = region.overlapping(held);
    for (Region.Held other : others) {
      if (other.from() < held.from() || other.to() > held.to()) {
        throw EvaluationStop.outside("a part of " + other.variable() + " is written");
      }
      region.drop(other);
    }
    return held;
  }

  /** What a bit-field keeps of a value. */
  Value kept(Value value, Cell cell) {
    if (cell.bits().isEmpty() || !(value instanceof Value.Number number)) {
      return value;
    }
    IntegerType type = ScalarTerms.integer(cell.type());
    Term cut = context.terms().extract(number.term(), 0, cell.bits().get().width());
    return new Value.Number(context.terms().resize(cut, type.bits(), type.signed()));
  }

  /** Sets a cell before the path begins, or as a part of a copy: no version of its own. */
  void put(Region region, long offset, Cell cell, Value value) {
    SsaVariable variable = room(region, offset, cell).variable();
    variable.forget();
    if (value instanceof Value.Number number && !(cell.type() instanceof PointerType)) {
      variable.hold(number.term());
    } else if (!(value instanceof Value.Undefined)) {
      SsaPointer pointer = context.history.appear(variable, Plain.TOP, false);
      new PointerAssignment(context).pointsWhere(pointer, value);
    }
  }
}
