package heapwright.method.inka.labelling;

import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Field;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.world.ConstraintWorld;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.AbstractObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The places that a pointer of the input may share with others: whatever has its type in an object
 * of the input or a variable of the file. Says too when that may not be all.
 */
final class Aliases {
  private static final int MOST = 32;

  private final ConstraintWorld world;
  private final ConstraintState start;
  private final Program program;
  private final DataModel model;

  Aliases(ConstraintWorld world, ConstraintState start) {
    this.world = world;
    this.start = start;
    program = world.program();
    model = program.model();
  }

  /** Those that are known so far. */
  List<AbstractAddress> of(Type type) {
    List<AbstractAddress> places = new ArrayList<>();
    for (AbstractObject object : world.objects().inputHeap()) {
      inside(object, world.objects().facts(object).type(), type, 0, places);
    }
    for (Global global : program.globals().values()) {
      if (isVariable(global)) {
        inside(world.objects().global(global.symbol()), global.type(), type, 0, places);
      }
    }
    return places;
  }

  private static boolean isVariable(Global global) {
    return !global.readOnly()
        && !global.name().isEmpty()
        && !global.span().isOurs()
        && !global.span().file().path().startsWith("(");
  }

  private void inside(
      AbstractObject object, Type whole, Type part, long offset, List<AbstractAddress> places) {
    if (places.size() > MOST) {
      return;
    }
    if (alike(whole, part)) {
      places.add(world.engine().place(object, offset));
    } else if (whole instanceof ArrayType array && array.isComplete()) {
      for (long i = 0; i < array.length() && i <= MOST; i++) {
        inside(object, array.element(), part, offset + i * model.size(array.element()), places);
      }
    } else if (whole instanceof RecordType record && record.isComplete()) {
      for (Field field : record.fields()) {
        if (field.bits().isEmpty()) {
          inside(object, field.type(), part, offset + field.offset(), places);
        }
      }
    }
  }

  /** Whether a cell of one type can be reached by a pointer to the other. */
  private boolean alike(Type one, Type other) {
    return one.equals(other)
        || one.isInteger() && other.isInteger() && model.size(one) == model.size(other)
        || one instanceof PointerType && other instanceof PointerType;
  }

  /** Why there may be other places that matter. */
  Optional<String> incompleteness(PointerVariable pointer, Type type) {
    Function function = start.frame().function();
    if (!isInput(pointer)) {
      return Optional.of("a pointer that is not known may point anywhere");
    }
    if (!isPlain(type) || world.effects().hasUnions()) {
      return Optional.of("a pointer to '" + type + "' may point into anything");
    }
    if (world.effects().usesPointerArithmetic(function)) {
      return Optional.of("elements of one array may be far apart");
    }
    boolean nests =
        world.objects().inputHeap().stream()
            .map(o -> world.objects().facts(o).type())
            .anyMatch(t -> !alike(t, type) && (holds(t, type) || holds(type, t)));
    return nests || of(type).size() > MOST
        ? Optional.of("an object of the input may be a part of another")
        : Optional.empty();
  }

  private boolean isPlain(Type type) {
    return type instanceof RecordType record && record.isComplete() && !record.isUnion()
        || type.isScalar() && model.size(type) > 1;
  }

  private boolean holds(Type whole, Type part) {
    if (alike(whole, part)) {
      return true;
    }
    if (whole instanceof ArrayType array) {
      return holds(array.element(), part);
    }
    return whole instanceof RecordType record
        && record.isComplete()
        && record.fields().stream().anyMatch(f -> holds(f.type(), part));
  }

  private boolean isInput(PointerVariable pointer) {
    boolean[] found = {world.starts().all().stream().anyMatch(s -> s.cell() == pointer)};
    start.frame().forEachCell((register, cell) -> found[0] |= cell == pointer);
    return found[0];
  }
}
