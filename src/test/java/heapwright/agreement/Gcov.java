package heapwright.agreement;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The compiler's own branch counters. */
final class Gcov {
  private static final Path FLUSH = Path.of("src/main/resources/heapwright/verify/flush.c");
  private static final String WRAP = "-Wl,--wrap=_exit,--wrap=_Exit,--wrap=raise,--wrap=abort";
  private static final Pattern LINE = Pattern.compile("\\s*[^:]+:\\s*(\\d+):.*");
  private static final Pattern BRANCH = Pattern.compile("branch\\s+\\d+ (taken (\\d+)|never).*");
  private static final Pattern FUNCTION = Pattern.compile("function (\\S+) called .*");

  private final Path scratch;

  Gcov(Path scratch) {
    this.scratch = scratch;
  }

  /**
   * What the compiler counted.
   *
   * @param functions that it has compiled: not those that are inline and never used
   * @param branches how often each branch of each line was taken; the counts of a line are sorted
   */
  record Counts(Set<String> functions, SortedMap<Integer, List<Long>> branches) {}

  Counts count(CProgram program) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory(scratch, "gcov");
    String source = program.file().toAbsolutePath().toString();
    run(folder, "gcc", "-O0", "-w", "--coverage", "-c", source, "-o", "program.o");
    run(folder, "gcc", "--coverage", WRAP, "program.o", flush().toString(), "-o", "program", "-lm");
    List<String> command = new ArrayList<>(List.of("./program"));
    command.addAll(program.arguments());
    new ProcessBuilder(command)
        .directory(folder.toFile())
        .redirectInput(Files.write(folder.resolve("input"), program.input()).toFile())
        .redirectOutput(folder.resolve("output").toFile())
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start()
        .waitFor();
    return parse(run(folder, "gcov", "-b", "-c", "-t", "program.gcda"), source);
  }

  private synchronized Path flush() throws IOException, InterruptedException {
    Path object = scratch.resolve("flush.o");
    if (!Files.exists(object)) {
      String source = FLUSH.toAbsolutePath().toString();
      run(scratch, "gcc", "-O1", "-c", source, "-o", object.getFileName().toString());
    }
    return object.toAbsolutePath();
  }

  private static Counts parse(String report, String source) {
    Set<String> functions = new HashSet<>();
    SortedMap<Integer, List<Long>> counts = new TreeMap<>();
    boolean wanted = false;
    int line = 0;
    for (String text : report.lines().toList()) {
      if (text.contains("0:Source:")) {
        wanted = text.endsWith("0:Source:" + source);
      }
      Matcher function = FUNCTION.matcher(text);
      if (function.matches()) {
        functions.add(function.group(1));
      }
      Matcher numbered = LINE.matcher(text);
      if (numbered.matches()) {
        line = Integer.parseInt(numbered.group(1));
      }
      Matcher branch = BRANCH.matcher(text);
      if (wanted && branch.matches()) {
        long taken = branch.group(2) == null ? 0 : Long.parseLong(branch.group(2));
        counts.computeIfAbsent(line, key -> new ArrayList<>()).add(taken);
      }
    }
    counts.values().forEach(list -> list.sort(null));
    return new Counts(functions, counts);
  }

  private static String run(Path folder, String... command)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    byte[] output = process.getInputStream().readAllBytes();
    assertEquals(0, process.waitFor(), () -> Arrays.toString(command));
    return new String(output, StandardCharsets.UTF_8);
  }
}
