package heapwright;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Keeps packages and files small enough to be taken in at a glance, and the directions of packages
 * one-way. {@link LayerTest} has the directions that the design wants; here they are read off the
 * imports.
 */
class RoomsTest {
  private static final int MOST_FILES = 25;

  /** Packages that may be larger. */
  private static final Set<String> HALLS = Set.of();

  private static final int MOST_LINES = 300;

  /** A list of factories of one line each, and a family of records: longer, but easily read. */
  private static final Set<String> LISTS = Set.of("ir.code.Statement", "symbolic.term.Terms");

  /** Packages, with all below them, of which only these classes are used from elsewhere. */
  private static final Map<String, Set<String>> DOORS =
      Map.ofEntries(
          Map.entry("source.lower", Set.of("UnitLowering")),
          Map.entry("source.preprocess", Set.of("Preprocessing", "Preprocessor")),
          Map.entry("analysis.invariant", Set.of("Invariants", "ProgramFacts")),
          Map.entry("ir.spelling", Set.of("Spelling")),
          Map.entry("machine.builtin", Set.of("BuiltIns")),
          Map.entry("method.addressmapper", Set.of("AddressMapper")),
          Map.entry("method.branchdistance", Set.of("BranchDistanceSearch")),
          Map.entry("method.inka", Set.of("Inka")),
          Map.entry("method.paths", Set.of("PathByPath")),
          Map.entry("method.regular", Set.of("RegularPaths")),
          Map.entry("method.search", Set.of("PathFinder", "SearchedPaths")),
          Map.entry("method.sgen", Set.of("Sgen", "Summaries")),
          Map.entry("method.tao", Set.of("Tao", "TaoTrace")),
          Map.entry("report.html", Set.of("SuitePage", "StepsPage")),
          Map.entry("report.shape", Set.of("HeapPicture", "InputText", "StepPictures")),
          Map.entry("solve.finite", Set.of("FiniteDomains")),
          Map.entry("solve.reduction", Set.of("Reduction")));

  private static final Path SOURCES = Path.of("src", "main", "java");
  private static final String PACKAGE_INFO = "package-info.java";
  private static final Pattern COMMENT_OR_LITERAL =
      Pattern.compile(
          "//[^\\n]*|/\\*.*?\\*/|\"\"\".*?\"\"\"|\"(?:\\\\.|[^\"\\\\\\n])*\"|'(?:\\\\.|[^'\\\\])+'",
          Pattern.DOTALL);
  private static final Pattern PACKAGE =
      Pattern.compile("\\bpackage\\s+heapwright\\.([.a-z0-9]*);");
  private static final Pattern USE =
      Pattern.compile("\\bheapwright\\.((?:[a-z][a-z0-9]*\\.)+)([A-Z]\\w*)");

  /** What one source file uses. */
  private record Use(String user, String used, String name) {}

  @Test
  void noPackageIsLargerThanOneCanTakeIn() throws IOException {
    Map<String, Integer> sizes = new TreeMap<>();
    for (Path file : sources()) {
      if (!file.endsWith(PACKAGE_INFO)) {
        sizes.merge(packageOf(Files.readString(file)), 1, Integer::sum);
      }
    }
    assertTrue(sizes.size() > 50, "sources are missing");
    sizes.values().removeIf(size -> size <= MOST_FILES);
    assertEquals(HALLS, sizes.keySet());
  }

  @Test
  void noFileIsLongerThanOneIdeaNeeds() throws IOException {
    Map<String, Integer> lines = new TreeMap<>();
    for (Path file : sources()) {
      String source = Files.readString(file);
      String name = file.getFileName().toString().replace(".java", "");
      lines.put(packageOf(source) + "." + name, (int) source.lines().count());
    }
    assertTrue(lines.size() > 500, "sources are missing");
    assertEquals(LISTS, longerThan(MOST_LINES, lines));
  }

