package heapwright.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The concrete machine beside compiled code: {@code MachineSpeed KERNELS [RESULTS]}. */
public final class MachineSpeed {
  private MachineSpeed() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    Results results = new Results("Speed of the concrete machine");
    results.say(String.format("%-14s %12s %12s %8s", "kernel", "gcc -O0", "machine", "ratio"));
    double worst = 0;
    for (Path file : kernels(Path.of(args[0]))) {
      try (Kernel kernel = new Kernel(file)) {
        double compiled = kernel.compiledSecondsPerRound();
        double machine = kernel.machineSecondsPerRound();
        worst = Math.max(worst, machine / compiled);
        results.say(
            String.format(
                "%-14s %9.1f us %9.1f us %8.1f",
                kernel.name(), compiled * 1e6, machine * 1e6, machine / compiled));
      }
    }
    results.say(String.format("worst ratio %.1f (target: 80)", worst));
    if (args.length > 1) {
      results.recordIn(Path.of(args[1]));
    }
  }

  private static List<Path> kernels(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".c")).sorted().toList();
    }
  }
}
