package heapwright;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Keeps the directions of use between packages. The table is the one in ARCHITECTURE.md; a
 * sub-package belongs to its parent.
 */
class LayerTest {
  private static final Map<String, Set<String>> MAY_USE = new LinkedHashMap<>();

  static {
    row("number");
    row("range");
    row("work");
    row("ir");
    row("source", "ir");
    row("analysis", "work", "ir", "world");
    row("world", "ir");
    row("machine", "number", "work", "ir", "world");
    row("goal", "ir", "analysis");
    row("symbolic", "number", "work", "ir", "world");
    row("solve", "range", "work", "symbolic");
    row("testcase", "ir", "world", "symbolic");
    row(
        "method",
        "range",
        "work",
        "ir",
        "world",
        "analysis",
        "machine",
        "goal",
        "symbolic",
        "solve",
        "testcase");
    row("emit", "testcase", "ir", "world");
    row("verify", "ir", "world", "emit", "testcase", "goal");
    row("report", "ir", "verify", "testcase", "goal", "analysis");
    row("app", MAY_USE.keySet().toArray(String[]::new));
  }

  private static void row(String user, String... used) {
    MAY_USE.put(user, Set.of(used));
  }

  /** The method that composes the others, and so may use them. */
  private static final String COMPOSER = "standard";

  /** What is no method, but helps them. */
  private static final Set<String> AIDS =
      Set.of(
          "branchdistance",
          "variation",
          "alias",
          "budget",
          "hint",
          "path",
          "proof",
          "run",
          "search");

  private static final Path SOURCES = Path.of("src", "main", "java");
  private static final Pattern COMMENT_OR_LITERAL =
      Pattern.compile(
          "//[^\\n]*|/\\*.*?\\*/|\"\"\".*?\"\"\"|\"(?:\\\\.|[^\"\\\\\\n])*\"|'(?:\\\\.|[^'\\\\])+'",
          Pattern.DOTALL);
  private static final Pattern OWN_NAME =
      Pattern.compile("\\bheapwright((?:\\.[a-z][a-z0-9_]*)+)\\b");
  private static final Pattern PACKAGE = Pattern.compile("\\bpackage\\s+heapwright([.a-z0-9_]*);");

  @Test
  void everySourceKeepsTheDirections() throws IOException {
    List<String> violations = new ArrayList<>();
    int seen = 0;
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).sorted().toList()) {
        seen++;
        for (String violation : violations(Files.readString(file))) {
          violations.add(SOURCES.relativize(file) + ": " + violation);
        }
      }
    }
    assertTrue(seen > 0, "no sources under " + SOURCES.toAbsolutePath());
    assertEquals(List.of(), violations);
  }

  @Test
  void usingALaterPackageIsAViolation() {
    assertEquals(
        List.of("ir may not use source"),
        violations("package heapwright.ir;\nimport heapwright.source.CFrontEnd;\nclass X {}"));
    assertEquals(
        List.of("analysis may not use machine", "analysis may not use source"),
        violations(
            "package heapwright.analysis.loops;\n"
                + "import static heapwright.source.Names.plain;\n"
                + "class X { heapwright.machine.values.Value value; }"));
    assertEquals(
        List.of("method may not use source"),
        violations("package heapwright.method.tao;\nimport heapwright.source.CFrontEnd;"));
  }

  @Test
  void usingAnEarlierPackageOrOnesOwnIsNot() {
    assertEquals(
        List.of(),
        violations(
            "package heapwright.source.lower;\n"
                + "import heapwright.ir.type.Type;\n"
                + "import heapwright.source.Positions;\n"
                + "class X {}"));
    assertEquals(
        List.of(), violations("package heapwright.app.cli;\nimport heapwright.source.CFrontEnd;"));
  }

  @Test
  void methodsDoNotUseOneAnother() {
    assertEquals(
        List.of("method.tao may not use method.sgen"),
        violations("package heapwright.method.tao;\nimport heapwright.method.sgen.Sgen;"));
    assertEquals(
        List.of(),
        violations("package heapwright.method.standard;\nimport heapwright.method.sgen.Sgen;"));
    assertEquals(
        List.of(), violations("package heapwright.method.tao;\nimport heapwright.method.Method;"));
  }

  @Test
  void aPackageThatTheDesignDoesNotNameIsAViolation() {
    assertEquals(
        List.of("util is not a package of the design"), violations("package heapwright.util;"));
  }

  @Test
  void commentsAndLiteralsUseNothing() {
    assertEquals(
        List.of(),
        violations(
            "package heapwright.ir;\n"
                + "/** {@link heapwright.source.CFrontEnd} */\n"
                + "class X { // heapwright.app.cli\n"
                + " String s = \"heapwright.machine.ConcreteRun\"; }"));
  }

  private static List<String> violations(String source) {
    String code = COMMENT_OR_LITERAL.matcher(source).replaceAll(" ");
    Matcher declared = PACKAGE.matcher(code);
    if (!declared.find()) {
      return List.of("no package of ours");
    }
    String user = declared.group(1);
    if (!MAY_USE.containsKey(layer(user))) {
      return List.of(layer(user) + " is not a package of the design");
    }
    Set<String> found = new TreeSet<>();
    Matcher used = OWN_NAME.matcher(code);
    while (used.find()) {
      forbidden(user, used.group(1)).forEach(found::add);
    }
    return List.copyOf(found);
  }

  private static Stream<String> forbidden(String user, String used) {
    if (!layer(user).equals(layer(used))) {
      return MAY_USE.get(layer(user)).contains(layer(used))
          ? Stream.empty()
          : Stream.of(layer(user) + " may not use " + layer(used));
    }
    String from = method(user);
    String to = method(used);
    boolean apart = layer(user).equals("method") && !to.isEmpty() && !from.equals(to);
    return apart && !from.equals(COMPOSER) && !AIDS.contains(to)
        ? Stream.of("method." + (from.isEmpty() ? "*" : from) + " may not use method." + to)
        : Stream.empty();
  }

  /** {@code ir} of {@code .ir.types}. */
  private static String layer(String name) {
    return part(name, 1);
  }

  /** {@code sgen} of {@code .method.sgen.heap}; empty for the parent package itself. */
  private static String method(String name) {
    return part(name, 2);
  }

  private static String part(String name, int index) {
    String[] parts = name.split("\\.");
    return parts.length > index ? parts[index] : "";
  }
}
