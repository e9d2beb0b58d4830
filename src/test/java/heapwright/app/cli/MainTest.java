package heapwright.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class MainTest {
  @Test
  void versionIsTheOneOfTheBuild() {
    Ran ran = Ran.heapwright("--version");
    assertEquals(0, ran.status());
    assertTrue(ran.out().matches("heapwright \\d+\\.\\d+\\.\\d+\\R"), ran.out());
  }

  @Test
  void noCommandIsWrongUsageWithAHint() {
    Ran ran = Ran.heapwright();
    assertEquals(2, ran.status());
    assertEquals("", ran.out());
    assertEquals(
        List.of("heapwright: Which command?", "Try: heapwright -h"), ran.err().lines().toList());
  }

  @Test
  void aMisspeltCommandIsAnsweredWithTheOneMeant() {
    Ran ran = Ran.heapwright("doctr");
    assertEquals(2, ran.status());
    assertTrue(ran.err().contains("doctor"), ran.err());
  }

  @Test
  void anUnknownOptionPointsToTheHelpOfItsCommand() {
    Ran ran = Ran.heapwright("doctor", "--nonsense");
    assertEquals(2, ran.status());
    assertTrue(ran.err().contains("--nonsense"), ran.err());
    assertTrue(ran.err().endsWith("Try: heapwright doctor -h" + System.lineSeparator()), ran.err());
  }

  @Test
  void everyCommandHasHelpWithExamples() {
    for (String command : new CommandLine(new Main()).getSubcommands().keySet()) {
      Ran ran = Ran.heapwright(command, "-h");
      assertEquals(0, ran.status(), command);
      assertTrue(ran.out().contains("Examples:"), ran.out());
      assertTrue(ran.out().contains("heapwright " + command), ran.out());
    }
  }

  @Test
  void outputThatNobodyTakesIsSaid() {
    Writer refusing =
        new Writer() {
          @Override
          public void write(char[] text, int from, int length) throws IOException {
            throw new IOException("No space left on device");
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    StringWriter err = new StringWriter();
    int status =
        Main.execute(
            new String[] {"--version"},
            new PrintWriter(refusing, true),
            new PrintWriter(err, true));
    assertEquals(3, status);
    assertTrue(err.toString().contains("standard output could not be written"), err.toString());
  }

  @Test
  void aPipeThatNobodyReadsAnyMoreIsNoTrouble() throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String shell = "\"$@\" | true; exit ${PIPESTATUS[0]}";
    Process process =
        new ProcessBuilder(
                "bash",
                "-c",
                shell,
                "bash",
                java,
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "show",
                "examples/bst.c")
            .redirectErrorStream(true)
            .start();
    assertEquals("", new String(process.getInputStream().readAllBytes(), UTF_8));
    assertEquals(0, process.waitFor());
  }

  @Test
  void anInternalErrorIsOneLineAndStatusThree() {
    Ran ran = Ran.heapwrightWith(new Broken(), "broken");
    assertEquals(3, ran.status());
    assertEquals(1, ran.err().lines().count(), ran.err());
    assertTrue(ran.err().startsWith("heapwright: internal error: "), ran.err());
    assertTrue(ran.err().contains("first second"), ran.err());
  }

  @Test
  void debugShowsTheTraceOfAnInternalError() {
    Ran ran = Ran.heapwrightWith(new Broken(), "broken", "--debug");
    assertEquals(3, ran.status());
    assertTrue(ran.err().contains("at heapwright.app.cli.MainTest$Broken.run"), ran.err());
  }

  @Test
  void aStackThatRanOutIsAnInternalErrorToo() {
    Ran ran = Ran.heapwrightWith(new Endless(), "endless");
    assertEquals(3, ran.status());
    assertTrue(ran.err().contains("StackOverflowError"), ran.err());
    assertFalse(ran.err().contains("\tat "), ran.err());
  }

  @CommandLine.Command(name = "broken")
  static final class Broken implements Runnable {
    @Override
    public void run() {
      throw new IllegalStateException("first\n  second");
    }
  }

  @CommandLine.Command(name = "endless")
  static final class Endless implements Runnable {
    @Override
    @SuppressWarnings("InfiniteRecursion") // The stack must overflow.
    public void run() {
      run();
      run();
    }
  }
}
