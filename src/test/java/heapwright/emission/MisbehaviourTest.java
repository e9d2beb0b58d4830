package heapwright.emission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import heapwright.emit.CTests;
import heapwright.emit.Emission;
import heapwright.emit.Suite;
import heapwright.testcase.TestCase;
import heapwright.verify.Probes;
import heapwright.verify.TestVerdict;
import heapwright.verify.Toolchain;
import heapwright.verify.Verifier;
import heapwright.verify.Verifier.VerificationSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that do what they had better not do harm nobody, and leave nothing behind. */
class MisbehaviourTest {
  private static final String SOURCE =
      """
      #include <fcntl.h>
      #include <signal.h>
      #include <stdlib.h>
      #include <sys/stat.h>
      #include <unistd.h>
      int first(int n) { BODY return n > 3; }
      int second(int n) { return n > 3; }
      """;

  /** Seconds that no other process sleeps for. */
  private static final String NIGHT = "42424";

  @TempDir private Path folder;

  /** How long a test may take: more than any needs that ends, however busy the machine is. */
  private Duration each = Duration.ofSeconds(60);

  /** Verifies a test of each function, where the first does something besides. */
  private Map<String, TestVerdict> verdicts(String body, Path temporary)
      throws IOException, InterruptedException {
    Path harmless = Files.createDirectories(folder.resolve("source")).resolve("harmless.c");
    Files.writeString(harmless, SOURCE.replace("BODY", ""));
    Played played = Played.of(harmless.toString(), 1000);
    List<TestCase> tests = new RandomTests(played, 10, 1).ofAll();
    Path source = folder.resolve("source/harmful.c");
    Files.writeString(source, SOURCE.replace("BODY", body));
    Emission emission = CTests.emit(new Suite(played.program(), source.toString(), tests));
    VerificationSettings place = new VerificationSettings(temporary, each);
    return new Verifier(Toolchain.gcc(), place)
        .verify(emission, Probes.of(Played.of(source.toString(), 1000).program()), tests, source)
        .verdicts();
  }

  /** Whether only the first function's test is rejected, for this reason. */
  private void rejected(String body, String reason) throws IOException, InterruptedException {
    Path temporary = Files.createDirectory(folder.resolve("temporary"));
    Map<String, TestVerdict> verdicts = verdicts(body, temporary);
    TestVerdict.Failed failed = assertInstanceOf(TestVerdict.Failed.class, verdicts.get("first_1"));
    assertTrue((failed.reason() + failed.output()).contains(reason), failed::toString);
    assertEquals(new TestVerdict.Verified(), verdicts.get("second_1"));
    nothingIsLeftIn(temporary);
  }

  private void verified(String body) throws IOException, InterruptedException {
    Path temporary = Files.createDirectory(folder.resolve("temporary"));
    Map<String, TestVerdict> expected =
        Map.of("first_1", new TestVerdict.Verified(), "second_1", new TestVerdict.Verified());
    assertEquals(expected, new TreeMap<>(verdicts(body, temporary)));
    nothingIsLeftIn(temporary);
  }

  private static void nothingIsLeftIn(Path temporary) throws IOException {
    try (Stream<Path> files = Files.list(temporary)) {
      assertEquals(List.of(), files.toList());
    }
    List<String> running =
        ProcessHandle.allProcesses()
            .flatMap(process -> process.info().commandLine().stream())
            .filter(line -> line.startsWith(temporary.toString()) || line.contains(NIGHT))
            .toList();
    assertEquals(List.of(), running);
  }

  @Test
  void aTestThatRunsOnIsStopped() throws IOException, InterruptedException {
    each = Duration.ofSeconds(4);
    rejected("for (;;) continue;", "does not end within 4 seconds");
  }

  @Test
  void aTestThatWaitsForEverIsStopped() throws IOException, InterruptedException {
    each = Duration.ofSeconds(4);
    rejected("for (;;) pause();", "does not end within 4 seconds");
  }

  @Test
  void whatATestStartsEndsWithIt() throws IOException, InterruptedException {
    verified("system(\"sleep " + NIGHT + " &\");");
  }

  @Test
  void aTestThatEndsItsGroupEndsOnlyItself() throws IOException, InterruptedException {
    rejected("kill(0, SIGTERM);", "does not pass");
  }

  @Test
  void filesThatATestWritesAreGoneAfterwards() throws IOException, InterruptedException {
    verified(
        "mode_t mode = 0; int file = open(\"new\", O_CREAT | O_EXCL | O_RDWR, mode);"
            + " close(file / (file > 0)); file = mkdir(\"closed\", mode);");
  }

  @Test
  void aTestThatFillsTheDiskIsStopped() throws IOException, InterruptedException {
    rejected(
        "int file = open(\"big\", O_CREAT | O_RDWR, 0600);"
            + " for (int i = 0; i < 100000; i++) write(file, (char[4096]){0}, 4096);",
        "does not pass");
  }

  @Test
  void aFullDiskSaysNothingAboutTheTests() throws IOException, InterruptedException {
    Path small = Files.createDirectory(folder.resolve("small"));
    Command.Result mounted =
        Command.run(folder, "mount", "-t", "tmpfs", "-o", "size=64k", "none", small.toString());
    assumeTrue(mounted.status() == 0, "cannot mount: " + mounted.output());
    try {
      TestVerdict full = new TestVerdict.Unverified("no space is left in " + small);
      assertEquals(Map.of("first_1", full, "second_1", full), verdicts("", small));
    } finally {
      Command.run(folder, "umount", small.toString());
    }
  }

  @Test
  void anCompilerFeedbackFolderSaysNothingAboutTheTests() throws IOException, InterruptedException {
    Map<String, TestVerdict> verdicts = verdicts("", folder.resolve("missing"));
    assertInstanceOf(TestVerdict.Unverified.class, verdicts.get("first_1"));
  }
}
