package heapwright.machine.printf;

import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;

/** A width or a precision. */
public sealed interface Amount {
  /** The amount, with the arguments of ints by their index. */
  OptionalInt resolve(IntUnaryOperator arguments);

  /** Not given. */
  record None() implements Amount {
    @Override
    public OptionalInt resolve(IntUnaryOperator arguments) {
      return OptionalInt.empty();
    }
  }

  /** Given in the format. */
  record Fixed(int value) implements Amount {
    @Override
    public OptionalInt resolve(IntUnaryOperator arguments) {
      return OptionalInt.of(value);
    }
  }

  /** An asterisk: the int argument of this index, from 0. */
  record FromArgument(int index) implements Amount {
    @Override
    public OptionalInt resolve(IntUnaryOperator arguments) {
      return OptionalInt.of(arguments.applyAsInt(index));
    }
  }
}
