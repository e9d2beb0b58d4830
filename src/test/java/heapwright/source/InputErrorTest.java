package heapwright.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.ir.type.DataModel;
import heapwright.source.result.SourceReading;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each mistake of the user's gets its own message, with what to do. */
class InputErrorTest {
  @TempDir Path folder;
  private Readings readings;

  @BeforeEach
  void prepare() {
    readings = new Readings(folder);
  }

  @Test
  void missingFile() {
    assertEquals(
        List.of("none.c: error: no such file; check the spelling and the working directory"),
        readings.errors(folder.resolve("none.c")));
  }

  @Test
  void directory() throws IOException {
    Path directory = Files.createDirectory(folder.resolve("lib"));
    assertEquals(
        List.of("lib: error: this is a directory; name the C files in it instead"),
        readings.errors(directory));
  }

  @Test
  void binaryFile() throws IOException {
    Path file = Files.write(folder.resolve("a.out"), new byte[] {0x7f, 'E', 'L', 'F', 2, 1, 0, 0});
    assertEquals(
        List.of(
            "a.out: error: this is a binary file, not C source; name the source it was made of"),
        readings.errors(file));
  }

  @Test
  void emptyFile() throws IOException {
    assertEquals(
        List.of("empty.c: error: the file is empty: it declares nothing; is it the right one?"),
        readings.errors(readings.write("empty.c", "\n  \n")));
  }

  @Test
  void fileThatThePreprocessorEmpties() throws IOException {
    Path file = readings.write("part.c", "#ifdef WINDOWS\nint f(void) { return 1; }\n#endif\n");
    assertEquals(
        List.of("part.c: warning: nothing is left after preprocessing; are -D flags missing?"),
        readings.said(Readings.translated(file).warnings()));
    assertEquals(1, Readings.translated(file, "-DWINDOWS").program().functions().size());
  }

  @Test
  void fileWithoutFunctions() throws IOException {
    assertEquals(
        List.of("unit.c: warning: the file defines no function"),
        readings.said(readings.translated("int x = 3;\n").warnings()));
  }

  @Test
  void hugeFileIsRefusedWithItsLimit() throws IOException {
    Path file = folder.resolve("huge.c");
    try (Writer out = Files.newBufferedWriter(file)) {
      String comment = "/* " + "x".repeat(1 << 20) + " */\n";
      for (int i = 0; i < 70; i++) {
        out.write(comment);
      }
    }
    assertEquals(
        List.of("huge.c: error: the file has 70 MB; at most 64 MB can be translated, so split it"),
        readings.errors(file));
  }

  @Test
  void unbalancedBraces() throws IOException {
    List<String> errors =
        readings.errors(readings.write("open.c", "int f(int x) {\n  if (x) {\n    return 1;\n}\n"));
    assertEquals(
        List.of("open.c:4:1: error: expected declaration or statement at end of input"), errors);
  }

  @Test
  void severalSyntaxErrorsInOneRun() throws IOException {
    List<String> errors =
        readings.errors(
            readings.write(
                "bad.c",
                """
                int f(int x) { return x +; }
                int g(int x) { retrun x; }
                int h(int x) { return (x; }
                """));
    assertTrue(errors.size() >= 3, errors::toString);
    assertTrue(errors.get(0).startsWith("bad.c:1:26: error: "), errors::toString);
    assertTrue(errors.stream().anyMatch(e -> e.startsWith("bad.c:2:")), errors::toString);
    assertTrue(errors.stream().anyMatch(e -> e.startsWith("bad.c:3:")), errors::toString);
  }

  @Test
  void undeclaredNamesInTwoFunctionsAreBothReported() throws IOException {
    assertEquals(
        List.of(
            "names.c:1:23: error: 'y' undeclared (first use in this function)",
            "names.c:3:30: error: 'struct s' has no member named 'b'"),
        readings.errors(
            readings.write(
                "names.c",
                """
                int f(int x) { return y + x; }
                struct s { int a; };
                int g(struct s *p) { return p->b; }
                """)));
  }

  @Test
  void failedStaticAssertion() throws IOException {
    assertEquals(
        List.of("assert.c:1:1: error: static assertion failed: \"no\""),
        readings.errors(
            readings.write(
                "assert.c", "_Static_assert(sizeof(int) == 2, \"no\");\nint f(void);\n")));
  }

  @Test
  void missingInclude() throws IOException {
    Path file = readings.write("inc.c", "int a;\n#include \"gone/away.h\"\nint f(void);\n");
    assertEquals(
        List.of(
            "inc.c:2:10: error: the included file 'gone/away.h' is not found; give its directory"
                + " with -I"),
        readings.errors(file));
  }

  @Test
  void errorDirective() throws IOException {
    Path file = readings.write("err.c", "#ifndef SIZE\n#error \"define SIZE\"\n#endif\nint f;\n");
    assertEquals(List.of("err.c:2:2: error: #error \"define SIZE\""), readings.errors(file));
    assertInstanceOf(SourceReading.Translated.class, Readings.read(file, "-DSIZE=3"));
  }

  @Test
  void missingCompiler() throws IOException {
    Path file = readings.write("ok.c", "int f(void) { return 1; }\n");
    SourceReading reading =
        new CFrontEnd().read(new SourceRequest(file, "no-such-cc", List.of(), DataModel.LP64));
    assertEquals(
        List.of(
            "ok.c: error: the compiler 'no-such-cc' cannot be started; install it or name another"
                + " with --cc"),
        readings.said(assertInstanceOf(SourceReading.Rejected.class, reading).errors()));
  }

  @Test
  void compilerThatFailsWithoutAMessage() throws IOException {
    Path compiler = readings.write("cc.sh", "#!/bin/sh\nexit 7\n");
    Files.setPosixFilePermissions(compiler, PosixFilePermissions.fromString("rwx------"));
    Path file = readings.write("ok.c", "int f(void) { return 1; }\n");
    SourceReading reading =
        new CFrontEnd()
            .read(new SourceRequest(file, compiler.toString(), List.of(), DataModel.LP64));
    assertEquals(
        List.of("ok.c: error: the compiler 'cc.sh' failed with status 7 and said nothing"),
        readings.said(assertInstanceOf(SourceReading.Rejected.class, reading).errors()));
  }

  @Test
  void chattyCompilerDoesNotBlock() throws IOException {
    Path compiler =
        readings.write(
            "cc.sh",
            """
            #!/bin/sh
            i=0
            while [ $i -lt 3000 ]; do
              echo "warning: this is a rather long line that fills the pipe's buffer quickly" >&2
              i=$((i + 1))
            done
            echo "int f(void) { return 1; }"
            """);
    Files.setPosixFilePermissions(compiler, PosixFilePermissions.fromString("rwx------"));
    Path file = readings.write("ok.c", "int f(void) { return 1; }\n");
    SourceReading reading =
        new CFrontEnd()
            .read(new SourceRequest(file, compiler.toString(), List.of(), DataModel.LP64));
    assertInstanceOf(SourceReading.Translated.class, reading, reading::toString);
  }

  @Test
  void unknownFlagIsTheCompilersToRefuse() throws IOException {
    Path file = readings.write("ok.c", "int f(void) { return 1; }\n");
    List<String> errors = readings.errors(file, "--no-such-flag");
    assertEquals(1, errors.size());
    assertTrue(errors.get(0).contains("no-such-flag"), errors::toString);
  }
}
