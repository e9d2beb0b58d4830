package heapwright.method.standard;

import heapwright.library.EveryOutcome;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Branches on the bits of addresses, on their order, and on pointers that come out of numbers. */
class AddressesTest {
  @TestFactory
  Stream<DynamicTest> everyOutcomeIsReached() {
    return EveryOutcome.isReachedIn(Path.of("src/test/resources/addresses/bits.c"));
  }

  @TestFactory
  Stream<DynamicTest> indicesLeadIntoLargeTables() {
    return EveryOutcome.isReachedIn(Path.of("src/test/resources/addresses/indices.c"));
  }

  @TestFactory
  Stream<DynamicTest> pointersLeadToMembers() {
    return EveryOutcome.isReachedIn(Path.of("src/test/resources/addresses/members.c"));
  }
}
