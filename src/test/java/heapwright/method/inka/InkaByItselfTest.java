package heapwright.method.inka;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * INKA decides by its operators: no search of paths, no symbolic machine and no other solver takes
 * part, so that its verdicts and inputs are its own.
 */
class InkaByItselfTest {
  private static final Path SOURCES = Path.of("src/main/java/heapwright");
  private static final Pattern IMPORT =
      Pattern.compile("import (?:static )?heapwright\\.([a-z.]+)\\.[A-Z]");

  /** What INKA shares with other methods: runs of inputs, and budgets. */
  private static final Set<String> SHARED = Set.of("method", "method.run", "method.budget");

  /** Of the symbolic machine: where scalars lie in a type, and maps that share structure. */
  private static final Set<String> DATA = Set.of("symbolic.scalar", "symbolic.persistent");

  private static Set<String> imports(String... folders) throws IOException {
    Set<String> found = new TreeSet<>();
    for (String folder : folders) {
      try (Stream<Path> files = Files.walk(SOURCES.resolve(folder))) {
        for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
          Matcher matcher = IMPORT.matcher(Files.readString(file));
          while (matcher.find()) {
            found.add(matcher.group(1));
          }
        }
      }
    }
    return found;
  }

  @Test
  void noOtherEngineTakesPart() throws IOException {
    Set<String> used = imports("method/inka", "solve/domains");
    assertTrue(used.contains("solve.domains.memory"), used::toString);
    used.removeIf(
        name ->
            name.startsWith("method.inka")
                || name.startsWith("solve.domains")
                || SHARED.contains(name)
                || DATA.contains(name)
                || !name.matches("(method|solve|symbolic)\\b.*"));
    assertEquals(Set.of(), used);
  }
}
