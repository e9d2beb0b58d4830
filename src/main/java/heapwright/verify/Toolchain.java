package heapwright.verify;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

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
    return of("gcc");
  }

  /** A compiler of gcc's kind with the coverage tool that was built beside it. */
  public static Toolchain of(String compiler) {
    int name = compiler.lastIndexOf('/') + 1;
    boolean isGcc = compiler.substring(name).contains("gcc");
    String coverage = compiler.substring(0, name) + compiler.substring(name).replace("gcc", "gcov");
    return new Toolchain(compiler, List.of(), List.of(isGcc ? coverage : "gcov"));
  }

  public Toolchain withFlags(List<String> newFlags) {
    return new Toolchain(compiler, newFlags, coverage);
  }

  /** What to count with: clang's counters are others, and other tools read them. */
  Toolchain counting() {
    boolean isClang = compiler.substring(compiler.lastIndexOf('/') + 1).contains("clang");
    return isClang ? gcc().withFlags(flags) : this;
  }

  /** For a text that was preprocessed already: what defines and includes has had its effect. */
  Toolchain preprocessed() {
    List<String> left = new ArrayList<>();
    boolean isFile = false;
    for (String flag : flags) {
      boolean isDone = isFile || flag.startsWith("-D") || flag.startsWith("-U");
      isFile = flag.equals("-include");
      if (!isDone && !isFile) {
        left.add(flag);
      }
    }
    return withFlags(left);
  }

  /** The same for a compiler that does not run in the folder for which the flags were meant. */
  Toolchain anchored(Path base) {
    return withFlags(moved(flags, base, path -> base.resolve(path).toString()));
  }

  /**
   * Flags with the paths in them named otherwise: of folders, and of headers that are there.
   *
   * @param base the folder for which the flags were meant
   */
  public static List<String> moved(List<String> flags, Path base, UnaryOperator<String> place) {
    List<String> moved = new ArrayList<>();
    for (String flag : flags) {
      boolean isFile = !moved.isEmpty() && moved.get(moved.size() - 1).equals("-include");
      if (flag.startsWith("-I")) {
        moved.add("-I" + place.apply(flag.substring(2)));
      } else {
        moved.add(isFile && Files.exists(base.resolve(flag)) ? place.apply(flag) : flag);
      }
    }
    return moved;
  }
}
