package heapwright.source.llvm.value;

import heapwright.ir.code.Expression;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.Field;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.source.llvm.text.LlvmType;
import java.util.List;
import java.util.Optional;

/**
 * Addresses inside of objects. LLVM counts in types of its own, which have the layout but not the
 * names; so each step looks in the type of the source for the member that lies there.
 */
public final class AddressPaths {
  private final ModuleContext context;
  private final Conversions conversions;

  public AddressPaths(ModuleContext context, Conversions conversions) {
    this.context = context;
    this.conversions = conversions;
  }

  /** {@code getelementptr}. */
  public Expression element(
      Expression base, LlvmType source, List<Expression> indices, SourceSpan span) {
    Expression address = base;
    if (!isZero(indices.get(0))) {
      long size = context.layout().size(source);
      Type target = pointee(base);
      Type type = sizeOf(target) == size && size > 0 ? base.type() : pointerTo(source);
      address = indexed(base, indices.get(0), size, type, span);
    }
    LlvmType at = context.layout().resolved(source);
    for (Expression index : indices.subList(1, indices.size())) {
      if (at instanceof LlvmType.Structure structure) {
        int place = (int) ((Expression.IntegerConstant) index).value();
        LlvmType element = structure.elements().get(place);
        address = member(address, context.layout().offset(structure, place), element, span);
        at = context.layout().resolved(element);
      } else {
        LlvmType.Sequence array = (LlvmType.Sequence) at;
        address = entry(address, index, array.element(), span);
        at = context.layout().resolved(array.element());
      }
    }
    return address;
  }

  private Expression entry(Expression array, Expression index, LlvmType element, SourceSpan span) {
    long size = context.layout().size(element);
    boolean isKnown = pointee(array) instanceof ArrayType type && sizeOf(type.element()) == size;
    Type pointer = isKnown ? ((ArrayType) pointee(array)).element().pointer() : pointerTo(element);
    return indexed(array, index, size, pointer, span);
  }

  private Expression indexed(
      Expression base, Expression index, long size, Type pointer, SourceSpan span) {
    Expression stride = new Expression.IntegerConstant(size, context.model().sizeType(), span);
    Expression place =
        conversions.as(conversions.signed(index, true), context.model().differenceType());
    return new Expression.ElementAddress(base, place, stride, pointer, span);
  }

  private Expression member(Expression base, long offset, LlvmType element, SourceSpan span) {
    Optional<Expression> found = field(base, offset, context.layout().size(element), span);
    if (found.isPresent()) {
      return found.get();
    }
    Expression bytes =
        new Expression.IntegerConstant(offset, context.model().differenceType(), span);
    return offset == 0 ? base : indexed(base, bytes, 1, pointerTo(element), span);
  }

  /** The member at an offset, in members of members if need be. */
  private Optional<Expression> field(Expression base, long offset, long size, SourceSpan span) {
    if (!(pointee(base) instanceof RecordType record) || !record.isComplete()) {
      return Optional.empty();
    }
    Optional<Field> exact =
        record.fields().stream()
            .filter(f -> f.offset() == offset && f.bits().isEmpty() && sizeOf(f.type()) == size)
            .findFirst();
    Optional<Field> around =
        exact.or(
            () ->
                record.fields().stream()
                    .filter(f -> f.bits().isEmpty() && f.offset() <= offset)
                    .filter(f -> offset + size <= f.offset() + sizeOf(f.type()))
                    .findFirst());
    if (around.isEmpty()) {
      return Optional.empty();
    }
    Field field = around.get();
    Expression address =
        new Expression.FieldAddress(base, record, field, field.type().pointer(), span);
    boolean isThere = exact.isPresent() || offset == field.offset() && !field.isAnonymous();
    return isThere
        ? Optional.of(address)
        : field(address, offset - field.offset(), size, span)
            .or(() -> offset == field.offset() ? Optional.of(address) : Optional.empty());
  }

  /** The address of the scalar of so many bytes that an object begins with, if it does. */
  public Expression scalar(Expression address, LlvmType type) {
    long size = context.layout().size(type);
    Expression current = address;
    while (pointee(current).isAggregate()) {
      Optional<Expression> inner = first(current, size);
      if (inner.isEmpty()) {
        return address;
      }
      current = inner.get();
    }
    return sizeOf(pointee(current)) == size ? current : address;
  }

  private Optional<Expression> first(Expression base, long size) {
    if (pointee(base) instanceof ArrayType array && array.element().hasLayout()) {
      Expression zero =
          new Expression.IntegerConstant(0, context.model().differenceType(), base.span());
      return Optional.of(
          indexed(base, zero, sizeOf(array.element()), array.element().pointer(), base.span()));
    }
    return field(base, 0, size, base.span());
  }

  private Type pointerTo(LlvmType type) {
    LlvmType real = context.layout().resolved(type);
    boolean isOpen = real.equals(new LlvmType.Plain("opaque"));
    return isOpen ? context.type(LlvmType.Plain.PTR) : context.stored(real).pointer();
  }

  private static boolean isZero(Expression index) {
    return index instanceof Expression.IntegerConstant constant && constant.value() == 0;
  }

  /** What an address leads to, as far as its type says. */
  public static Type pointee(Expression address) {
    return address.type() instanceof PointerType pointer ? pointer.target() : address.type();
  }

  private long sizeOf(Type type) {
    return type.hasLayout() ? context.model().size(type) : 0;
  }
}
