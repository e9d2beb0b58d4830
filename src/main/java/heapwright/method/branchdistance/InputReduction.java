package heapwright.method.branchdistance;

import heapwright.method.variation.InputTexts;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputObject;
import heapwright.testcase.ObjectName;
import heapwright.testcase.TestInput;
import java.util.Arrays;
import java.util.function.Function;
import java.util.function.Predicate;

/** Takes away from an input what it does not need; what wandered is full of that. */
final class InputReduction {
  private static final int LARGEST_GROUP = 16;

  private final Predicate<TestInput> suffices;

  /**
   * @param suffices whether an input does what it is for
   */
  InputReduction(Predicate<TestInput> suffices) {
    this.suffices = suffices;
  }

  TestInput of(TestInput input) {
    TestInput small = shrunk(input, input.stdinBytes(), t -> InputTexts.withStdin(input, t));
    for (InputObject object : input.objects()) {
      if (InputTexts.isText(object)) {
        TestInput before = small;
        byte[] bytes = InputTexts.bytes(object);
        small =
            shrunk(
                before,
                Arrays.copyOf(bytes, InputTexts.length(bytes)),
                t -> InputTexts.with(before, object, Arrays.copyOf(t, t.length + 1)));
      }
    }
    for (InputObject object : small.objects()) {
      small = shortened(small, object.name());
    }
    return small;
  }

  /** Without unused room. */
  private TestInput shortened(TestInput input, ObjectName name) {
    TestInput small = input;
    for (long less = input.object(name).length() / 2; less > 0; less /= 2) {
      TestInput shorter = shortened(small, name, less);
      while (!shorter.equals(small) && suffices.test(shorter)) {
        small = shorter;
        shorter = shortened(small, name, less);
      }
    }
    return small;
  }

  private static TestInput shortened(TestInput input, ObjectName name, long less) {
    return input.withObject(
        name,
        o -> {
          boolean isShorter = o.element().isScalar() && o.length() - less > 0;
          long used = o.cells().stream().mapToLong(InputCell::offset).max().orElse(0);
          boolean isFree = isShorter && used < o.length() - less;
          return isFree ? o.withLength(o.length() - less) : o;
        });
  }

  private TestInput shrunk(TestInput input, byte[] text, Function<byte[], TestInput> with) {
    TestInput small = input;
    byte[] kept = text;
    for (int group = LARGEST_GROUP; group > 0; group /= 2) {
      for (int from = new Tokens(kept).size() - group; from >= 0; from--) {
        Tokens tokens = new Tokens(kept);
        if (from + group <= tokens.size()) {
          byte[] less = tokens.with(from, from + group, new byte[0]);
          TestInput candidate = with.apply(less);
          if (less.length < kept.length && suffices.test(candidate)) {
            kept = less;
            small = candidate;
          }
        }
      }
    }
    return small;
  }
}
