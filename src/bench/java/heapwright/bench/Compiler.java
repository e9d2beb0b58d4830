package heapwright.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The user's compiler, for comparison. */
final class Compiler {
  private Compiler() {}

  /** Runs {@code gcc -O0 -c} on a file. */
  static void compile(RealFile file) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("gcc", "-O0", "-w", "-c"));
    command.addAll(file.flags());
    command.addAll(List.of(file.path().toString(), "-o", "/dev/null"));
    if (new ProcessBuilder(command).inheritIO().start().waitFor() != 0) {
      throw new IllegalStateException("gcc does not compile " + file.path());
    }
  }
}
