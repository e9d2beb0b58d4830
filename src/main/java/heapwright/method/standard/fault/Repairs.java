package heapwright.method.standard.fault;

import heapwright.ir.FunctionType;
import heapwright.ir.IntegerType;
import heapwright.ir.PointerType;
import heapwright.ir.Program;
import heapwright.ir.RecordType;
import heapwright.ir.Type;
import heapwright.symbolic.Candidates;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.ObjectName;
import heapwright.testcase.TestInput;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Inputs without something that a given one has: if they do no harm, that was the cause. */
final class Repairs {
  private static final IntegerType OCTET = new IntegerType(IntegerType.Kind.BYTE, 8, false);
  private static final int UNKNOWN_BYTES = 64;

  private final Program program;
  private final Slots slots;

  Repairs(Program program, Slots slots) {
    this.program = program;
    this.slots = slots;
  }

  /** A NULL leads somewhere: to something new, or back to where it stands. */
  Stream<TestInput> led(TestInput input, Slot slot) {
    Type target = ((PointerType) slot.cell().type()).target();
    if (target instanceof FunctionType type) {
      return Candidates.in(program, type).stream()
          .map(f -> slots.with(input, slot, new InputValue.PointsToFunction(f.symbol())));
    }
    InputObject fresh = fresh(Inputs.freshName(input), target);
    List<InputObject> objects = new ArrayList<>(input.objects());
    objects.add(fresh);
    TestInput more =
        slots.with(
            Inputs.withObjects(input, objects), slot, new InputValue.PointsTo(fresh.name(), 0));
    Stream<TestInput> ring =
        slots.of(more).stream()
            .filter(s -> s.holder().equals(new Slot.Block(fresh.name())))
            .filter(s -> s.cell().equals(slot.cell()))
            .map(s -> slots.with(more, s, new InputValue.PointsTo(fresh.name(), 0)));
    return Stream.concat(Stream.of(more), ring.limit(2));
  }

  private static InputObject fresh(ObjectName name, Type target) {
    boolean known = target.isScalar() || target instanceof RecordType r && r.isComplete();
    return known
        ? new InputObject(name, target, 1, InputObject.Storage.HEAP, List.of())
        : new InputObject(name, OCTET, UNKNOWN_BYTES, InputObject.Storage.HEAP, List.of());
  }

  /**
   * No two pointers lead to one object, and each leads to its beginning. The first pointer keeps
   * its object; the others get copies that lead nowhere.
   */
  TestInput unshared(TestInput input) {
    TestInput changed = input;
    Set<ObjectName> taken = new HashSet<>();
    for (Slot slot : slots.of(input)) {
      if (!slot.isPointer()) {
        continue;
      }
      InputValue value = slots.value(input, slot);
      if (value instanceof InputValue.PointsToGlobal) {
        changed = led(changed, slot).findFirst().orElseThrow();
      } else if (value instanceof InputValue.PointsTo to) {
        changed =
            taken.add(to.object())
                ? slots.with(changed, slot, new InputValue.PointsTo(to.object(), 0))
                : copied(changed, slot, Inputs.object(input, to.object()));
      }
    }
    return changed;
  }

  private TestInput copied(TestInput input, Slot slot, InputObject object) {
    ObjectName name = Inputs.freshName(input);
    List<InputCell> numbers =
        object.cells().stream()
            .filter(cell -> !(cell.cell().type() instanceof PointerType))
            .toList();
    List<InputObject> objects = new ArrayList<>(input.objects());
    objects.add(
        new InputObject(name, object.element(), object.length(), object.storage(), numbers));
    return slots.with(Inputs.withObjects(input, objects), slot, new InputValue.PointsTo(name, 0));
  }

  /** Strings have at least one letter. */
  TestInput withoutEmptyTexts(TestInput input) {
    TestInput changed = input;
    for (InputObject object : input.objects()) {
      if (TextVariation.isText(object) && TextVariation.isEmpty(object)) {
        changed = TextVariation.with(changed, object, new byte[] {'a', 0});
      }
    }
    return changed;
  }

  /** A number that is no cause for anything, but still not nothing. */
  TestInput modest(TestInput input, Slot slot) {
    return slots.with(input, slot, InputValue.Number.of(1));
  }
}
