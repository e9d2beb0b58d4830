package heapwright.method.sgen.transfer;

import heapwright.method.sgen.ssa.Location;
import heapwright.method.sgen.ssa.Location.Adrift;
import heapwright.method.sgen.ssa.Location.Beyond;
import heapwright.method.sgen.ssa.Location.Code;
import heapwright.method.sgen.ssa.Location.Named;
import heapwright.method.sgen.ssa.Location.Plain;
import heapwright.method.sgen.ssa.Region;
import heapwright.method.sgen.ssa.SsaExpression;
import heapwright.method.sgen.ssa.SsaPointer;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.term.Constant;
import java.util.Optional;
import java.util.OptionalLong;

/** Where a pointer points that no published form of assignment covers: as the machine has it. */
public final class GeneralAssignments {
  private final TraceContext context;

  GeneralAssignments(TraceContext context) {
    this.context = context;
  }

  /** A pointer that has just been defined is found to hold a value. */
  public void at(SsaPointer pointer, SymbolicValue raw) {
    if (raw instanceof SymbolicValue.Unknown unknown) {
      context.history.input(unknown.pointer(), pointer);
    }
    SymbolicValue value = context.view().resolved(raw);
    if (value instanceof SymbolicValue.Unknown unknown) {
      beyond(pointer, unknown);
    } else if (isNull(value)) {
      context.transfer.isNull(pointer);
    } else if (value instanceof SymbolicValue.Indeterminate
        || value instanceof SymbolicValue.Arguments) {
      context.history.put(pointer, Plain.BOTTOM);
    } else {
      context.transfer.isAt(pointer, location(value));
    }
  }

  /**
   * Learns what the machine knows of a pointer that was used as the paper does not provide for:
   * passed to the library, subtracted, ordered, or compared as a function.
   */
  void learn(SsaPointer pointer, SymbolicValue raw) {
    SymbolicValue value = context.view().resolved(raw);
    if (value instanceof SymbolicValue.Unknown unknown) {
      boolean isThere = context.view().after().heap().pointer(unknown.pointer()).nonNull();
      boolean isStart = context.view().after().value(unknown.offset()).orElse(1) == 0;
      if (isThere && isStart) {
        context.transfer.isNotNull(pointer);
      }
    } else if (isNull(value)) {
      context.transfer.isNull(pointer);
    } else if (value instanceof SymbolicValue.Code || value instanceof SymbolicValue.Address) {
      context.transfer.isAt(pointer, location(value));
    }
  }

  private void beyond(SsaPointer pointer, SymbolicValue.Unknown unknown) {
    Optional<SsaPointer> base =
        context.history.input(unknown.pointer()).filter(b -> !b.equals(pointer));
    OptionalLong offset = context.view().after().value(unknown.offset());
    if (base.isPresent() && offset.isEmpty()) {
      context.transfer.isAt(pointer, new Adrift(base.get()));
    } else if (base.isPresent() && offset.getAsLong() == 0) {
      context.transfer.areEqual(pointer, base.get());
    } else if (base.isPresent()) {
      context.transfer.isAt(pointer, beyond(base.get(), offset.getAsLong()));
    }
  }

  private Location beyond(SsaPointer base, long offset) {
    return context.history.at(base) instanceof Named named
        ? new Named(named.region(), named.offset() + offset)
        : new Beyond(base, offset);
  }

  private static boolean isNull(SymbolicValue value) {
    return value instanceof SymbolicValue.Number n
        && n.term() instanceof Constant c
        && c.value().isZero();
  }

  /** An address, for readers. */
  SsaExpression spelled(SymbolicValue raw) {
    SymbolicValue value = context.view().resolved(raw);
    return SsaExpression.of(isNull(value) ? "NULL" : "&" + location(value));
  }

  /** The place of a value that is an address, or of one that can be none. */
  private Location location(SymbolicValue value) {
    if (value instanceof SymbolicValue.Code code) {
      return new Code(code.function().toString());
    }
    return context
        .view()
        .pointee(value)
        .<Location>map(pointee -> new Named(region(pointee.object()), pointee.offset()))
        .orElse(Plain.NOT_NULL);
  }

  /** An object that was materialised because of a hypothesis is named after the pointer in it. */
  private Region region(ObjectId id) {
    if (context.objects.known(id).isEmpty()) {
      context.view().after().heap().pointers().stream()
          .filter(p -> p.bound().filter(v -> isStart(v, id)).isPresent())
          .flatMap(p -> context.history.input(p.id()).stream())
          .findFirst()
          .ifPresent(pointer -> named(pointer, id));
    }
    return context.objects.of(id, context.view().after());
  }

  private boolean isStart(SymbolicValue value, ObjectId id) {
    return value instanceof SymbolicValue.Address a
        && a.object().equals(id)
        && context.view().after().value(a.offset()).orElse(1) == 0;
  }

  private void named(SsaPointer pointer, ObjectId id) {
    context.transfer.materialise(pointer);
    if (context.history.at(pointer) instanceof Named n && n.offset() == 0 && n.region().isOpen()) {
      context.objects.bind(n.region(), id);
    }
  }
}
