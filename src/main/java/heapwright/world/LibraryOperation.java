package heapwright.world;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a function of the library does, for interpreters that have an implementation of their own. A
 * clause of the table names one: {@code does} and a constant's name with blanks and small letters.
 * Interpreters ask for the operation of a function and tell the constants apart by switches that
 * name all of them, so that one without an implementation does not compile.
 */
public sealed interface LibraryOperation {

  /** One case for each family. */
  interface Cases<R> {
    R memory(MemoryOperation operation);

    R stream(StreamOperation operation);

    R text(TextOperation operation);

    R real(RealOperation operation);

    R bits(BitOperation operation);

    R jump(JumpOperation operation);

    R end(EndOperation operation);
  }

  <R> R match(Cases<R> cases);

  /** As enums have it; no two families share a name. */
  String name();

  /** The one of a family, if it is one of those. */
  static <T extends LibraryOperation> Optional<T> in(
      Class<T> family, Optional<LibraryOperation> operation) {
    return operation.filter(family::isInstance).map(family::cast);
  }

  static LibraryOperation named(String clause) {
    return all()
        .filter(operation -> clause(operation).equals(clause))
        .findFirst()
        .orElseThrow(
            () -> new IllegalStateException("an operation of the library's table: " + clause));
  }

  static Stream<LibraryOperation> all() {
    return Stream.of(
            MemoryOperation.values(),
            StreamOperation.values(),
            TextOperation.values(),
            RealOperation.values(),
            BitOperation.values(),
            JumpOperation.values(),
            EndOperation.values())
        .flatMap(Stream::of);
  }

  private static String clause(LibraryOperation operation) {
    return operation.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** Blocks of the heap, and runs of bytes. */
  enum MemoryOperation implements LibraryOperation {
    /** This many bytes. */
    ALLOCATE,
    /** This many elements of a size, all bytes 0. */
    ALLOCATE_ZEROED,
    /** The alignment comes before the size. */
    ALLOCATE_ALIGNED,
    /** Stores the block through the first parameter and returns an error number. */
    ALLOCATE_STORED,
    /** For a model's own use: no test can refuse it. */
    ALLOCATE_UNREFUSED,
    REALLOCATE,
    /** For a model's own use: no test can refuse it. */
    REALLOCATE_UNREFUSED,
    RELEASE,
    TELL_BLOCK_SIZE,
    /** To the first parameter from the second, which do not overlap. */
    COPY_BYTES,
    /** To the first parameter from the second. */
    MOVE_BYTES,
    FILL_BYTES,
    /** Nothing, if the two runs of bytes do not overlap. */
    KEEP_APART;

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.memory(this);
    }
  }

  /** Reading and writing. */
  enum StreamOperation implements LibraryOperation {
    /** The arguments stand behind the format. */
    PRINT_FORMATTED,
    /** The arguments are a va_list. */
    PRINT_LISTED,
    /** To standard output. */
    PRINT_LINE,
    /** To the stream of the second parameter. */
    PRINT_TEXT,
    /** To standard output. */
    PRINT_CHARACTER,
    /** To the stream of the second parameter. */
    PUT_CHARACTER,
    /** To standard error. */
    PRINT_ERROR,
    WRITE_ELEMENTS,
    /** To a descriptor, for the models. */
    WRITE_BYTES,
    FLUSH,
    READ_CHARACTER,
    UNREAD_CHARACTER,
    /** To the first parameter, at most one less than the second says. */
    READ_LINE,
    /** From a descriptor, for the models. */
    READ_BYTES,
    /** Whether a numeral may be read as one number, for the models. */
    READ_NUMERAL,
    /** By the format that is the first parameter. */
    SCAN_INPUT,
    /** Of what is the first parameter, by the format that is the second. */
    SCAN_GIVEN,
    TELL_STREAM_STATE;

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.stream(this);
    }
  }

  /** Strings and numerals. */
  enum TextOperation implements LibraryOperation {
    MEASURE_TEXT,
    COPY_TEXT,
    /** Any order, by strings or by bytes. */
    COMPARE,
    /** Where it ends is stored through the second parameter, unless that is NULL. */
    PARSE_NUMERAL,
    /** A long. */
    PARSE_NUMBER,
    /** An int, to which a long is cut. */
    PARSE_INT,
    /** The words for an error number. */
    DESCRIBE_ERROR;

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.text(this);
    }
  }

  /** Functions of math.h that solvers know, for float and double. */
  enum RealOperation implements LibraryOperation {
    MAGNITUDE,
    TRUNCATE,
    ROUND_DOWN,
    ROUND_UP,
    /** Halves away from zero. */
    ROUND,
    /** Halves to even. */
    ROUND_TO_EVEN,
    /** To a long, halves away from zero. */
    ROUND_TO_LONG,
    /** To a long, halves to even. */
    ROUND_EVEN_TO_LONG,
    LARGER,
    SMALLER,
    COPY_SIGN,
    ROOT;

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.real(this);
    }
  }

  /** gcc's functions on bits, for each width. */
  enum BitOperation implements LibraryOperation {
    COUNT_ONES,
    PARITY,
    COUNT_TRAILING_ZEROS,
    COUNT_LEADING_ZEROS,
    FIND_FIRST_ONE,
    COUNT_REDUNDANT_SIGNS,
    REVERSE_BYTES;

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.bits(this);
    }
  }

  /** What the front end makes of setjmp and longjmp. */
  enum JumpOperation implements LibraryOperation {
    SET_JUMP,
    JUMP,
    /** Which call of setjmp a jump has come to, or 0. */
    TELL_LANDED,
    /** What the jump has brought there. */
    TELL_LANDING;

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.jump(this);
    }
  }

  /** Ends of the program; none comes back. */
  enum EndOperation implements LibraryOperation {
    /** After the handlers of {@code atexit}. */
    EXIT,
    /** After the handlers of {@code at_quick_exit}. */
    EXIT_QUICKLY,
    EXIT_AT_ONCE,
    /** After a handler of SIGABRT, if there is one that returns. */
    ABORT,
    DIE_OF_SIGNAL;

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.end(this);
    }
  }
}
