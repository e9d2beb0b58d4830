package heapwright.emission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import heapwright.emit.CTests;
import heapwright.emit.Emission;
import heapwright.emit.Suite;
import heapwright.testcase.TestCase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is emitted for every file that we have is C without a warning, whoever compiles it. */
class CompilersTest {
  private static final List<String> FOLDERS =
      List.of("corpus", "examples", "src/test/resources/emission");
  private static final long STEPS = 20_000;

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"gcc", "clang"})
  void nothingIsWarnedOf(String compiler) throws IOException, InterruptedException {
    assumeTrue(Command.exists(compiler), compiler + " is not installed");
    Map<String, String> messages = new TreeMap<>();
    int tests = 0;
    for (Path source : sources()) {
      Emission emission = emitted(source);
      tests += emission.tests().size();
      Path file = folder.resolve("test_" + source.getFileName());
      Files.writeString(file, emission.text());
      Command.Result compiled =
          Command.run(
              folder,
              compiler,
              "-fsyntax-only",
              "-Wall",
              "-Wextra",
              "-Wpedantic",
              "-Werror",
              "-iquote",
              Path.of("").toAbsolutePath().toString(),
              file.getFileName().toString());
      if (compiled.status() != 0 || !compiled.output().isEmpty()) {
        messages.put(source.toString(), compiled.output());
      }
    }
    assertEquals(Map.of(), messages);
    assertTrue(tests > 200, "few tests: " + tests);
  }

  private static List<Path> sources() throws IOException {
    List<Path> sources = new ArrayList<>();
    for (String folder : FOLDERS) {
      try (Stream<Path> files = Files.walk(Path.of(folder))) {
        files.filter(file -> file.toString().endsWith(".c")).sorted().forEach(sources::add);
      }
    }
    return sources;
  }

  private static Emission emitted(Path source) {
    Played played = Played.of(source.toString(), STEPS);
    List<TestCase> tests = new RandomTests(played, 20, 3).ofAll();
    return CTests.emit(new Suite(played.program(), source.toString(), tests));
  }
}
