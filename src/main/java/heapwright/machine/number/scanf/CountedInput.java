package heapwright.machine.number.scanf;

import heapwright.machine.number.AsciiClass;
import java.util.Optional;

/**
 * The input of one call: it counts, remembers the last byte, and ends once. errno is kept here,
 * because glibc, asked for more after the end, sets it back to what it was when the end came.
 */
final class CountedInput {
  static final int END = -1;

  private final ScanfInput input;
  private int current;
  private int count;
  private Optional<ScanfError> error = Optional.empty();
  private Optional<ScanfError> errorAtEnd = Optional.empty();

  CountedInput(ScanfInput input) {
    this.input = input;
  }

  /** Bytes read and not pushed back. */
  int count() {
    return count;
  }

  /** The byte read last, or {@link #END}, also if it was pushed back. */
  int current() {
    return current;
  }

  boolean ended() {
    return current == END;
  }

  Optional<ScanfError> error() {
    return error;
  }

  void report(ScanfError found) {
    error = Optional.of(found);
  }

  int read() {
    if (ended()) {
      error = errorAtEnd;
      return END;
    }
    current = input.read();
    if (ended()) {
      errorAtEnd = error;
    } else {
      count++;
    }
    return current;
  }

  /** Pushes back the byte read last; at the end there is none. */
  void unread() {
    if (!ended()) {
      input.unread(current);
      count--;
    }
  }

  /** Skips white space before a conversion, with errno cleared meanwhile. */
  void skipSpace() {
    if (!ended()) {
      Optional<ScanfError> saved = error;
      error = Optional.empty();
      skipLastSpace();
      error = saved;
    }
  }

  /** Skips white space that the format ends with. */
  void skipLastSpace() {
    do {
      read();
    } while (AsciiClass.isSpace(current));
    unread();
  }
}
