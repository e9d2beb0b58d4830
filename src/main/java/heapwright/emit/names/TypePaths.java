package heapwright.emit.names;

import heapwright.ir.SourceNames;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.EnumType;
import heapwright.ir.type.Field;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Names records and enumerations that have no tag at file scope by what leads to them: a typedef,
 * or {@code __typeof__} of a part of something that has a name.
 */
final class TypePaths {
  private final Map<Type, String> names = new HashMap<>();
  private final Set<Type> seen = new HashSet<>();
  private final Deque<Place> open = new ArrayDeque<>();
  private final Function<Type, String> spelling;

  /** An expression, never evaluated, and its type. */
  private record Place(String expression, Type type, Qualifiers qualifiers) {}

  /**
   * @param spelling of the types of arguments
   */
  TypePaths(SourceNames source, Function<Type, String> spelling) {
    this.spelling = spelling;
    source
        .typedefs()
        .forEach(
            (name, typedef) -> {
              if (typedef.qualifiers().equals(Qualifiers.NONE)) {
                names.putIfAbsent(typedef.type(), name);
              }
            });
    source
        .typedefs()
        .forEach((name, typedef) -> add(pointee(name), typedef.type(), typedef.qualifiers()));
    source.tags().values().stream()
        .filter(RecordType.class::isInstance)
        .forEach(record -> add(pointee(record.toString()), record, Qualifiers.NONE));
  }

  private static String pointee(String type) {
    return "(*(" + type + " *)0)";
  }

  /** Begins at an object or a function. */
  void add(String expression, Type type, Qualifiers qualifiers) {
    open.add(new Place(expression, type, qualifiers));
  }

  /** The name of a type. */
  Optional<String> name(Type type) {
    while (!names.containsKey(type) && !open.isEmpty()) {
      follow(open.remove());
    }
    return Optional.ofNullable(names.get(type));
  }

  private void follow(Place place) {
    Type type = place.type();
    if (type instanceof RecordType || type instanceof EnumType) {
      names.putIfAbsent(type, typeof(place));
    }
    // C17 6.5.2.3p5: the members of an atomic record cannot be accessed.
    boolean hasParts = !(type instanceof RecordType) || !place.qualifiers().isAtomic();
    if (hasParts && seen.add(type)) {
      parts(place);
    }
  }

  private void parts(Place place) {
    Type type = place.type();
    String expression = place.expression();
    if (type instanceof PointerType pointer) {
      add("(*" + expression + ")", pointer.target(), pointer.qualifiers());
    } else if (type instanceof ArrayType array) {
      add(expression + "[0]", array.element(), place.qualifiers());
    } else if (type instanceof FunctionType function) {
      add(call(expression, function), function.result(), Qualifiers.NONE);
    } else if (type instanceof RecordType record && record.isComplete()) {
      record.fields().forEach(field -> member(expression, field, place.qualifiers()));
    }
  }

  private void member(String expression, Field field, Qualifiers outer) {
    Qualifiers qualifiers = outer.and(field.qualifiers());
    if (field.isAnonymous()) {
      ((RecordType) field.type()).fields().forEach(f -> member(expression, f, qualifiers));
    } else if (field.bits().isEmpty()) {
      add(expression + "." + field.name(), field.type(), qualifiers);
    }
  }

  private String call(String function, FunctionType type) {
    // Told apart by their places, since the same pointer twice could break a restrict.
    return IntStream.range(0, type.parameters().size())
        .mapToObj(i -> "((" + spelling.apply(type.parameters().get(i).pointer()) + ")0)[" + i + "]")
        .collect(Collectors.joining(", ", function + "(", ")"));
  }

  /** A value has no qualifiers, so that {@code __typeof__} of a value has none either. */
  private static String typeof(Place place) {
    return place.qualifiers().equals(Qualifiers.NONE)
        ? "__typeof__(" + place.expression() + ")"
        : "__typeof__(((void)0, " + place.expression() + "))";
  }
}
