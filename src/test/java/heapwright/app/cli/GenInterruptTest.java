package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Ctrl-C, in a process of its own. */
class GenInterruptTest {
  private static final int PATIENCE_SECONDS = 300;

  @TempDir private Path folder;

  private Process gen() throws IOException, InterruptedException {
    return gen("corpus/linked/list.c", "corpus/linked/dlist.c");
  }

  private Process gen(String... arguments) throws IOException, InterruptedException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Path temporary = Files.createDirectories(folder.resolve("temporary"));
    List<String> command = new ArrayList<>();
    // A shell starts what runs in the background with the signal ignored, and that is inherited.
    command.addAll(List.of("env", "--default-signal=INT"));
    command.addAll(List.of(java.toString(), "-Djava.io.tmpdir=" + temporary));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of("heapwright.app.cli.Main", "gen"));
    command.addAll(List.of(arguments));
    command.addAll(List.of("-o", folder.resolve("out").toString()));
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("printed").toFile())
            .start();
    while (process.isAlive() && !Files.exists(folder.resolve("out"))) {
      Thread.sleep(20);
    }
    return process;
  }

  private static void interrupt(Process process) throws IOException, InterruptedException {
    List<String> kill = List.of("kill", "-INT", String.valueOf(process.pid()));
    assertEquals(0, new ProcessBuilder(kill).start().waitFor());
  }

  @Test
  void anInterruptedRunLeavesAReportThatSaysSo() throws Exception {
    Process process = gen();
    interrupt(process);
    assertTrue(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS));
    String printed = Files.readString(folder.resolve("printed"));
    assertEquals(130, process.exitValue(), printed);
    String report = Files.readString(folder.resolve("out/report.json"));
    assertFalse(
        JsonParser.parseString(report).getAsJsonObject().get("complete").getAsBoolean(), report);
    assertTrue(Files.exists(folder.resolve("out/test_list.c")));
    nothingIsLeft();
  }

  private void nothingIsLeft() throws IOException {
    try (Stream<Path> left = Files.list(folder.resolve("temporary"))) {
      assertEquals(
          List.of(),
          left.filter(p -> p.getFileName().toString().startsWith("heapwright")).toList());
    }
  }

  /** Native code that listens to the signal itself would keep it from us. */
  @Test
  void anInterruptIsHeardWhileASolverThinks() throws Exception {
    Path file =
        Files.writeString(
            folder.resolve("hard.c"),
            """
            static unsigned long mix(unsigned long x) {
              x ^= x >> 31;
              x *= 0x7fb5d329728ea185UL;
              x ^= x >> 27;
              x *= 0x81dadef4bc2dd44dUL;
              return x ^ x >> 33;
            }

            int hard(double a, double b, double c, unsigned long p, unsigned long q) {
              if (a * a * a + b * b * b == c * c * c && a > 1 && b > 2 && a * b == 7.25 * c)
                return 1;
              if (mix(p * q) == 0x123456789abcdefUL && mix(p) + mix(q) == 77 && mix(p ^ q) == 5)
                return 2;
              return 0;
            }
            """);
    Process process = gen(file.toString(), "--time", "300");
    // Until it has met what is easy and thinks about the rest.
    process.waitFor(4, TimeUnit.SECONDS);
    assumeTrue(process.isAlive(), "too easy for this machine");
    interrupt(process);
    assertTrue(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS));
    assertEquals(130, process.exitValue(), Files.readString(folder.resolve("printed")));
    nothingIsLeft();
  }

  @Test
  void aSecondInterruptEndsTheRunAtOnce() throws Exception {
    Process process = gen();
    interrupt(process);
    // Nobody tells when the first one has been heard.
    for (int i = 0; i < 3000 && !process.waitFor(100, TimeUnit.MILLISECONDS); i++) {
      new ProcessBuilder("kill", "-INT", String.valueOf(process.pid())).start().waitFor();
    }
    assertEquals(130, process.exitValue());
    assertFalse(Files.exists(folder.resolve("out/report.json")));
  }
}
