package heapwright.emit.names;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CompilerFeedbackTest {
  @Test
  void turnsOffWarningsWhoseOptionsTakeValues() {
    SourceReading.Translated reading =
        (SourceReading.Translated)
            new CFrontEnd().read(SourceRequest.of(Path.of("src/test/resources/joints/calls.c")));
    String messages =
        """
        t.c:1:2: warning: argument 1 is too large [-Walloc-size-larger-than=]
        t.c:2:2: warning: truncated [-Wformat-truncation=1]
        t.c:3:2: warning: unused [-Wunused-value]
        """;
    assertEquals(
        Set.of("-Walloc-size-larger-than=", "-Wformat-truncation", "-Wunused-value"),
        CompilerFeedback.NONE.with(messages, reading.program()).orElseThrow().silenced());
  }
}
