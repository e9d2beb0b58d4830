package heapwright.method.standard.fault;

import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.method.variation.FreshObjects;
import heapwright.method.variation.InputScalar;
import heapwright.method.variation.InputScalars;
import heapwright.method.variation.InputTexts;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.ObjectName;
import heapwright.testcase.TestInput;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Inputs without something that a given one has: if they do no harm, that was the cause. */
final class InputRepairs {
  private final InputScalars scalars;
  private final FreshObjects fresh;

  InputRepairs(InputScalars scalars, FreshObjects fresh) {
    this.scalars = scalars;
    this.fresh = fresh;
  }

  /**
   * No two pointers lead to one object, and each leads to its beginning. The first pointer keeps
   * its object; the others get copies that lead nowhere.
   */
  TestInput unshared(TestInput input) {
    TestInput changed = input;
    Set<ObjectName> taken = new HashSet<>();
    for (InputScalar scalar : scalars.of(input)) {
      if (!scalar.isPointer()) {
        continue;
      }
      InputValue value = scalars.value(input, scalar);
      if (value instanceof InputValue.PointsToGlobal) {
        changed = fresh.led(changed, scalar).findFirst().orElse(changed);
      } else if (value instanceof InputValue.PointsTo to) {
        changed =
            taken.add(to.object())
                ? scalars.with(changed, scalar, new InputValue.PointsTo(to.object(), 0))
                : copied(changed, scalar, input.object(to.object()));
      }
    }
    return changed;
  }

  /** Where several pointers lead into one object, they lead to its beginning. */
  TestInput withoutOverlaps(TestInput input) {
    Map<ObjectName, Integer> pointers = new HashMap<>();
    for (InputScalar scalar : scalars.of(input)) {
      if (scalar.isPointer() && scalars.value(input, scalar) instanceof InputValue.PointsTo to) {
        pointers.merge(to.object(), 1, Integer::sum);
      }
    }
    TestInput changed = input;
    for (InputScalar scalar : scalars.of(input)) {
      if (scalar.isPointer()
          && scalars.value(input, scalar) instanceof InputValue.PointsTo to
          && pointers.get(to.object()) > 1) {
        changed = scalars.with(changed, scalar, new InputValue.PointsTo(to.object(), 0));
      }
    }
    return changed;
  }

  /**
   * Pointers into objects of another type, such as a string inside of a structure, get their own.
   */
  TestInput ofOwnType(TestInput input) {
    TestInput changed = input;
    for (InputScalar scalar : scalars.of(input)) {
      boolean isElsewhere =
          scalar.isPointer()
              && scalars.value(input, scalar) instanceof InputValue.PointsTo to
              && ((PointerType) scalar.cell().type()).target().isScalar()
              && input.object(to.object()).element() instanceof RecordType;
      if (isElsewhere) {
        changed = fresh.led(changed, scalar).findFirst().orElse(changed);
      }
    }
    return changed;
  }

  private TestInput copied(TestInput input, InputScalar scalar, InputObject object) {
    ObjectName name = input.freshName();
    List<InputCell> numbers =
        object.cells().stream()
            .filter(cell -> !(cell.cell().type() instanceof PointerType))
            .toList();
    InputObject copy =
        new InputObject(name, object.element(), object.length(), object.storage(), numbers);
    return scalars.with(input.and(copy), scalar, new InputValue.PointsTo(name, 0));
  }

  /** Strings have at least one letter. */
  TestInput withoutEmptyTexts(TestInput input) {
    TestInput changed = input;
    for (InputObject object : input.objects()) {
      if (InputTexts.isText(object) && InputTexts.isEmpty(object)) {
        changed = InputTexts.with(changed, object, new byte[] {'a', 0});
      }
    }
    return changed;
  }

  /** A number that is no cause for anything, but still not nothing. */
  TestInput modest(TestInput input, InputScalar scalar) {
    return scalars.with(input, scalar, InputValue.Number.of(1));
  }
}
