package heapwright.method.addressmapper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** AddressMapper decides by itself: it uses neither the symbolic machine nor the search on it. */
class OwnDecisionsTest {
  private static final Path SOURCES = Path.of("src/main/java/heapwright/method/addressmapper");
  private static final Pattern USE = Pattern.compile("\\bheapwright\\.([a-z.]+)\\.([A-Z]\\w*)");
  private static final Set<String> MACHINE =
      Set.of(
          "symbolic",
          "symbolic.execution",
          "symbolic.heap",
          "symbolic.library",
          "symbolic.path",
          "symbolic.step",
          "symbolic.tuple",
          "method.search",
          "method.hint");

  @Test
  void theMachineTakesNoPart() throws IOException {
    Set<String> trespasses = new TreeSet<>();
    Set<String> rooms = new TreeSet<>();
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
        rooms.add(file.getParent().getFileName().toString());
        trespasses.addAll(uses(Files.readString(file)));
      }
    }
    assertTrue(rooms.containsAll(List.of("operation", "decision", "input")), rooms.toString());
    assertEquals(Set.of(), trespasses);
  }

  @Test
  void aUseOfItIsSeen() {
    assertEquals(
        Set.of("symbolic.path.PathState", "symbolic.SymbolicMachine"),
        uses("import heapwright.symbolic.path.PathState;\nheapwright.symbolic.SymbolicMachine m;"));
    assertEquals(Set.of(), uses("import heapwright.symbolic.term.Term;"));
  }

  private static Set<String> uses(String source) {
    Set<String> found = new TreeSet<>();
    Matcher use = USE.matcher(source);
    while (use.find()) {
      if (MACHINE.contains(use.group(1))) {
        found.add(use.group(1) + "." + use.group(2));
      }
    }
    return found;
  }
}
