package heapwright.emission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import heapwright.emit.CMakeText;
import heapwright.emit.CMakeText.TestProgram;
import heapwright.emit.CTests;
import heapwright.emit.Emission;
import heapwright.emit.Suite;
import heapwright.testcase.TestCase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The build file is one that cmake builds with and ctest runs the tests of. */
class CMakeTest {
  @TempDir private Path folder;

  private TestProgram program(String name, String text, List<String> flags) throws IOException {
    Path source = folder.resolve(name);
    Files.writeString(source, text);
    Played played = Played.of(source.toString(), 20_000, flags);
    List<TestCase> tests = new RandomTests(played, 20, 3).ofAll();
    Emission emission = CTests.emit(new Suite(played.program(), name, tests));
    Files.writeString(folder.resolve("test_" + name), emission.text());
    return new TestProgram("test_" + name, emission, flags);
  }

  private Command.Result run(String... command) throws IOException, InterruptedException {
    return Command.run(folder, command);
  }

  @Test
  void severalFilesWithFlagsAreBuiltAndTheirTestsPass() throws IOException, InterruptedException {
    assumeTrue(Command.exists("cmake") && Command.exists("make"), "cmake is not installed");
    Files.createDirectory(folder.resolve("parts"));
    Files.writeString(folder.resolve("parts/limit.h"), "#define LIMIT 3\n");
    Files.writeString(folder.resolve("parts/first.h"), "#define FIRST (SECOND + 1)\n");
    Files.writeString(folder.resolve("parts/second.h"), "#define SECOND 1\n");
    String clamp =
        "#include \"limit.h\"\n"
            + "int clamp(int n) { return n > LIMIT + FIRST ? LIMIT : n; }\n"
            + "const char *name(int n) { return n > 0 ? NAME : 0; }\n";
    List<String> flags =
        List.of(
            "-I" + folder.resolve("parts"),
            "-include",
            folder.resolve("parts/first.h").toString(),
            "-include",
            folder.resolve("parts/second.h").toString(),
            "-DNAME=\"a b; $c\"",
            "-std=c11");
    String same = "int clamp(int n) { for (;;) if (n < 10) return n; else n /= 2; }\n";
    List<TestProgram> programs =
        List.of(program("clamp.c", clamp, flags), program("same name.c", same, List.of()));
    String text = CMakeText.of(programs);
    Files.writeString(folder.resolve("CMakeLists.txt"), text);
    Command.Result made = run("cmake", "-S", ".", "-B", "build");
    assertEquals(0, made.status(), made.output() + text);
    made = run("cmake", "--build", "build");
    assertEquals(0, made.status(), made.output() + text);
    Command.Result tested = run("ctest", "--test-dir", "build", "--schedule-random");
    int tests = programs.stream().mapToInt(program -> program.emission().tests().size()).sum();
    assertEquals(0, tested.status(), tested.output());
    assertTrue(tested.output().contains("0 tests failed out of " + tests), tested.output());
    assertTrue(tests >= 4, "few tests: " + tests);
  }

  @Test
  void foldersAndHeadersBesideTheBuildFileAreFoundFromThere() {
    Emission none = new Emission("", List.of("f_1"), new TreeMap<>(), new TreeMap<>());
    String text =
        CMakeText.of(
            List.of(
                new TestProgram("test_a.c", none, List.of("-I../include", "-include", "./b.h"))));
    String expected =
        """
        add_executable(test_a "test_a.c")
        target_compile_options(test_a PRIVATE
          "-I${CMAKE_CURRENT_SOURCE_DIR}/../include"
          "SHELL:-include '${CMAKE_CURRENT_SOURCE_DIR}/./b.h'")
        target_link_libraries(test_a m)
        add_test(NAME test_a.f_1 COMMAND test_a f_1)
        """;
    assertTrue(text.contains(expected), text);
  }
}
