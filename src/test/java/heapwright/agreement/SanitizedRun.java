package heapwright.agreement;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A program compiled with given flags and run once: its behaviour, and what sanitizers report. */
record SanitizedRun(Behaviour behaviour, String reports) {
  private static final int SECONDS = 300;

  /** For programs that end by a signal on purpose. */
  private static final String ON_PURPOSE = "detect_leaks=0:handle_abort=0:handle_segv=0";

  private static final String PROGRAM = "program";
  private static final String MESSAGES = "messages";

  /** A compiler with its flags, and the arguments that programs are run with. */
  record Build(List<String> command, List<String> arguments) {}

  /** Compiles and runs in a folder of its own. */
  static SanitizedRun of(Path file, byte[] input, Build build, Path scratch)
      throws IOException, InterruptedException {
    Path folder = compile(file, build.command(), scratch);
    Files.write(folder.resolve("input"), input);
    String messages = withoutNotes(read(folder.resolve(MESSAGES)));
    return Files.exists(folder.resolve(PROGRAM)) && messages.isEmpty()
        ? run(folder, build.arguments(), ON_PURPOSE)
        : new SanitizedRun(new Behaviour("", -1), messages);
  }

  /** The notes of a warning that was turned off are printed without it. */
  private static String withoutNotes(String messages) {
    return messages
        .lines()
        .filter(line -> !line.contains(": note: "))
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }

  static boolean isInstalled(String program) {
    return Stream.of(System.getenv("PATH").split(":"))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
  }

  /** The folder in which the program is, if there is nothing wrong with it. */
  static Path compile(Path file, List<String> command, Path scratch)
      throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory(scratch, "run");
    List<String> compilation = new ArrayList<>(command);
    compilation.addAll(List.of(file.toAbsolutePath().toString(), "-lm", "-o", PROGRAM));
    new ProcessBuilder(compilation)
        .directory(folder.toFile())
        .redirectErrorStream(true)
        .redirectOutput(folder.resolve(MESSAGES).toFile())
        .start()
        .waitFor();
    Files.write(folder.resolve("input"), new byte[0]);
    return folder;
  }

  /** Reports of child processes are found, too. */
  static SanitizedRun run(Path folder, List<String> arguments, String options)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("./" + PROGRAM));
    command.addAll(arguments);
    Path own = Files.createTempDirectory(folder, "own");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectInput(folder.resolve("input").toFile())
            .redirectOutput(own.resolve("output").toFile())
            .redirectError(own.resolve("report").toFile());
    builder.environment().clear();
    builder.environment().putAll(environment(options, own.resolve("report")));
    Process process = builder.start();
    boolean ended = process.waitFor(SECONDS, TimeUnit.SECONDS);
    process.destroyForcibly();
    int status = ended ? process.exitValue() : -1;
    return new SanitizedRun(new Behaviour(read(own.resolve("output")), status), reportsIn(own));
  }

  private static Map<String, String> environment(String options, Path reports) {
    String all = options + ":allocator_may_return_null=1:log_path=" + reports;
    return Map.of(
        "PATH",
        System.getenv("PATH"),
        "TZ",
        "UTC",
        "GREETING",
        "hello",
        "ASAN_OPTIONS",
        all,
        "UBSAN_OPTIONS",
        all);
  }

  private static String reportsIn(Path folder) throws IOException {
    StringBuilder reports = new StringBuilder();
    try (Stream<Path> files = Files.list(folder)) {
      files
          .filter(file -> file.getFileName().toString().startsWith("report"))
          .map(SanitizedRun::read)
          .filter(text -> text.contains("ERROR: ") || text.contains("runtime error: "))
          .sorted()
          .forEach(reports::append);
    }
    return reports.toString();
  }

  private static String read(Path file) {
    try {
      return Files.readString(file, StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
