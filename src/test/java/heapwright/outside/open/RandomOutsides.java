package heapwright.outside.open;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What runs with random outsides did.
 *
 * @param taken by number of the outcome, in how many runs it was taken
 * @param undefined how many runs did something undefined or did not end, and so show nothing
 */
record RandomOutsides(List<Long> taken, long undefined) {
  private static final Path PRELUDE = Path.of("src/test/resources/open/playing.c");

  RandomOutsides {
    taken = List.copyOf(taken);
  }

  /**
   * @param folder where files may be written
   */
  static RandomOutsides of(Sample sample, long runs, long seed, Path folder)
      throws IOException, InterruptedException {
    Path source = folder.resolve("playing.c");
    Path program = folder.resolve("playing");
    Files.writeString(source, sample.playing(Files.readString(PRELUDE)));
    run(
        folder,
        "gcc",
        "-O1",
        "-w",
        "-fno-strict-aliasing",
        "-fsanitize=undefined,float-cast-overflow",
        "-fsanitize-undefined-trap-on-error",
        source.toString(),
        "-o",
        program.toString());
    List<String> lines =
        run(folder, program.toString(), String.valueOf(runs), String.valueOf(seed));
    List<Long> taken = new ArrayList<>();
    lines.subList(1, lines.size()).forEach(line -> taken.add(Long.parseLong(line)));
    return new RandomOutsides(taken, Long.parseLong(lines.get(0)));
  }

  private static List<String> run(Path folder, String... command)
      throws IOException, InterruptedException {
    Path output = folder.resolve("output");
    int status =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start()
            .waitFor();
    List<String> lines = Files.readAllLines(output);
    if (status != 0) {
      throw new IllegalStateException(Arrays.toString(command) + ": " + status + lines);
    }
    return lines;
  }
}
