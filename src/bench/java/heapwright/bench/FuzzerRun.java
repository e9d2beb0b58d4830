package heapwright.bench;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * One function under libFuzzer. The fuzzer keeps every input that reaches something new; those are
 * given to the harness as gcc compiles it, in the order in which they were found, and gcov counts.
 */
final class FuzzerRun {
  private final Path root;
  private final Path scratch;
  private final Harness harness;

  FuzzerRun(Path root, Path scratch, Harness harness) {
    this.root = root;
    this.scratch = scratch;
    this.harness = harness;
  }

  Reached fuzzed(int seconds) throws IOException, InterruptedException {
    String include = "-I" + root;
    String file = harness.file().toString();
    Path kept = Files.createDirectory(scratch.resolve("kept"));
    run(0, "clang", "-O0", "-g", "-w", "-fsanitize=fuzzer", include, file, "-o", "fuzzer");
    Path replay = harness.file().resolveSibling("replay/main.c");
    run(0, "gcc", "-O0", "-w", "--coverage", include, "-c", file, "-o", "harness.o");
    run(0, "gcc", "-O0", "-w", "--coverage", "harness.o", replay.toString(), "-o", "replay");
    Instant start = Instant.now();
    // A crash is an answer too, though it ends the search.
    run(99, "./fuzzer", "-seed=1", "-max_total_time=" + seconds, kept.toString());
    return replayed(inOrder(kept), start);
  }

  private void run(int highestStatus, String... command) throws IOException, InterruptedException {
    Outside.run(scratch, highestStatus, command);
  }

  private static List<Path> inOrder(Path kept) throws IOException {
    List<Path> inputs = new ArrayList<>();
    try (Stream<Path> files = Files.list(kept)) {
      files.forEach(inputs::add);
    }
    inputs.sort(Comparator.comparing(FuzzerRun::found).thenComparing(Comparator.naturalOrder()));
    return inputs;
  }

  private static Instant found(Path input) {
    try {
      FileTime time = Files.getLastModifiedTime(input);
      return time.toInstant();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Reached replayed(List<Path> inputs, Instant start)
      throws IOException, InterruptedException {
    Reached now = new Reached(0, 0, 0);
    for (Path input : inputs) {
      run(0, "./replay", input.toString());
      List<Long> counts = counts();
      int taken = (int) counts.stream().filter(times -> times > 0).count();
      if (taken > now.taken()) {
        double seconds = Duration.between(start, found(input)).toNanos() / 1e9;
        now = new Reached(counts.size(), taken, seconds);
      }
    }
    return now;
  }

  /** How often each branch of the function was taken so far. */
  private List<Long> counts() throws IOException, InterruptedException {
    String report = Outside.run(scratch, 0, "gcov", "--json-format", "-b", "-t", "harness.gcda");
    List<Long> counts = new ArrayList<>();
    for (JsonElement file :
        JsonParser.parseString(report).getAsJsonObject().getAsJsonArray("files")) {
      for (JsonElement element : file.getAsJsonObject().getAsJsonArray("lines")) {
        JsonObject line = element.getAsJsonObject();
        JsonElement function = line.get("function_name");
        if (function != null && function.getAsString().equals(harness.function())) {
          line.getAsJsonArray("branches")
              .forEach(branch -> counts.add(branch.getAsJsonObject().get("count").getAsLong()));
        }
      }
    }
    return counts;
  }
}
