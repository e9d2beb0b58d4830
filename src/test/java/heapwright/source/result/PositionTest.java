package heapwright.source.result;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.SourceStatement;
import heapwright.source.Readings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Everything is reported where it stands in the user's own file, whatever preprocessing did. */
class PositionTest {
  @TempDir Path folder;
  private Readings readings;

  @BeforeEach
  void prepare() {
    readings = new Readings(folder);
  }

  private static List<String> statements(Program program, String function) {
    Function found = program.functionsNamed(function).get(0);
    return found.statements().stream().map(SourceStatement::span).map(PositionTest::text).toList();
  }

  private static String text(SourceSpan span) {
    return span.file().name()
        + ":"
        + span.line()
        + ":"
        + span.column()
        + "-"
        + span.endLine()
        + ":"
        + span.endColumn();
  }

  @Test
  void blanksAndTabsCountAsTheyAreWritten() throws IOException {
    Program program =
        readings.program(
            """
            int f(int x)
            {
            \tx   =  x  +  1;   x = 2;
            \treturn\t\tx;
            }
            """);
    assertEquals(
        List.of("unit.c:3:2-3:16", "unit.c:3:20-3:25", "unit.c:4:2-4:11"),
        statements(program, "f"));
  }

  @Test
  void macrosStandWhereTheyAreUsed() throws IOException {
    Program program =
        readings.program(
            """
            #define TWICE(a) ((a) + (a))
            #define ONE 1
            int f(int x) {
              int y = ONE + TWICE(x); x = y;
              return TWICE( x );
            }
            """);
    List<String> found = statements(program, "f");
    assertEquals("unit.c:4:27", start(found.get(1)));
    assertEquals("unit.c:5:3", start(found.get(2)));
  }

  private static String start(String span) {
    return span.substring(0, span.indexOf('-'));
  }

  @Test
  void macrosOverSeveralLinesDoNotShiftWhatFollows() throws IOException {
    Program program =
        readings.program(
            """
            #define PICK(a, b, c) ((a) ? (b) : (c))
            int f(int x) {
              x = PICK(x,
                       1,
                       2);
              x = 3;
              return x;
            }
            """);
    List<String> found = statements(program, "f");
    assertEquals("unit.c:6:3", start(found.get(found.size() - 2)));
    assertEquals("unit.c:7:3", start(found.get(found.size() - 1)));
  }

  @Test
  void includedFunctionsStandInTheirHeader() throws IOException {
    readings.write("part.h", "\n\nstatic int g(int x) {\n  return x;\n}\n");
    Program program = readings.program("#include \"part.h\"\nint f(int x) {\n  return g(x);\n}\n");
    assertEquals("part.h:4:3", start(statements(program, "g").get(0)));
    assertEquals("unit.c:3:3", start(statements(program, "f").get(0)));
  }

  @Test
  void lineDirectivesAreBelieved() throws IOException {
    Program program = readings.program("int f(int x) {\n#line 70 \"grammar.y\"\n  return x;\n}\n");
    assertEquals("grammar.y:70:3", start(statements(program, "f").get(0)));
  }

  @Test
  void attributesAndTypeOperandsDoNotShiftColumns() throws IOException {
    Program program =
        readings.program(
            """
            struct s { int a, b; };
            int f(__builtin_va_list ap) {
              int __attribute__((unused)) x = __builtin_va_arg(ap, int); x = 4;
              x = __builtin_offsetof(struct s, b); x = 5;
              return _Generic(x, int: 1, default: 2) + x; }
            """);
    List<String> found = statements(program, "f");
    assertEquals(
        List.of("unit.c:3:31", "unit.c:3:62", "unit.c:4:3", "unit.c:4:40", "unit.c:5:3"),
        found.stream().map(PositionTest::start).toList());
  }

  @Test
  void unsupportedConstructsAreReportedAtTheirPlace() throws IOException {
    SourceReading.Translated reading =
        readings.translated(
            """
            int f(int x) {
              __asm__ ("cpuid");
              return x;
            }
            int g(int x) { return x + __builtin_has_attribute(f, noinline); }
            int h(void) { return 1; }
            """);
    assertEquals(
        List.of(
            "unit.c:2:3: warning: 'f' is left out: inline assembly is not supported",
            "unit.c:5:27: warning: 'g' is left out: __builtin_has_attribute is not supported"),
        readings.said(reading.warnings()));
    assertEquals(1, reading.program().functions().size());
    assertEquals(2, reading.program().unsupported().size());
  }

  @Test
  void skippedDefinitionsAndOpaqueNumbersAreReportedAtTheirPlace() throws IOException {
    SourceReading.Translated reading =
        readings.translated(
            """
            int a(int x) { if (x) goto past; int add(int y) { return x + y; } return add(1); past: return add(2); }
            int b(int x) { switch (x) { int add(int y) { return x + y; } case 1: return add(1); } return 0; }
            int e(void) { __float128 q = 2; return 1; }
            int h(int x) { if (x) goto out; int add(int y) { return x + y; } return add(1); out: return 9; }
            """);
    String skipped = "a function inside a function whose definition is jumped over";
    assertEquals(
        List.of(
            "unit.c:1:95: warning: 'a' is left out: " + skipped + " is not supported",
            "unit.c:2:77: warning: 'b' is left out: " + skipped + " is not supported",
            "unit.c:3:30: warning: 'e' is left out: conversion to __float128 is not supported"),
        readings.said(reading.warnings()));
    assertEquals(3, reading.program().unsupported().size());
  }
}
