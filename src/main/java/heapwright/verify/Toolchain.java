package heapwright.verify;

import java.util.List;

/**
 * The user's compiler.
 *
 * @param flags as the user gave them: {@code -I -D -U -include -std=}
 * @param coverage the command that prints the counters, e.g. {@code gcov}
 */
public record Toolchain(String compiler, List<String> flags, List<String> coverage) {

  public Toolchain {
    flags = List.copyOf(flags);
    coverage = List.copyOf(coverage);
  }

  /** gcc without flags. */
  public static Toolchain gcc() {
    return new Toolchain("gcc", List.of(), List.of("gcov"));
  }

  public Toolchain withFlags(List<String> newFlags) {
    return new Toolchain(compiler, newFlags, coverage);
  }
}
