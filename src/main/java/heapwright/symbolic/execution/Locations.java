package heapwright.symbolic.execution;

import heapwright.ir.StandardStreams;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VariableArrayType;
import heapwright.ir.type.VoidType;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.HeapObject.Life;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.heap.Place;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.heap.SymbolicValue.Address;
import heapwright.symbolic.heap.SymbolicValue.Unknown;
import heapwright.symbolic.scalar.ScalarTerms;
import java.util.OptionalLong;

/** From pointers to places: materialises what an unknown pointer points to, forks on indices. */
public final class Locations {
  /** The greatest offset at which cells are distinguished. */
  private static final long FURTHEST = 1 << 28;

  /** Nothing lies below. */
  private static final long FIRST_PAGE = 4096;

  /** No object of a program is larger than its half of the address space. */
  private static final long ADDRESSES = 1L << 47;

  /** Nothing lies below; an address there comes from NULL. */
  private static final long LEAST_ADDRESS = 1 << 16;

  private final Execution execution;

  public Locations(Execution execution) {
    this.execution = execution;
  }

  /**
   * Where an access of this many bytes goes.
   *
   * @param element what the source takes the pointer to point to
   */
  public Place of(SymbolicValue pointer, long bytes, Type element) {
    Address address = address(pointer, element);
    HeapObject object = alive(address.object());
    OptionalLong offset = execution.state().value(address.offset());
    if (offset.isEmpty()) {
      throw Interruption.refine(new Indices(execution).of(object, address.offset(), bytes));
    }
    if (Math.abs(offset.getAsLong()) >= ADDRESSES) {
      throw Interruption.fault("goes further than addresses reach");
    }
    if (Math.abs(offset.getAsLong()) > FURTHEST) {
      throw Interruption.unsupported("an object of more than " + FURTHEST + " bytes");
    }
    Place place = new Place(object.id(), offset.getAsLong());
    reach(object, place.offset(), bytes, element);
    return place;
  }

  public Address address(SymbolicValue pointer, Type element) {
    SymbolicValue value = execution.pointers.resolved(pointer);
    if (value instanceof Address address) {
      return address;
    }
    if (value instanceof Unknown unknown) {
      if (isStream(unknown)) {
        throw Interruption.refine(new Candidates(execution).streams(unknown));
      }
      return execution.pointers.materialised(unknown, wider(unknown, element));
    }
    if (value instanceof SymbolicValue.Number n) {
      throw numbered(n, element);
    }
    if (value instanceof SymbolicValue.Code) {
      throw Interruption.fault("uses a function as data");
    }
    throw Interruption.unsupported("dereferences a pointer that is not known to be one");
  }

  /** What a dereference of a number comes to. */
  private Interruption numbered(SymbolicValue.Number n, Type element) {
    OptionalLong constant = ScalarTerms.constant(n.term());
    boolean isFixed =
        constant.isPresent()
            && (constant.getAsLong() >= FIRST_PAGE
                || execution.globals().isUnmappable(constant.getAsLong()));
    if (isRegister(n) || isFixed) {
      return Interruption.unsupported(
          "uses what lies at a fixed address, where a test can map nothing");
    }
    if (constant.isPresent()) {
      return Interruption.fault(
          PointerEquality.isNull(n) ? "dereferences NULL" : "dereferences a pointer near NULL");
    }
    return Interruption.refine(new AddressBits(execution).followed(n.term(), element));
  }

  /** Whether the number is an address that hardware may have put something at. */
  private boolean isRegister(SymbolicValue.Number number) {
    OptionalLong address = execution.state().value(number.term());
    return address.isPresent() && (address.getAsLong() < 0 || address.getAsLong() >= LEAST_ADDRESS);
  }

  private boolean isStream(Unknown unknown) {
    return StandardStreams.isStream(execution.heap().pointer(unknown.pointer()).target());
  }

  /** The declared type of what is pointed to, unless the access shows more. */
  private Type wider(Unknown unknown, Type element) {
    Type declared = execution.heap().pointer(unknown.pointer()).target();
    return isComplete(declared) && size(declared) >= size(element) ? declared : element;
  }

  public static boolean isComplete(Type type) {
    return !(type instanceof VoidType)
        && !(type instanceof VariableArrayType)
        && (!(type instanceof RecordType record) || record.isComplete());
  }

  /** What an object is made of to which a pointer to a type leads. */
  static Type complete(Type type) {
    return isComplete(type) ? type : ScalarTerms.OCTET;
  }

  private long size(Type type) {
    return execution.size(type);
  }

  private HeapObject alive(ObjectId id) {
    HeapObject object = execution.memory.object(id);
    if (object.life() == Life.FREED) {
      throw Interruption.fault("uses memory that was freed");
    }
    if (object.life() == Life.OVER) {
      throw Interruption.fault("uses a variable whose life is over");
    }
    return object;
  }

  public void reach(HeapObject object, long offset, long bytes, Type element) {
    if (object.isGrowing()) {
      boolean wider = size(element) > size(object.element());
      HeapObject typed = wider ? object.of(element) : object;
      if (wider || offset < object.lower() || offset + bytes > object.upper()) {
        execution.memory.update(typed.reaching(offset, offset + bytes));
      }
    } else if (offset < object.lower() || offset + bytes > object.upper()) {
      if (isOpen(object)) {
        throw Interruption.unsupported("memory of the outside, whose extent is not known");
      }
      throw Interruption.fault("leaves the bounds of " + title(object));
    }
  }

  private boolean isOpen(HeapObject object) {
    return execution.globals().contains(object.id())
        && (execution.globals().global(object.id()).isOpenArray()
            || execution.globals().fixedAddress(object.id()).isPresent());
  }

  private static String title(HeapObject object) {
    return object.name().isEmpty() ? "an object" : "'" + object.name() + "'";
  }
}
