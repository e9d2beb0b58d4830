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
public sealed interface LibraryOperation
    permits BitOperation,
        EndOperation,
        JumpOperation,
        MemoryOperation,
        RealOperation,
        StreamOperation,
        TextOperation {

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
}
