package heapwright;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Functions of the library are told apart by the table's rows alone: no other class spells the name
 * of one, so that no two interpreters can mean different sets.
 */
class LibraryNamesTest {
  private static final Path SOURCES = Path.of("src", "main", "java", "heapwright");
  private static final Path RESOURCES = Path.of("src", "main", "resources", "heapwright");

  /** Packages that may not use the table, that write calls, or that make them. */
  private static final List<Path> OF_CALLS =
      List.of(Path.of("source"), Path.of("emit"), Path.of("machine", "libc"));

  /** Literals that are spelled like functions, with what they are. */
  private static final Map<String, String> OTHERS =
      Map.of(
          "CLibrary.java index", "a file's name",
          "LibraryTable.java open", "a clause of the table",
          "Assumption.java malloc", "the user's word for all that allocates",
          "ErrnoAccess.java __errno_location", "what errno is to the ir, below the table",
          "ConcreteMachine.java __hw_start", "what only the machine calls, before main",
          "JumpBuiltIns.java longjmp", "words of a message",
          "TraceText.java exit", "words of a trace",
          "TermText.java sqrt", "how a term is shown",
          "BoxDrawing.java free", "how an object is shown");

  private static final Pattern COMMENT_OR_LITERAL =
      Pattern.compile(
          "//[^\\n]*|/\\*.*?\\*/|\"\"\".*?\"\"\"|\"((?:\\\\.|[^\"\\\\\\n])*)\"|'(?:\\\\.|[^'\\\\])+'",
          Pattern.DOTALL);

  @Test
  void onlyTheTableSpellsNamesOfTheLibrary() throws IOException {
    Set<String> names = names();
    assertTrue(names.size() > 500, names.size() + " names");
    Set<String> found = new TreeSet<>();
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
        if (OF_CALLS.stream().noneMatch(SOURCES.relativize(file)::startsWith)) {
          spelled(Files.readString(file), names)
              .forEach(name -> found.add(file.getFileName() + " " + name));
        }
      }
    }
    assertEquals(new TreeSet<>(OTHERS.keySet()), found);
  }

  @Test
  void aLiteralIsSeenAndACommentIsNot() {
    assertEquals(
        Set.of("malloc"),
        spelled(
            "/** \"free\" */ // \"free\"\nswitch (name) { case \"malloc\", \"my_malloc\" -> {} }",
            Set.of("malloc", "free")));
  }

  private static Set<String> spelled(String source, Set<String> names) {
    return COMMENT_OR_LITERAL
        .matcher(source)
        .results()
        .map(match -> match.group(1))
        .filter(literal -> literal != null && names.contains(literal))
        .collect(Collectors.toSet());
  }

  /** The functions of the table's rows, and those that models define. */
  private static Set<String> names() throws IOException {
    Set<String> names = new HashSet<>();
    Files.readAllLines(RESOURCES.resolve("world/library")).stream()
        .filter(line -> !line.startsWith("#") && line.contains(":"))
        .forEach(line -> names.addAll(List.of(line.substring(0, line.indexOf(':')).split(" "))));
    Path models = RESOURCES.resolve("library");
    for (String line : Files.readAllLines(models.resolve("index"))) {
      List<String> words = List.of(line.split(" "));
      Set<String> called = called(Files.readString(models.resolve(words.get(0))));
      words.stream().skip(1).filter(called::contains).forEach(names::add);
    }
    return names;
  }

  /** Whatever stands before a parenthesis: functions, and no objects. */
  private static Set<String> called(String model) {
    return Pattern.compile("\\b(\\w+)\\(")
        .matcher(model)
        .results()
        .map(match -> match.group(1))
        .collect(Collectors.toSet());
  }
}
