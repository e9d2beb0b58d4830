package heapwright.verify;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.ir.source.SourceFile;
import heapwright.ir.source.SourceSpan;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class SanitizerReportTest {
  private static final Path SOURCE = Path.of("list.c");

  private static SourceSpan line(String file, int line) {
    return new SourceSpan(new SourceFile(file), line, 1, line, 9);
  }

  @Test
  void aFaultInAnInlineFunctionIsToldByItsHeader() {
    String log = "include/./words.h:7:10: runtime error: load of misaligned address 0x602 for type";
    SanitizerReport report = SanitizerReport.of(log, SOURCE);
    assertTrue(report.mentions(line("include/words.h", 7)));
    assertFalse(report.mentions(line("include/words.h", 8)));
    assertFalse(report.mentions(line("list.c", 7)), "the same line of another file");
  }

  @Test
  void aFaultOfTheFileUnderTestIsToldByItsStack() {
    String log =
        "==1==ERROR: AddressSanitizer: SEGV on unknown address 0x0\n"
            + "    #0 0x55d0 in first src/words.h:7\n"
            + "    #1 0x55d8 in find src/list.c:31\n";
    SanitizerReport report = SanitizerReport.of(log, SOURCE);
    assertTrue(report.mentions(line("words.h", 7)));
    assertTrue(report.mentions(line("list.c", 31)));
  }
}
