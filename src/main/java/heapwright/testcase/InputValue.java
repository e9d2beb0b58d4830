package heapwright.testcase;

import heapwright.ir.code.SymbolId;
import java.math.BigInteger;

/** The value of one cell, argument or global. */
public sealed interface InputValue {

  <R> R match(Cases<R> cases);

  /** One case per kind of value. */
  interface Cases<R> {
    R number(Number value);

    R floating(Floating value);

    R nullPointer(NullPointer value);

    R pointsTo(PointsTo value);

    R pointsToGlobal(PointsToGlobal value);

    R pointsToFunction(PointsToFunction value);

    R raw(RawPointer value);
  }

  /** An integer, as its type has it: negative only if that is signed. */
  record Number(BigInteger value) implements InputValue {
    public static Number of(long value) {
      return new Number(BigInteger.valueOf(value));
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.number(this);
    }
  }

  /** A floating-point number by its bits: 32, 64 or 80 of them, as the cell's type has it. */
  record Floating(BigInteger bits) implements InputValue {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.floating(this);
    }
  }

  /** {@code NULL}. */
  record NullPointer() implements InputValue {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.nullPointer(this);
    }
  }

  /** The address of an input object, plus so many bytes. */
  record PointsTo(ObjectName object, long offset) implements InputValue {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.pointsTo(this);
    }
  }

  /** The address of a global of the program, plus so many bytes. */
  record PointsToGlobal(SymbolId global, long offset) implements InputValue {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.pointsToGlobal(this);
    }
  }

  /** The address of a function of the program. */
  record PointsToFunction(SymbolId function) implements InputValue {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.pointsToFunction(this);
    }
  }

  /** A pointer that is a mere number, such as a sentinel; never dereferenced on the path. */
  record RawPointer(long address) implements InputValue {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.raw(this);
    }
  }
}
