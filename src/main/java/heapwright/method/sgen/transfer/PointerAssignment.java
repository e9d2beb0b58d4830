package heapwright.method.sgen.transfer;

import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.method.sgen.sigma.EvaluationStop;
import heapwright.method.sgen.ssa.InvisibleVariables;
import heapwright.method.sgen.ssa.Location;
import heapwright.method.sgen.ssa.Location.Beyond;
import heapwright.method.sgen.ssa.Location.Named;
import heapwright.method.sgen.ssa.Location.Plain;
import heapwright.method.sgen.ssa.SsaPointer;
import heapwright.method.sgen.ssa.Value;

/** {@code [x == value]}, for whatever a pointer may be set to. */
final class PointerAssignment {
  private static final Type ANY = InvisibleVariables.BYTE.pointer();

  private final PathContext context;

  PointerAssignment(PathContext context) {
    this.context = context;
  }

  /** A pointer that has just been defined points where a value says. */
  void pointsWhere(SsaPointer pointer, Value value) {
    if (value instanceof Value.Null) {
      context.transfer.isNull(pointer);
    } else if (value instanceof Value.Based based && based.offset() == 0) {
      context.transfer.areEqual(pointer, based.base());
    } else if (value instanceof Value.Undefined) {
      context.history.put(pointer, Plain.BOTTOM);
    } else if (value instanceof Value.Number number) {
      pointsWhere(pointer, CellMemory.asPointer(number.term()));
    } else {
      context.transfer.isAt(pointer, location(value));
    }
  }

  /** Where an address is that no pointer of its own holds. */
  Location location(Value value) {
    if (value instanceof Value.Place place) {
      return new Named(place.region(), place.offset()).current();
    }
    if (value instanceof Value.Code code) {
      return new Location.Code(code.function().toString());
    }
    Value.Based based = (Value.Based) value;
    Location base = context.history.at(based.base());
    if (base instanceof Named named) {
      return new Named(named.region(), named.offset() + based.offset());
    }
    if (base instanceof Beyond beyond) {
      return new Beyond(beyond.base(), beyond.offset() + based.offset());
    }
    if (base == Plain.TOP) {
      return new Beyond(based.base(), based.offset());
    }
    throw EvaluationStop.outside("arithmetic on " + based.base() + ", which is " + base);
  }

  /** The pointer that a value is, or one that is nobody's. */
  SsaPointer pointer(Value value, Type type) {
    if (value instanceof Value.Based based && based.offset() == 0) {
      return based.base();
    }
    Type known = type instanceof PointerType ? type : ANY;
    if (value instanceof Value.Null) {
      SsaPointer nothing = context.history.unnamed("NULL", known, Plain.TOP);
      context.transfer.isNull(nothing);
      return nothing;
    }
    Location location = location(value);
    return context.history.unnamed("&" + location, known, location);
  }
}
