package heapwright.testcase;

import heapwright.ir.code.SymbolId;
import java.math.BigInteger;
import java.util.function.Function;

/** The value of one cell, argument or global. */
public sealed interface InputValue {

  default <R> R match(
      Function<Number, R> number,
      Function<Floating, R> floating,
      Function<NullPointer, R> nullPointer,
      Function<PointsTo, R> pointsTo,
      Function<PointsToGlobal, R> pointsToGlobal,
      Function<PointsToFunction, R> pointsToFunction,
      Function<RawPointer, R> raw) {
    if (this instanceof Number it) {
      return number.apply(it);
    }
    if (this instanceof Floating it) {
      return floating.apply(it);
    }
    if (this instanceof NullPointer it) {
      return nullPointer.apply(it);
    }
    if (this instanceof PointsTo it) {
      return pointsTo.apply(it);
    }
    if (this instanceof PointsToGlobal it) {
      return pointsToGlobal.apply(it);
    }
    if (this instanceof PointsToFunction it) {
      return pointsToFunction.apply(it);
    }
    return raw.apply((RawPointer) this);
  }

  /** An integer, as its type has it: negative only if that is signed. */
  record Number(BigInteger value) implements InputValue {
    public static Number of(long value) {
      return new Number(BigInteger.valueOf(value));
    }
  }

  /** A floating-point number by its bits: 32, 64 or 80 of them, as the cell's type has it. */
  record Floating(BigInteger bits) implements InputValue {}

  /** {@code NULL}. */
  record NullPointer() implements InputValue {}

  /** The address of an input object, plus this many bytes. */
  record PointsTo(ObjectName object, long offset) implements InputValue {}

  /** The address of a global of the program, plus this many bytes. */
  record PointsToGlobal(SymbolId global, long offset) implements InputValue {}

  /** The address of a function of the program. */
  record PointsToFunction(SymbolId function) implements InputValue {}

  /** A pointer that is a mere number, such as a sentinel; never dereferenced on the path. */
  record RawPointer(long address) implements InputValue {}
}
