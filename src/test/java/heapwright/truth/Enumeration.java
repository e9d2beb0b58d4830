package heapwright.truth;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What all inputs of a sample did.
 *
 * @param reached by number of the goal, whether an input reached it and then came to its end
 * @param isExhaustive whether what was not reached cannot be reached by any input
 * @param undefined how many runs did something undefined, and so show nothing
 */
record Enumeration(List<Boolean> reached, boolean isExhaustive, long undefined) {
  Enumeration {
    reached = List.copyOf(reached);
  }

  static Enumeration of(Sample sample, Aims aims, Path folder)
      throws IOException, InterruptedException {
    Path source = folder.resolve("counted.c");
    Path program = folder.resolve("counted");
    Files.writeString(source, new Counting(sample, aims).text());
    run(
        folder,
        "gcc",
        "-O0",
        "-w",
        "-fsanitize=undefined,float-cast-overflow",
        "-fsanitize-undefined-trap-on-error",
        source.toString(),
        "-o",
        program.toString());
    List<String> lines = run(folder, program.toString());
    String[] head = lines.get(0).split(" ");
    List<Boolean> reached = new ArrayList<>();
    lines.subList(1, lines.size()).forEach(line -> reached.add(!line.equals("-1")));
    boolean isWhole = head[1].equals("0") && head[2].equals("0");
    return new Enumeration(reached, isWhole && sample.world().isClosed(), Long.parseLong(head[0]));
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
