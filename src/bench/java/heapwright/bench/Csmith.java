package heapwright.bench;

import heapwright.bench.CsmithJudge.Judged;
import heapwright.bench.CsmithJudge.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Random programs on the concrete machine, in one process, against what gcc's binaries did. */
final class Csmith {
  private final CsmithJudge judge;
  private final Results results = new Results("Random programs on the machine (bench/csmith)");
  private final Map<String, Map<Verdict, Integer>> counts = new TreeMap<>();

  private Csmith(CsmithJudge judge) {
    this.judge = judge;
  }

  /** Takes the list of programs, csmith's headers, and optionally the file of results. */
  public static void main(String[] args) throws IOException {
    Csmith bench = new Csmith(new CsmithJudge(Path.of(args[1])));
    bench.compareAll(Files.readAllLines(Path.of(args[0])));
    if (args.length > 2) {
      bench.results.recordIn(Path.of(args[2]));
    }
    System.exit(bench.count("all", Verdict.DIFFERENT) == 0 ? 0 : 1);
  }

  private void compareAll(List<String> bases) {
    long start = System.nanoTime();
    long steps = 0;
    for (String base : bases) {
      CsmithProgram program = CsmithProgram.at(Path.of(base));
      Judged judged = judge.judge(program);
      steps += judged.steps();
      tally(program.family(), judged.verdict());
      tally("all", judged.verdict());
      if (judged.verdict() == Verdict.DIFFERENT) {
        results.say("seed " + program.seed() + " differs: " + judged.detail());
      }
    }
    double seconds = (System.nanoTime() - start) * 1e-9;
    results.say(row("programs", "all", "equal", "different", "over budget"));
    counts.keySet().stream().filter(f -> !f.equals("all")).forEach(this::sayRow);
    sayRow("all");
    results.say(
        String.format(
            "budget %d million statements each; %.0f s for everything, %.0f million statements",
            CsmithJudge.STEPS / 1_000_000, seconds, steps * 1e-6));
  }

  private void tally(String family, Verdict verdict) {
    counts
        .computeIfAbsent(family, f -> new EnumMap<>(Verdict.class))
        .merge(verdict, 1, Integer::sum);
  }

  private int count(String family, Verdict verdict) {
    return counts.getOrDefault(family, Map.of()).getOrDefault(verdict, 0);
  }

  private void sayRow(String family) {
    int equal = count(family, Verdict.EQUAL);
    int different = count(family, Verdict.DIFFERENT);
    int over = count(family, Verdict.OVER_BUDGET);
    results.say(row(family, equal + different + over, equal, different, over));
  }

  private static String row(Object... cells) {
    return String.format("%-20s %8s %8s %10s %12s", cells);
  }
}
