package heapwright.analysis;

import heapwright.ir.Program;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VariableArrayType;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Which records can share bytes without breaking C's rules: those of one type, one that lies inside
 * the other, and two that lie in the same union. C17 6.5p7, with gcc's reading of it that a member
 * is accessed through the whole record.
 */
public final class TypeBasedAliasing {
  private final List<Set<Object>> unions;

  public TypeBasedAliasing(Program program) {
    unions =
        records(program).stream()
            .filter(RecordType::isUnion)
            .map(TypeBasedAliasing::parts)
            .toList();
  }

  public boolean mayShare(RecordType a, RecordType b) {
    return !a.isComplete()
        || !b.isComplete()
        || parts(a).contains(identity(b))
        || parts(b).contains(identity(a))
        || unions.stream().anyMatch(u -> u.contains(identity(a)) && u.contains(identity(b)));
  }

  /** Linked units each have their own declaration of a record that they share. */
  public static Object identity(RecordType record) {
    return record.tag().isEmpty() ? record : List.of(record.kind(), record.tag());
  }

  /** The record itself and all that lies in it. */
  private static Set<Object> parts(RecordType record) {
    Set<Object> parts = new HashSet<>();
    collectParts(record, parts);
    return parts;
  }

  private static void collectParts(Type type, Set<Object> parts) {
    if (type instanceof ArrayType array) {
      collectParts(array.element(), parts);
    } else if (type instanceof RecordType record
        && parts.add(identity(record))
        && record.isComplete()) {
      record.fields().forEach(field -> collectParts(field.type(), parts));
    }
  }

  private static Set<RecordType> records(Program program) {
    Set<RecordType> records = Collections.newSetFromMap(new IdentityHashMap<>());
    Stream<Type> globals = program.globals().values().stream().map(global -> global.type());
    Stream<Type> locals =
        program.functions().values().stream().flatMap(f -> f.locals().stream()).map(Local::type);
    Stream<Type> declared = program.declarations().values().stream().map(d -> d.type());
    Stream.of(globals, locals, declared).flatMap(types -> types).forEach(t -> collect(t, records));
    return records;
  }

  private static void collect(Type type, Set<RecordType> records) {
    if (type instanceof PointerType pointer) {
      collect(pointer.target(), records);
    } else if (type instanceof ArrayType array) {
      collect(array.element(), records);
    } else if (type instanceof VariableArrayType array) {
      collect(array.element(), records);
    } else if (type instanceof FunctionType function) {
      collect(function.result(), records);
      function.parameters().forEach(parameter -> collect(parameter, records));
    } else if (type instanceof RecordType record && records.add(record) && record.isComplete()) {
      record.fields().forEach(field -> collect(field.type(), records));
    }
  }
}
