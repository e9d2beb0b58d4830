package heapwright.emit.values;

import heapwright.ir.type.ArrayType;
import heapwright.ir.type.BitRange;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Field;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The access path from an object to a part of it, as C writes it: {@code .items[2].next}.
 *
 * @param type of the part
 * @param qualifiers of the object and of all members on the path together
 */
record FieldPath(List<Step> steps, Type type, Qualifiers qualifiers) {

  /** One member or one element further in. */
  sealed interface Step {
    /** A named member. */
    record Member(String name) implements Step {
      @Override
      public String toString() {
        return "." + name;
      }
    }

    /** An element of an array of {@code element}. */
    record Element(long index, Type element) implements Step {
      @Override
      public String toString() {
        return "[" + index + "]";
      }
    }
  }

  FieldPath {
    steps = List.copyOf(steps);
  }

  /** The path to the part that a cell reads; of members that share their bytes, the best fit. */
  static Optional<FieldPath> to(
      Cell cell, long offset, Type root, Qualifiers qualifiers, DataModel model) {
    Search exact = new Search(model, cell.type()::equals, cell.bits());
    Search alike = new Search(model, type -> isAlike(type, cell.type(), model), cell.bits());
    return exact.find(root, qualifiers, offset).or(() -> alike.find(root, qualifiers, offset));
  }

  /** The same bytes mean the same value, and assignment converts between the types in silence. */
  private static boolean isAlike(Type one, Type other, DataModel model) {
    boolean integers = one instanceof IntegerType && other instanceof IntegerType;
    return integers
        && model.size(one) == model.size(other)
        && ((IntegerType) one).signed() == ((IntegerType) other).signed()
        && ((IntegerType) one).bits() == ((IntegerType) other).bits();
  }

  /** Whether a pointer to the part has no more qualifiers than the pointers that tests declare. */
  boolean isPlain() {
    return !qualifiers.isConst() && !qualifiers.isAtomic();
  }

  /** The part's expression, from a variable or, with an arrow, from a pointer to the object. */
  String from(String name, boolean isPointer) {
    StringBuilder text = new StringBuilder();
    steps.forEach(text::append);
    if (!isPointer) {
      return name + text;
    }
    if (steps.isEmpty()) {
      return "*" + name;
    }
    return steps.get(0) instanceof Step.Member ? name + "->" + text.substring(1) : star(name, text);
  }

  private static String star(String name, CharSequence rest) {
    return "(*" + name + ")" + rest;
  }

  /** The array that holds the part, if the part is an element. */
  Optional<FieldPath> array() {
    if (steps.isEmpty() || !(steps.get(steps.size() - 1) instanceof Step.Element last)) {
      return Optional.empty();
    }
    Type array = new ArrayType(last.element(), ArrayType.UNKNOWN);
    return Optional.of(new FieldPath(steps.subList(0, steps.size() - 1), array, qualifiers));
  }

  /** The place of the part in its array. */
  long index() {
    return ((Step.Element) steps.get(steps.size() - 1)).index();
  }

  /** Looks for a part of a wanted type. */
  private record Search(DataModel model, Predicate<Type> wanted, Optional<BitRange> bits) {

    Optional<FieldPath> find(Type type, Qualifiers qualifiers, long offset) {
      if (offset == 0 && bits.isEmpty() && wanted.test(type)) {
        return Optional.of(new FieldPath(List.of(), type, qualifiers));
      }
      if (type instanceof ArrayType array) {
        return element(array, qualifiers, offset);
      }
      // C17 6.5.2.3p5: the members of an atomic record cannot be accessed.
      if (type instanceof RecordType record && record.isComplete() && !qualifiers.isAtomic()) {
        return record.fields().stream()
            .flatMap(field -> member(field, qualifiers, offset).stream())
            .findFirst();
      }
      return Optional.empty();
    }

    private Optional<FieldPath> element(ArrayType array, Qualifiers qualifiers, long offset) {
      long size = model.size(array.element());
      if (size == 0 || array.isComplete() && offset >= size * array.length()) {
        return Optional.empty();
      }
      Step step = new Step.Element(offset / size, array.element());
      return find(array.element(), qualifiers, offset % size).map(rest -> rest.after(step));
    }

    private Optional<FieldPath> member(Field field, Qualifiers outer, long offset) {
      Qualifiers qualifiers = outer.and(field.qualifiers());
      if (field.bits().isPresent()) {
        Step step = new Step.Member(field.name());
        boolean same = field.bits().equals(bits) && field.offset() == offset;
        FieldPath path = new FieldPath(List.of(step), field.type(), qualifiers);
        return same ? Optional.of(path) : Optional.empty();
      }
      long inside = offset - field.offset();
      boolean flexible = field.type() instanceof ArrayType array && !array.isComplete();
      if (inside < 0 || !flexible && inside >= model.size(field.type())) {
        return Optional.empty();
      }
      return find(field.type(), qualifiers, inside)
          .map(rest -> field.isAnonymous() ? rest : rest.after(new Step.Member(field.name())));
    }
  }

  private FieldPath after(Step step) {
    List<Step> all = new ArrayList<>(List.of(step));
    all.addAll(steps);
    return new FieldPath(all, type, qualifiers);
  }
}
