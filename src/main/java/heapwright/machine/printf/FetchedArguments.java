package heapwright.machine.printf;

import heapwright.number.ExtendedDouble;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Takes arguments in order, no earlier than needed, and keeps them to be used by their number. */
final class FetchedArguments {
  /** The type that a directive takes an argument with. */
  enum Kind {
    INT,
    LONG,
    DOUBLE,
    LONG_DOUBLE,
    POINTER
  }

  /**
   * With which type each argument is to be taken. An argument that no directive uses counts as int,
   * because one that follows it can be reached only past it.
   */
  static final class Kinds {
    // An argument's number is the user's to choose; no call has more arguments than this.
    private static final int MOST_ARGUMENTS = 1 << 16;

    private final List<Optional<Kind>> wanted = new ArrayList<>();
    private boolean contradictory;

    /** Whether two directives want one argument as different types. */
    boolean areContradictory() {
      return contradictory;
    }

    void want(int index, Kind kind) {
      if (index >= MOST_ARGUMENTS) {
        contradictory = true;
        return;
      }
      if (index >= wanted.size()) {
        wanted.addAll(Collections.nCopies(index + 1 - wanted.size(), Optional.empty()));
      }
      Kind before = wanted.get(index).orElse(kind);
      boolean integers = before.compareTo(Kind.LONG) <= 0 && kind.compareTo(Kind.LONG) <= 0;
      contradictory |= before != kind && !integers;
      wanted.set(index, Optional.of(before.compareTo(kind) > 0 ? before : kind));
    }
  }

  /** An argument's bits; a long double's are its significand, beside its sign and exponent. */
  record Value(long bits, int top) {}

  private final PrintfArguments arguments;
  private final Kinds kinds;
  private final List<Value> fetched = new ArrayList<>();

  FetchedArguments(PrintfArguments arguments, Kinds kinds) {
    this.arguments = arguments;
    this.kinds = kinds;
  }

  /** What pointers lead to. */
  PrintfArguments memory() {
    return arguments;
  }

  long integer(int index) {
    return value(index).bits();
  }

  Value value(int index) {
    while (fetched.size() <= index) {
      fetched.add(fetch(kinds.wanted.get(fetched.size()).orElse(Kind.INT)));
    }
    return fetched.get(index);
  }

  private Value fetch(Kind kind) {
    if (kind == Kind.LONG_DOUBLE) {
      ExtendedDouble number = arguments.nextLongDouble();
      return new Value(number.significand(), number.signAndExponent());
    }
    long bits = arguments.nextLong();
    return new Value(kind == Kind.INT ? (int) bits : bits, 0);
  }
}
