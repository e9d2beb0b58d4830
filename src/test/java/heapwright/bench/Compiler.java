package heapwright.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The user's compiler, for comparison. */
final class Compiler {
  private Compiler() {}

  /** How long {@code gcc -O0 -c} takes on a file. */
  static double seconds(RealFile file) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("gcc", "-O0", "-w", "-c"));
    command.addAll(file.flags());
    command.addAll(List.of(file.path().toString(), "-o", "/dev/null"));
    long start = System.nanoTime();
    int status = new ProcessBuilder(command).inheritIO().start().waitFor();
    if (status != 0) {
      throw new IllegalStateException("gcc does not compile " + file.path());
    }
    return (System.nanoTime() - start) * 1e-9;
  }
}
