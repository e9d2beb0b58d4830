package heapwright.method.sgen.transfer;

import heapwright.ir.code.Expression;
import heapwright.ir.type.Cell;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.method.sgen.sigma.SigmaHistory;
import heapwright.method.sgen.ssa.InvisibleVariables;
import heapwright.method.sgen.ssa.Location;
import heapwright.method.sgen.ssa.Location.Named;
import heapwright.method.sgen.ssa.Location.Plain;
import heapwright.method.sgen.ssa.Region;
import heapwright.method.sgen.ssa.SsaPointer;
import heapwright.method.sgen.ssa.SsaVariable;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.SymbolicValue;
import java.util.Optional;

/** From addresses to cells: what a dereference denotes, which the path may have to materialise. */
final class CellLookup {
  private final TraceContext context;

  CellLookup(TraceContext context) {
    this.context = context;
  }

  /** The cell at an address. Where a pointer is ⊤, the transfer functions materialise. */
  Optional<Region.Held> of(Expression address, Cell cell) {
    follow(address);
    return pointee(address)
        .map(
            pointee -> {
              Region region = region(pointee, address, cell.type());
              return region.cell(pointee.offset(), cell, context.history.names);
            });
  }

  /** The object at an address. */
  Optional<Region> region(Expression address, Type type) {
    follow(address);
    return pointee(address).map(pointee -> region(pointee, address, type));
  }

  private Optional<MachineView.Pointee> pointee(Expression address) {
    return context.view().pointee(address);
  }

  private Region region(MachineView.Pointee pointee, Expression address, Type type) {
    Region region = context.objects.of(pointee.object(), context.view().after());
    Type element =
        region.kind() == Region.Kind.HEAP
            ? wider(region.element(), pointed(address, type))
            : context
                .view()
                .after()
                .heap()
                .find(pointee.object())
                .map(HeapObject::element)
                .orElse(type);
    region.of(element);
    return region;
  }

  private Type wider(Type known, Type shown) {
    return size(shown) > size(known) || known == InvisibleVariables.BYTE ? shown : known;
  }

  /** Bytes of a type; none where that is not known. */
  long size(Type type) {
    return type.hasLayout() ? context.model.size(type) : 0;
  }

  /** What the source takes the pointer at the bottom of an address to point to. */
  private Type pointed(Expression address, Type type) {
    if (address instanceof Expression.FieldAddress field) {
      return pointed(field.base(), field.record());
    }
    if (address instanceof Expression.ElementAddress element) {
      return pointed(element.base(), type);
    }
    boolean isTyped = address.type() instanceof PointerType p && size(p.target()) >= size(type);
    return isTyped ? ((PointerType) address.type()).target() : type;
  }

  /** Dereferences the pointer at the bottom of an address. */
  private void follow(Expression address) {
    Expression base = base(address);
    context.operands().of(base).pointer().ifPresent(pointer -> follow(pointer, base));
  }

  private void follow(SsaPointer pointer, Expression base) {
    SigmaHistory history = context.history;
    Location at = history.at(pointer);
    if (at == Plain.NULL) {
      history.changes().contradicts("*" + pointer + " dereferences NULL");
      return;
    }
    if (at == Plain.TOP || at instanceof Location.Beyond) {
      context.transfer.materialise(pointer);
    } else if (at instanceof Location.Adrift adrift) {
      pointee(base).ifPresent(pointee -> anchor(adrift.base(), pointee));
    }
    pointee(base).ifPresent(pointee -> settle(pointer, pointee));
  }

  /** A pointer whose offset is open leads into the object that its base points to. */
  private void anchor(SsaPointer base, MachineView.Pointee pointee) {
    if (context.objects.known(pointee.object()).isEmpty()) {
      context.transfer.materialise(base);
      settle(base, new MachineView.Pointee(pointee.object(), 0));
    }
  }

  /** The object that had only a name is the one that the machine has just looked into. */
  private void settle(SsaPointer pointer, MachineView.Pointee pointee) {
    Optional<Region> known = context.objects.known(pointee.object());
    boolean isNew =
        known.isEmpty()
            && context.history.at(pointer) instanceof Named named
            && named.region().isOpen()
            && named.offset() == pointee.offset();
    if (isNew) {
      context.objects.bind(((Named) context.history.at(pointer)).region(), pointee.object());
    } else if (known.filter(region -> isAt(pointer, region)).isEmpty()) {
      Region region = context.objects.of(pointee.object(), context.view().after());
      context.history.place(pointer, new Named(region, pointee.offset()));
    }
  }

  private boolean isAt(SsaPointer pointer, Region region) {
    return context.history.at(pointer) instanceof Named named && named.region() == region;
  }

  /** The pointer that an address starts from. */
  private static Expression base(Expression address) {
    if (address instanceof Expression.FieldAddress field) {
      return base(field.base());
    }
    if (address instanceof Expression.ElementAddress element) {
      return base(element.base());
    }
    boolean isCast =
        address instanceof Expression.Conversion c && c.operand().type() instanceof PointerType;
    return isCast ? base(((Expression.Conversion) address).operand()) : address;
  }

  /** The latest version of a cell that holds a pointer. */
  SsaPointer pointer(Region.Held cell, SymbolicValue raw) {
    SsaVariable variable = cell.variable();
    boolean isMet =
        raw instanceof SymbolicValue.Unknown u && context.history.input(u.pointer()).isEmpty();
    if (variable.pointer().isPresent()) {
      variable
          .pointer()
          .filter(p -> isMet && p.isInput())
          .ifPresent(p -> context.general.at(p, raw));
      return context.history.latest(variable);
    }
    SsaPointer pointer = context.history.appear(variable, Plain.TOP, isMet);
    context.general.at(pointer, raw);
    return pointer;
  }
}
