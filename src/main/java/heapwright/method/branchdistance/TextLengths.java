package heapwright.method.branchdistance;

import heapwright.method.variation.InputScalar;
import heapwright.method.variation.InputScalars;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputValue;
import heapwright.testcase.ObjectName;
import heapwright.testcase.TestInput;
import java.math.BigInteger;
import java.util.Random;

/** What says how long a text is that no 0 ends: a pointer to its end, or a number. */
final class TextLengths {
  private final InputScalars scalars;
  private final Random random;

  TextLengths(InputScalars scalars, Random random) {
    this.scalars = scalars;
    this.random = random;
  }

  /** Where the furthest pointer into an object leads; 0 if there is none but to its beginning. */
  long end(TestInput input, ObjectName object) {
    return input
        .cells()
        .map(InputCell::value)
        .filter(value -> value instanceof InputValue.PointsTo to && to.object().equals(object))
        .mapToLong(value -> ((InputValue.PointsTo) value).offset())
        .max()
        .orElse(0);
  }

  /** The input after the text in an object has got another length: the end goes along. */
  TestInput follow(TestInput input, ObjectName object, int before, int after) {
    TestInput changed = input;
    if (before != after && before > 0) {
      for (InputScalar scalar : scalars.of(input)) {
        if (isEnd(scalars.value(input, scalar), object, before)) {
          changed = scalars.with(changed, scalar, new InputValue.PointsTo(object, after));
        } else if (isCount(input, scalar, before) && random.nextBoolean()) {
          changed = scalars.with(changed, scalar, InputValue.Number.of(after));
        }
      }
    }
    return changed;
  }

  private static boolean isEnd(InputValue value, ObjectName object, long at) {
    return value instanceof InputValue.PointsTo to
        && to.object().equals(object)
        && to.offset() == at;
  }

  private boolean isCount(TestInput input, InputScalar scalar, long count) {
    return scalar.isInteger()
        && !scalar.isCharacter()
        && scalars.number(input, scalar).filter(BigInteger.valueOf(count)::equals).isPresent();
  }
}
