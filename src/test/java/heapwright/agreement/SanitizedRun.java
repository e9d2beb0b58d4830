package heapwright.agreement;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A program compiled with given flags and run once: its behaviour, and what sanitizers report. */
record SanitizedRun(Behaviour behaviour, String reports) {
  private static final int SECONDS = 300;

  /** A compiler with its flags, and the arguments that programs are run with. */
  record Build(List<String> command, List<String> arguments) {}

  /** Compiles and runs in a folder of its own; reports of child processes are found, too. */
  static SanitizedRun of(Path file, byte[] input, Build build, Path scratch)
      throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory(scratch, "run");
    List<String> compilation = new ArrayList<>(build.command());
    compilation.addAll(List.of(file.toAbsolutePath().toString(), "-lm", "-o", "program"));
    Path messages = folder.resolve("messages");
    Process compiler =
        new ProcessBuilder(compilation)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(messages.toFile())
            .start();
    if (compiler.waitFor() != 0 || Files.size(messages) > 0) {
      return new SanitizedRun(new Behaviour("", -1), read(messages));
    }
    List<String> command = new ArrayList<>(List.of("./program"));
    command.addAll(build.arguments());
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectInput(Files.write(folder.resolve("input"), input).toFile())
            .redirectOutput(folder.resolve("output").toFile())
            .redirectError(folder.resolve("errors").toFile());
    builder.environment().clear();
    builder.environment().putAll(environment(folder.resolve("report")));
    Process process = builder.start();
    boolean ended = process.waitFor(SECONDS, TimeUnit.SECONDS);
    process.destroyForcibly();
    int status = ended ? process.exitValue() : -1;
    return new SanitizedRun(
        new Behaviour(read(folder.resolve("output")), status), reportsIn(folder));
  }

  private static Map<String, String> environment(Path reports) {
    // A program may ask for more memory than there is, and end by a signal on purpose.
    String options =
        "detect_leaks=0:allocator_may_return_null=1:handle_abort=0:handle_segv=0:log_path=";
    return Map.of(
        "PATH",
        System.getenv("PATH"),
        "TZ",
        "UTC",
        "GREETING",
        "hello",
        "ASAN_OPTIONS",
        options + reports,
        "UBSAN_OPTIONS",
        options + reports);
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
