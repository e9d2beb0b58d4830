package heapwright.provocation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.emit.Reproducers.Reproduction;
import heapwright.testcase.TestCase;
import heapwright.verify.FaultVerifier;
import heapwright.verify.Probes;
import heapwright.verify.SanitizerEvidence;
import heapwright.verify.Toolchain;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sanitizers see the faults that the machine saw, at the same lines. */
class FaultVerifierTest {
  private static final String FILE = "src/test/resources/provocation/guilty.c";

  private static Suspects suspects;
  private static Reproduction reproduction;

  @TempDir private Path folder;

  @BeforeAll
  static void provoke() {
    suspects = Suspects.plainly(FILE);
    reproduction = suspects.reproduction();
  }

  private static Probes probes() {
    return Probes.of(suspects.program());
  }

  private Map<String, SanitizerEvidence> evidence() throws InterruptedException {
    return new FaultVerifier(Toolchain.gcc())
        .verify(reproduction, probes(), suspects.faults(), suspects.file());
  }

  @Test
  void theReportMentionsTheLineAndIsTheSameEveryTime() throws InterruptedException {
    Map<String, SanitizerEvidence> evidence = evidence();
    assertEquals(Map.of(), reproduction.left());
    for (TestCase fault : suspects.faults()) {
      int line = Suspects.fault(fault).at().line();
      boolean isUnseen = Suspects.fault(fault).kind().equals("uninitialised-read");
      SanitizerEvidence found = evidence.get(fault.name());
      assertTrue(
          isUnseen
              ? found instanceof SanitizerEvidence.Invisible
              : found instanceof SanitizerEvidence.Shown shown
                  && shown.report().contains("guilty.c:" + line),
          () -> fault.name() + ": " + found);
    }
    assertEquals(evidence, evidence());
  }

  @Test
  void programsCompileWithoutWarningsUnderBothCompilers() throws Exception {
    List<String> files = new ArrayList<>();
    for (Map.Entry<String, String> one : reproduction.files().entrySet()) {
      Files.writeString(folder.resolve(one.getKey() + ".c"), one.getValue());
      files.add(one.getKey() + ".c");
    }
    assertEquals("", messages("gcc", files));
    assertEquals("", messages("clang", files));
  }

  private String messages(String compiler, List<String> files)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(compiler, "-Wall", "-Wextra", "-fsyntax-only"));
    command.addAll(files);
    Path output = folder.resolve(compiler + ".txt");
    Process process =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    assertTrue(process.waitFor(600, TimeUnit.SECONDS));
    return Files.readString(output);
  }

  @Test
  void whatDoesNotHappenIsNotShown() throws InterruptedException {
    TestCase real = suspects.faults().get(0);
    String together = reproduction.together().replace("checked_too_late(NULL)", "0");
    Reproduction harmless = new Reproduction(reproduction.files(), together, reproduction.left());
    SanitizerEvidence found =
        new FaultVerifier(Toolchain.gcc())
            .verify(harmless, probes(), List.of(real), suspects.file())
            .get(real.name());
    assertTrue(found instanceof SanitizerEvidence.Missing, found::toString);
  }

  @Test
  void aProgramThatCannotBeBuiltLeavesTheOthersAlone() throws InterruptedException {
    List<TestCase> two = suspects.faults().subList(0, 2);
    String broken = two.get(0).name();
    Map<String, String> files = new LinkedHashMap<>(reproduction.files());
    files.computeIfPresent(broken, (name, program) -> program + "int 1;\n");
    String together = reproduction.together() + "int 1;\n";
    Map<String, SanitizerEvidence> evidence =
        new FaultVerifier(Toolchain.gcc())
            .verify(
                new Reproduction(files, together, reproduction.left()),
                probes(),
                two,
                suspects.file());
    SanitizerEvidence.Missing missing =
        assertInstanceOf(SanitizerEvidence.Missing.class, evidence.get(broken));
    assertEquals("its program cannot be built", missing.reason());
    assertInstanceOf(SanitizerEvidence.Shown.class, evidence.get(two.get(1).name()));
  }
}
