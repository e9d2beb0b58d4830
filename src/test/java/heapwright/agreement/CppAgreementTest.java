package heapwright.agreement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import heapwright.app.program.CLibrary;
import heapwright.app.program.SourceReader;
import heapwright.ir.Program;
import heapwright.ir.check.WellFormed;
import heapwright.ir.type.DataModel;
import heapwright.machine.ConcreteMachine;
import heapwright.machine.RunSettings;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Each program of C++ behaves on the machine as it does when clang++ and g++ compile it. */
class CppAgreementTest {
  private static final Path CORPUS = Path.of("src/test/resources/agreement-cpp");

  @TempDir static Path scratch;

  private final CFrontEnd frontEnd = new CFrontEnd();
  private final CLibrary library = new CLibrary(frontEnd);

  @BeforeAll
  static void clangIsThere() {
    assumeTrue(isThere("clang++"), "clang++ is not installed; C++ is not read without it");
  }

  static boolean isThere(String command) {
    try {
      return new ProcessBuilder(command, "--version")
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  @TestFactory
  Stream<DynamicTest> sameOutputAndStatus() throws IOException {
    List<Path> programs = new ArrayList<>(programs());
    programs.add(Path.of("examples/shapes.cpp"));
    assertTrue(programs.size() >= 35, "programs are missing");
    return programs.stream()
        .map(file -> DynamicTest.dynamicTest(file.toString(), () -> same(file)));
  }

  private static List<Path> programs() throws IOException {
    try (Stream<Path> files = Files.walk(CORPUS)) {
      return files.filter(f -> f.toString().endsWith(".cpp")).sorted().toList();
    }
  }

  private void same(Path file) throws IOException, InterruptedException {
    Program program = linked(file);
    program
        .functions()
        .values()
        .forEach(function -> assertEquals(List.of(), WellFormed.violations(function)));
    CProgram described = new CProgram(file);
    Machine.Ran ran = new Machine().run(program, described, RunSettings.silent());
    for (String compiler : List.of("clang++", "g++")) {
      assertEquals(
          behaviour(scratch, compiler, described),
          ran.behaviour(),
          () -> compiler + ": " + ran.run() + " " + program.unsupported());
    }
    assertEquals(List.of(), ran.run().survived(), "a correct program has no fault");
  }

  private Program linked(Path file) {
    SourceRequest request =
        new SourceRequest(file, "clang++", List.of("-std=c++17"), DataModel.LP64);
    SourceReader reader = new SourceReader(frontEnd);
    return reader
        .read(request)
        .match(
            reading ->
                library.link(
                    reader.withRuntime(request, reading.program()), ConcreteMachine.libraryRoots()),
            rejected -> {
              throw new AssertionError(rejected.errors());
            });
  }

  /** Compiles and runs a program. */
  static Behaviour behaviour(Path scratch, String compiler, CProgram program, String... flags)
      throws IOException, InterruptedException {
    Path binary = Files.createTempFile(scratch, "program", "");
    List<String> command =
        new ArrayList<>(List.of(compiler, "-std=c++17", "-O0", "-w", "-o", binary.toString()));
    command.addAll(List.of(flags));
    command.add(program.file().toString());
    Process build =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    assertEquals(0, build.waitFor(), () -> compiler + " rejects " + program);
    Path input = Files.write(scratch.resolve("input"), program.input());
    Path output = scratch.resolve("output");
    // A signal is a status of the shell's.
    List<String> shell =
        new ArrayList<>(List.of("sh", "-c", "\"$0\" \"$@\"; exit $?", binary.toString()));
    shell.addAll(program.arguments());
    Process process =
        new ProcessBuilder(shell)
            .redirectInput(input.toFile())
            .redirectOutput(output.toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    boolean ended = process.waitFor(60, TimeUnit.SECONDS);
    process.destroyForcibly();
    assertTrue(ended, () -> program + " does not end");
    Files.delete(binary);
    return new Behaviour(
        Files.readString(output, StandardCharsets.ISO_8859_1), process.exitValue());
  }
}
