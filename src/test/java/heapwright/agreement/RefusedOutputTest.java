package heapwright.agreement;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.machine.RunSettings;
import heapwright.machine.outcome.RunOutcome;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a program sees when nobody takes its output. */
class RefusedOutputTest {
  @TempDir Path scratch;

  @Test
  void fullDiskIsAnErrorThatTheProgramSees() throws IOException {
    assertEquals(new RunOutcome.Exited(28), outcome("No space left on device"));
  }

  @Test
  void goneReaderEndsTheProgram() throws IOException {
    assertEquals(new RunOutcome.Killed(13), outcome("Broken pipe"));
  }

  private RunOutcome outcome(String refusal) throws IOException {
    Path file = scratch.resolve("program.c");
    Files.writeString(
        file,
        """
        #include <errno.h>
        #include <stdio.h>
        int main(void) { return printf("text") == 4 && fflush(stdout) == EOF ? errno : 0; }
        """);
    OutputStream refusing =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException(refusal);
          }
        };
    RunSettings setting =
        RunSettings.silent()
            .withStreams(InputStream.nullInputStream(), refusing, OutputStream.nullOutputStream());
    return new Machine().outcome(file, setting);
  }
}
