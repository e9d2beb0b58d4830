package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.ir.Function;
import heapwright.ir.Program;
import heapwright.source.CFrontEnd;
import heapwright.source.Reading;
import heapwright.source.SourceRequest;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ProgressTest {
  private static String shown(boolean isTerminal, int secondsAgo) {
    StringWriter text = new StringWriter();
    long start = System.nanoTime() - TimeUnit.SECONDS.toNanos(secondsAgo);
    Progress progress = new Progress(new PrintWriter(text), isTerminal, start);
    progress.expect(3);
    progress.accept(find());
    progress.end();
    return text.toString();
  }

  private static Function find() {
    Reading reading = new CFrontEnd().read(SourceRequest.of(Path.of("examples", "bst.c")));
    Program program = ((Reading.Translated) reading).program();
    return program.functionsNamed("find").get(0);
  }

  @Test
  void aLongRunTellsHowFarItIsAndTakesTheLineAway() {
    assertEquals("\r\033[K1 of 3 functions: find\r\033[K", shown(true, 5));
  }

  @Test
  void pipesAndShortRunsGetNone() {
    assertEquals("", shown(false, 5));
    assertEquals("", shown(true, -60));
  }
}
