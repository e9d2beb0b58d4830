package heapwright.provocation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.ir.code.Function;
import heapwright.method.standard.fault.FaultSearch;
import heapwright.testcase.TestCase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is found is what is marked in the source, neither less nor more. */
class ProvocationTest {
  private static final String FOLDER = "src/test/resources/provocation/";
  private static final Pattern MARK = Pattern.compile("// (.+)$");

  @ParameterizedTest
  @ValueSource(strings = {"guilty.c", "planted.c"})
  void everyFaultIsFoundAtItsLine(String file) throws IOException {
    SortedSet<String> found = new TreeSet<>();
    for (TestCase test : Suspects.plainly(FOLDER + file).faults()) {
      found.add(Suspects.fault(test).at().line() + " " + Suspects.fault(test).kind());
    }
    SortedSet<String> marked = new TreeSet<>();
    List<String> lines = Files.readAllLines(Path.of(FOLDER + file));
    for (int i = 0; i < lines.size(); i++) {
      Matcher mark = MARK.matcher(lines.get(i));
      if (mark.find()) {
        marked.add(i + 1 + " " + mark.group(1));
      }
    }
    assertTrue(marked.size() > 15, marked::toString);
    assertEquals(marked, found);
  }

  @ParameterizedTest
  @ValueSource(strings = {"innocent.c", "twins.c"})
  void whatIsPutRightHasNoFaultsAndOnlyAsks(String file) throws IOException {
    int marks = onlyAsks(file, Suspects.searched(FOLDER + file));
    assertTrue(marks > 8, "few marks: " + marks);
  }

  @Test
  void whoWaitsForOthersIsNotAtFault() throws IOException {
    assertEquals(1, onlyAsks("waiting.c", Suspects.plainly(FOLDER + "waiting.c")));
  }

  /** How many notes are marked and there. */
  private static int onlyAsks(String file, Suspects suspects) throws IOException {
    List<String> lines = Files.readAllLines(Path.of(FOLDER + file));
    assertEquals(List.of(), suspects.faults().stream().map(Suspects::fault).toList());
    int marks = 0;
    for (Map.Entry<Function, FaultSearch.Findings> one : suspects.findings().entrySet()) {
      Matcher mark = MARK.matcher(lines.get(one.getKey().span().line() - 1));
      if (mark.find()) {
        List<String> notes = one.getValue().notes();
        assertTrue(notes.contains(mark.group(1)), () -> one.getKey().name() + ": " + notes);
        marks++;
      }
    }
    return marks;
  }

  /** Functions of the corpus without any arithmetic that could overflow. */
  @ParameterizedTest
  @ValueSource(strings = {"corpus/linked/list.c", "corpus/linked/dlist.c", "corpus/mixed/state.c"})
  void correctFunctionsHaveNoFaults(String file) {
    List<TestCase> faults = Suspects.searched(file).faults();
    assertEquals(List.of(), faults.stream().map(Suspects::fault).toList());
  }

  @Test
  void theSameIsFoundEveryTime() {
    Suspects first = Suspects.plainly("examples/hashtable.c");
    Suspects second = Suspects.plainly("examples/hashtable.c");
    assertEquals(first.reproduction().files(), second.reproduction().files());
    assertEquals(
        first.findings().values().stream().map(FaultSearch.Findings::notes).toList(),
        second.findings().values().stream().map(FaultSearch.Findings::notes).toList());
  }
}