  @Test
  void aLongFileIsSeen() {
    assertEquals(Set.of("a.Long"), longerThan(300, Map.of("a.Long", 301, "a.Short", 300)));
  }

  @Test
  void everyPackageSaysWhatItIsFor() throws IOException {
    Set<String> silent = new TreeSet<>();
    for (Path file : sources()) {
      if (!Files.exists(file.resolveSibling(PACKAGE_INFO))) {
        silent.add(packageOf(Files.readString(file)));
      }
    }
    assertEquals(Set.of(), silent);
  }

  @Test
  void packagesFormNoCycle() throws IOException {
    assertEquals(List.of(), cycles(uses()));
  }

  @Test
  void whatIsBehindADoorIsUsedThroughIt() throws IOException {
    assertEquals(List.of(), trespasses(uses(), DOORS));
  }

  @Test
  void aCycleOfPackagesIsSeen() {
    List<Use> oneWay = List.of(new Use("a.x", "a.y", "Y"), new Use("a.y", "b", "B"));
    assertEquals(List.of(), cycles(oneWay));
    List<Use> around = new ArrayList<>(oneWay);
    around.add(new Use("b", "a.x", "X"));
    assertEquals(List.of("a.x", "a.y", "b"), cycles(around));
  }

  @Test
  void aUseBesideTheDoorIsSeen() {
    List<Use> uses =
        List.of(new Use("b", "a", "Door"), new Use("a", "a.x", "X"), new Use("b", "a.x", "X"));
    assertEquals(List.of("b uses a.x.X"), trespasses(uses, Map.of("a", Set.of("Door"))));
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }

  private static Set<String> longerThan(int most, Map<String, Integer> lines) {
    Set<String> found = new TreeSet<>(lines.keySet());
    found.removeIf(name -> lines.get(name) <= most);
    return found;
  }

  private static String packageOf(String source) {
    Matcher declared = PACKAGE.matcher(COMMENT_OR_LITERAL.matcher(source).replaceAll(" "));
    return declared.find() ? declared.group(1) : "";
  }

  private static List<Use> uses() throws IOException {
    List<Use> uses = new ArrayList<>();
    for (Path file : sources()) {
      String code = COMMENT_OR_LITERAL.matcher(Files.readString(file)).replaceAll(" ");
      String user = packageOf(code);
      Matcher used = USE.matcher(code);
      while (used.find()) {
        String from = used.group(1).substring(0, used.group(1).length() - 1);
        if (!from.equals(user)) {
          uses.add(new Use(user, from, used.group(2)));
        }
      }
    }
    return uses;
  }

  /** The packages that use themselves by way of others. */
  private static List<String> cycles(List<Use> uses) {
    Map<String, Set<String>> graph = new TreeMap<>();
    uses.forEach(use -> graph.computeIfAbsent(use.user(), key -> new TreeSet<>()).add(use.used()));
    return graph.keySet().stream()
        .filter(start -> reachable(graph, start).contains(start))
        .toList();
  }

  private static Set<String> reachable(Map<String, Set<String>> graph, String start) {
    Set<String> seen = new TreeSet<>();
    Deque<String> open = new ArrayDeque<>(graph.getOrDefault(start, Set.of()));
    while (!open.isEmpty()) {
      String next = open.pop();
      if (seen.add(next)) {
        open.addAll(graph.getOrDefault(next, Set.of()));
      }
    }
    return seen;
  }

  private static List<String> trespasses(List<Use> uses, Map<String, Set<String>> doors) {
    Set<String> found = new TreeSet<>();
    doors.forEach(
        (hall, allowed) ->
            uses.stream()
                .filter(use -> isWithin(use.used(), hall) && !isWithin(use.user(), hall))
                .filter(use -> !allowed.contains(use.name()))
                .forEach(use -> found.add(use.user() + " uses " + use.used() + "." + use.name())));
    return List.copyOf(found);
  }

  private static boolean isWithin(String name, String hall) {
    return name.equals(hall) || name.startsWith(hall + ".");
  }
}
