package heapwright.agreement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import heapwright.ir.Program;
import heapwright.machine.RunSettings;
import heapwright.machine.outcome.RunOutcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The machine knows the rules of the sanitizers: each case is run by gcc's and clang's, and on the
 * machine, and each reports what the case says. What gcc's sanitizers report, the machine does, or
 * else the case says why not; then no test that we hand over is rejected by them.
 */
class SanitizerRulesTest {
  private static final Path CASES = Path.of("src/test/resources/sanitizers");
  private static final Pattern CASE =
      Pattern.compile("void (\\w+)\\(void\\) \\{ // reported by: ([a-z, ]+?)(; .+)?");

  /** As verification has it. */
  private static final List<String> FLAGS =
      List.of("-O0", "-w", "-g", "-fsanitize=address,undefined", "-fno-sanitize=shift-base");

  @TempDir static Path scratch;

  /** A function, who is said to report it, and what is said besides. */
  private record Case(String name, String reporters, Optional<String> reason) {
    /** Whether a test may be rejected, and nobody says why. */
    boolean isMissed() {
      return reporters.contains("gcc") && !reporters.contains("machine") && reason.isEmpty();
    }
  }

  @TestFactory
  Stream<DynamicTest> everybodyReportsWhatIsSaid() throws IOException {
    return CProgram.below(CASES).stream()
        .map(file -> DynamicTest.dynamicTest(file.name(), () -> compare(file.file())));
  }

  private void compare(Path file) throws Exception {
    List<Case> cases = cases(file);
    assertTrue(cases.size() >= 4, "too few cases in " + file);
    Path program = scratch.resolve(file.getFileName());
    Files.writeString(program, Files.readString(file) + main(cases));
    IntPredicate gcc = reports("gcc", program);
    IntPredicate clang = reports("clang", program);
    IntPredicate machine = machine(program);
    List<String> said = new ArrayList<>();
    List<String> found = new ArrayList<>();
    for (int i = 0; i < cases.size(); i++) {
      Case one = cases.get(i);
      List<String> reporters = new ArrayList<>();
      add(reporters, "gcc", gcc.test(i));
      add(reporters, "clang", clang.test(i));
      add(reporters, "machine", machine.test(i));
      String all = reporters.isEmpty() ? "nobody" : String.join(", ", reporters);
      said.add(one.name() + ": " + one.reporters());
      found.add(one.name() + ": " + all);
    }
    assertEquals(String.join("\n", said), String.join("\n", found));
    assertEquals(List.of(), cases.stream().filter(Case::isMissed).map(Case::name).toList());
  }

  private static void add(List<String> reporters, String who, boolean reports) {
    if (reports) {
      reporters.add(who);
    }
  }

  private static List<Case> cases(Path file) throws IOException {
    return Files.readAllLines(file).stream()
        .map(CASE::matcher)
        .filter(Matcher::matches)
        .map(found -> new Case(found.group(1), found.group(2), Optional.ofNullable(found.group(3))))
        .toList();
  }

  /** A main function that runs the case whose number is its argument. */
  private static String main(List<Case> cases) {
    StringBuilder text = new StringBuilder("int main(int argc, char **argv) {\n");
    text.append("  switch (argc > 1 ? atoi(argv[1]) : -1) {\n");
    for (int i = 0; i < cases.size(); i++) {
      text.append("    case " + i + ": " + cases.get(i).name() + "(); break;\n");
    }
    return text.append("  }\n  return 0;\n}\n").toString();
  }

  private static IntPredicate reports(String compiler, Path program) throws Exception {
    assumeTrue(SanitizedRun.isInstalled(compiler));
    List<String> command = new ArrayList<>(List.of(compiler));
    command.addAll(FLAGS);
    Path folder = SanitizedRun.compile(program, command, scratch);
    return number -> {
      try {
        return !SanitizedRun.run(folder, List.of("" + number), "detect_leaks=1")
            .reports()
            .isEmpty();
      } catch (IOException | InterruptedException e) {
        throw new AssertionError(e);
      }
    };
  }

  private static IntPredicate machine(Path program) {
    Machine machine = new Machine();
    Program linked = machine.linked(program);
    return number -> {
      Machine.Ran ran = machine.run(linked, List.of("" + number), RunSettings.silent());
      return !ran.run().survived().isEmpty() || ran.run().outcome() instanceof RunOutcome.Faulted;
    };
  }
}
