package heapwright.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import heapwright.ir.Program;
import heapwright.ir.type.DataModel;
import heapwright.source.result.SourceReading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Words that are keywords to one compiler and names to another. */
class DialectTest {
  @TempDir Path folder;
  private Readings readings;

  @BeforeEach
  void prepare() {
    readings = new Readings(folder);
  }

  private static String types(Program program) {
    return program.globals().values().stream()
        .map(g -> g.type().declare(g.name()))
        .collect(Collectors.joining("; "));
  }

  @Test
  void boolMayBeANameOfTheProgram() throws IOException {
    Program program =
        readings.program("typedef enum { false, true } bool; bool x = true; int f(void);");
    assertEquals("enum x", types(program));
  }

  @Test
  void newerCompilersHaveMoreKeywords() throws IOException {
    // A compiler that accepts C23's words, as far as the front end can tell.
    Path compiler =
        readings.write(
            "c23",
            """
            #!/bin/sh
            case "$*" in *-fsyntax-only*) exit 0 ;; *) exec gcc "$@" ;; esac
            """);
    Files.setPosixFilePermissions(compiler, PosixFilePermissions.fromString("rwx------"));
    Path file =
        readings.write(
            "new.c",
            """
            static_assert(sizeof(bool) == 1);
            bool x = true;
            thread_local int *p = nullptr;
            struct s { char c; alignas(8) char d; } s;
            int f(void) { return alignof(struct s) + false; }
            """);
    SourceReading reading =
        new CFrontEnd()
            .read(new SourceRequest(file, compiler.toString(), List.of(), DataModel.LP64));
    Program program =
        assertInstanceOf(SourceReading.Translated.class, reading, reading::toString).program();
    assertEquals("_Bool x; int *p; struct s s", types(program));
    assertEquals(16, program.globals().values().stream().skip(2).findFirst().get().size());
  }

  @Test
  void extensionsOfGccAreRead() throws IOException {
    Program program =
        readings.program(
            """
            __extension__ typedef long long wide;
            _Atomic(int *) a; _Atomic int b; __thread int c;
            typeof(1.0) d; __typeof__(int[3]) e; __int128 g; __uint128_t h; _Float64 i;
            __complex__ float j; __float128 k;
            int vec __attribute__((vector_size(16)));
            [[maybe_unused]] static int l;
            _Noreturn void stop(void);
            int f(void) {
              __label__ out;
              __auto_type x = &e[1];
              if (__builtin_types_compatible_p(wide, long long)) goto out;
              return *x;
            out:
              return _Generic(d, double: 1, default: 2);
            }
            """);
    assertEquals(
        "int *a; int b; int c; double d; int e[3]; __int128 g; unsigned __int128 h; double i;"
            + " float _Complex j; __float128 k; int __attribute__((vector_size(16))) vec; int l",
        types(program));
    assertEquals(1, program.functions().size());
  }
}
