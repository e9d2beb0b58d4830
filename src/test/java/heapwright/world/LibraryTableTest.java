package heapwright.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.ir.code.Channel;
import heapwright.ir.code.SymbolId;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LibraryTableTest {
  private static Contract of(String name) {
    return LibraryTable.contract(new SymbolId(name)).orElseThrow();
  }

  @Test
  void readingReturnsNoMoreThanIsAskedFor() {
    assertEquals(OptionalInt.of(2), of("read").limit());
    assertTrue(of("read").writesParameters());
    assertEquals(Optional.of(new Channel.Range(-1, Long.MAX_VALUE)), of("read").result());
  }

  @Test
  void theLibraryNeverClearsErrnoAndWritesToNobodysVariables() {
    assertEquals(1, of("remove").errno().orElseThrow().low());
    assertFalse(of("remove").writesGlobals());
  }

  @Test
  void callsThatSucceedMaySetErrno() {
    assertEquals(1, of("getpid").errno().orElseThrow().low());
  }

  @Test
  void buffersAreLentToStreams() {
    assertEquals(OptionalInt.of(1), LibraryTable.lent(new SymbolId("setvbuf")));
    assertEquals(OptionalInt.of(1), LibraryTable.lent(new SymbolId("setbuf")));
    assertTrue(LibraryTable.lent(new SymbolId("printf")).isEmpty());
  }

  @Test
  void whatHasNoRowIsNotPlayed() {
    assertTrue(LibraryTable.contract(new SymbolId("strlen")).isEmpty());
  }

  @Test
  void everyOperationIsDoneByAFunction() {
    assertEquals(
        List.of(),
        LibraryOperation.all().filter(o -> LibraryTable.functions(o).isEmpty()).toList());
  }

  @Test
  void noTwoOperationsShareAName() {
    List<String> names = LibraryOperation.all().map(LibraryOperation::name).toList();
    assertEquals(names.size(), Set.copyOf(names).size());
  }

  @Test
  void allEndsOfTheProgramAreKnownAsSuch() {
    for (String name : List.of("exit", "_exit", "_Exit", "quick_exit", "abort", "__assert_fail")) {
      assertTrue(LibraryTable.ends(new SymbolId(name)), name);
    }
    assertFalse(LibraryTable.ends(new SymbolId("atexit")));
  }

  @Test
  void theUserNarrowsAContract() {
    Assumption range = Assumption.parse("sensor_read returns 0..1").orElseThrow();
    Contract narrowed = range.narrowed(Contract.OPEN);
    assertEquals(Optional.of(new Channel.Range(0, 1)), narrowed.result());
    assertTrue(narrowed.writesGlobals());
    Contract silent =
        Assumption.parse("refresh writes nothing").orElseThrow().narrowed(Contract.OPEN);
    assertFalse(silent.writesGlobals() || silent.writesParameters());
    assertTrue(Assumption.parse("refresh returns 3..1").isEmpty());
    assertTrue(Assumption.parse("refresh is harmless").isEmpty());
  }
}
