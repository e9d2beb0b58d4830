package heapwright.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.source.parse.UnitParser;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The library's models against the real library: each program beside this test is compiled once and
 * linked twice, with the compiler's own library and with the models under other names, and both
 * must behave alike. The models are built with the compiler's sanitizers, so undefined behaviour in
 * them fails too.
 */
class LibraryModelsTest {
  private static final Path MODELS = Path.of("src/main/resources/heapwright/library");
  private static final Path PROGRAMS = Path.of("src/test/resources/library-programs");
  private static final String SANITIZERS = "-fsanitize=address,undefined";

  private static final String MODEL_COMPILER =
      "gcc -c -std=c17 -pedantic -Wall -Wextra -Werror -fno-builtin " + SANITIZERS;

  private static final String PROGRAM_COMPILER = "gcc -c -D_GNU_SOURCE -fno-builtin -w -o p.o";

  private static final Pattern STRUCT = Pattern.compile("(?ms)^struct (\\w+) \\{.*?^\\};");
  private static final Pattern DIRECTIVE = Pattern.compile("(?m)^\\s*#");
  private static final byte[] NONE = {};

  @TempDir static Path build;

  /** What a run of a program shows to the outside. */
  private record Behaviour(int status, String output, String errors) {}

  static Stream<String> programs() throws IOException {
    return names(PROGRAMS).filter(name -> !name.equals("builtins"));
  }

  @BeforeAll
  static void buildModelsUnderOtherNames() throws Exception {
    Path objects = Files.createDirectories(build.resolve("objects"));
    Stream<String> sources = names(MODELS).map(name -> sourceOf(MODELS, name));
    run(objects, command(MODEL_COMPILER, sources));
    run(objects, Stream.of("sh", "-c", "ld -r -o ../models.o *.o"));
    Behaviour symbols = run(build, Stream.of("nm", "--defined-only", "-g", "-j", "models.o"));
    List<String> renamings =
        Stream.concat(Stream.of("main"), symbols.output().lines().filter(s -> !s.contains("asan")))
            .map(name -> name + " hw_" + name)
            .toList();
    Files.write(build.resolve("renamings"), renamings);
    run(build, Stream.of("objcopy", "--redefine-syms=renamings", "models.o"));
    run(build, Stream.of("gcc", "-c", sourceOf(PROGRAMS, "builtins")));
  }

  @ParameterizedTest
  @MethodSource("programs")
  void behavesAsWithTheRealLibrary(String name) throws Exception {
    Path real = Files.createDirectories(build.resolve(name + "/real"));
    Path modelled = Files.createDirectories(build.resolve(name + "/modelled"));
    run(real, command(PROGRAM_COMPILER, Stream.of(sourceOf(PROGRAMS, name))));
    run(real, Stream.of("gcc", "p.o", "-lm", "-o", name));
    run(modelled, Stream.of("objcopy", "--redefine-syms=../../renamings", "../real/p.o", "p.o"));
    run(
        modelled,
        Stream.of(
            "gcc", SANITIZERS, "p.o", "../../models.o", "../../builtins.o", "-lm", "-o", name));
    assertEquals(runProgram(real, name), runProgram(modelled, name));
  }

  /** Without includes a type stands in each file that needs it; the copies must not drift apart. */
  @Test
  void typesWithTheSameTagAreAlike() throws IOException {
    Map<String, String> bodies = new HashMap<>();
    for (String name : names(MODELS).toList()) {
      Matcher struct = STRUCT.matcher(Files.readString(MODELS.resolve(name + ".c")));
      while (struct.find()) {
        String earlier = bodies.putIfAbsent(struct.group(1), struct.group());
        assertEquals(earlier == null ? struct.group() : earlier, struct.group(), name);
      }
    }
    assertTrue(bodies.containsKey("_IO_FILE"));
  }

  @Test
  void modelsUseNoDirectives() throws IOException {
    for (String name : names(MODELS).toList()) {
      String text = Files.readString(MODELS.resolve(name + ".c"));
      assertFalse(DIRECTIVE.matcher(text).find(), name);
    }
  }

  @Test
  void ownParserReadsEveryModel() throws IOException {
    for (String name : names(MODELS).toList()) {
      String text = Files.readString(MODELS.resolve(name + ".c"));
      assertEquals(List.of(), UnitParser.parse(name + ".c", text.toCharArray()).problems());
    }
  }

  private static Behaviour runProgram(Path directory, String name) throws Exception {
    Path input = PROGRAMS.resolve(name + ".in");
    ProcessBuilder builder = new ProcessBuilder("./" + name, "-x", "one", "two");
    builder.environment().clear();
    builder.environment().put("ASAN_OPTIONS", "detect_leaks=0");
    builder.environment().put("GREETING", "hello");
    builder.environment().put("TZ", "UTC");
    return behaviour(directory, builder, Files.exists(input) ? Files.readAllBytes(input) : NONE);
  }

  private static Behaviour run(Path directory, Stream<String> command) throws Exception {
    Behaviour behaviour = behaviour(directory, new ProcessBuilder(command.toList()), NONE);
    assertEquals(0, behaviour.status(), behaviour.errors());
    return behaviour;
  }

  private static Behaviour behaviour(Path directory, ProcessBuilder builder, byte[] input)
      throws Exception {
    Path output = directory.resolve("stdout.txt");
    Path errors = directory.resolve("stderr.txt");
    builder.directory(directory.toFile());
    builder.redirectOutput(output.toFile()).redirectError(errors.toFile());
    Process process = builder.start();
    try (OutputStream pipe = process.getOutputStream()) {
      pipe.write(input);
    }
    return new Behaviour(process.waitFor(), text(output), text(errors));
  }

  private static String text(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.ISO_8859_1);
  }

  private static Stream<String> command(String compiler, Stream<String> sources) {
    return Stream.concat(Stream.of(compiler.split(" ")), sources);
  }

  private static String sourceOf(Path directory, String name) {
    return directory.resolve(name + ".c").toAbsolutePath().toString();
  }

  private static Stream<String> names(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".c"))
          .map(name -> name.substring(0, name.length() - 2))
          .sorted()
          .toList()
          .stream();
    }
  }
}
