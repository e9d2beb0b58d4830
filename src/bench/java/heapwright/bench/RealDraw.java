package heapwright.bench;

import heapwright.goal.Goals;
import heapwright.ir.code.Function;
import heapwright.source.CFrontEnd;
import heapwright.source.result.SourceReading;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;

/**
 * Draws functions from the real packages. Each function's rank is a hash of its name and the seed,
 * so that a candidate more or less changes one place of the draw and not all of it; the packages
 * take turns, and no file gives more than a few, since some packages are one large file. Of copies
 * of a file within a package, one takes part.
 */
final class RealDraw {
  private static final int LEAST_OUTCOMES = 4;
  private static final int MOST_OUTCOMES = 60;
  private static final int MOST_PER_FILE = 6;

  private RealDraw() {}

  static List<RealFunction> of(List<RealFunction> candidates, int wanted, long seed) {
    Map<String, Deque<RealFunction>> packages = new TreeMap<>();
    Map<String, RealFunction> ranked = new TreeMap<>();
    candidates.forEach(function -> ranked.putIfAbsent(rank(function, seed), function));
    for (RealFunction function : ranked.values()) {
      packages.computeIfAbsent(function.file().owner(), o -> new ArrayDeque<>()).add(function);
    }
    List<RealFunction> drawn = new ArrayList<>();
    Map<Path, Integer> perFile = new HashMap<>();
    while (drawn.size() < wanted && !packages.isEmpty()) {
      for (Deque<RealFunction> queue : packages.values()) {
        RealFunction next = queue.poll();
        while (next != null && perFile.getOrDefault(next.file().path(), 0) == MOST_PER_FILE) {
          next = queue.poll();
        }
        if (next != null && drawn.size() < wanted) {
          perFile.merge(next.file().path(), 1, Integer::sum);
          drawn.add(next);
        }
      }
      packages.values().removeIf(Deque::isEmpty);
    }
    return drawn;
  }

  private static String rank(RealFunction function, long seed) {
    RealFile file = function.file();
    String place = file.owner() + ":" + file.path().getFileName();
    String key = seed + ":" + place + ":" + function.name();
    return UUID.nameUUIDFromBytes(key.getBytes(StandardCharsets.UTF_8)).toString();
  }

  /** The functions that may be drawn; the list is kept, since making it means reading all files. */
  static List<RealFunction> candidates(Path files, Path list) throws IOException {
    if (!Files.exists(list)) {
      List<String> lines = new ArrayList<>();
      for (RealFile file : RealFile.list(files)) {
        functions(file).stream().map(RealFunction::line).forEach(lines::add);
      }
      Files.write(list, lines);
    }
    return Files.readAllLines(list).stream().map(RealFunction::of).toList();
  }

  private static List<RealFunction> functions(RealFile file) {
    try {
      if (new CFrontEnd().read(file.request()) instanceof SourceReading.Translated translated) {
        return translated.program().functions().values().stream()
            .filter(f -> f.span().file().path().equals(file.path().toString()))
            .map(f -> new RealFunction(file, f.name(), outcomes(f)))
            .filter(f -> f.outcomes() >= LEAST_OUTCOMES && f.outcomes() <= MOST_OUTCOMES)
            .toList();
      }
    } catch (RuntimeException | StackOverflowError failure) {
      // bench/realcode reports files that the front end fails on.
      System.err.println(file.path() + ": " + failure);
    }
    return List.of();
  }

  private static int outcomes(Function function) {
    return Goals.outcomes(function).size();
  }
}
