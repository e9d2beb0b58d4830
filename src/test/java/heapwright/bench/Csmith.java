package heapwright.bench;

import heapwright.app.CLibrary;
import heapwright.ir.DataModel;
import heapwright.ir.Program;
import heapwright.machine.ConcreteMachine;
import heapwright.machine.Run;
import heapwright.machine.Setting;
import heapwright.machine.code.Limits;
import heapwright.machine.outcome.Outcome;
import heapwright.source.CFrontEnd;
import heapwright.source.Reading;
import heapwright.source.SourceRequest;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Random programs on the concrete machine, in one process, against what gcc's binaries did. */
final class Csmith {
  private static final long STEPS = 200_000_000;

  /** How a program compares. */
  enum Verdict {
    EQUAL,
    DIFFERENT,
    OVER_BUDGET
  }

  /** A verdict with what there is to say about it. */
  record Judged(Verdict verdict, String detail) {}

  private final CFrontEnd frontEnd = new CFrontEnd();
  private final CLibrary library = new CLibrary(frontEnd);
  private final Path include;
  private final Results results = new Results("Random programs on the machine (bench/csmith)");
  private final Map<String, Map<Verdict, Integer>> counts = new TreeMap<>();
  private long steps;

  private Csmith(Path include) {
    this.include = include;
  }

  /** Takes the list of programs, csmith's headers, and optionally the file of results. */
  public static void main(String[] args) throws IOException {
    Csmith bench = new Csmith(Path.of(args[1]));
    bench.compareAll(Files.readAllLines(Path.of(args[0])));
    if (args.length > 2) {
      bench.results.recordIn(Path.of(args[2]));
    }
    System.exit(bench.count("all", Verdict.DIFFERENT) == 0 ? 0 : 1);
  }

  private void compareAll(List<String> bases) {
    long start = System.nanoTime();
    for (String base : bases) {
      CsmithProgram program = CsmithProgram.at(Path.of(base));
      Judged judged = judge(program);
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
            STEPS / 1_000_000, seconds, steps * 1e-6));
  }

  private Judged judge(CsmithProgram program) {
    try {
      SourceRequest request =
          new SourceRequest(program.source(), "gcc", List.of("-I" + include), DataModel.LP64);
      return frontEnd
          .read(request)
          .match(
              new Reading.Cases<>() {
                @Override
                public Judged translated(Reading.Translated reading) {
                  return run(program, reading.program());
                }

                @Override
                public Judged rejected(Reading.Rejected reading) {
                  return new Judged(Verdict.DIFFERENT, reading.errors().get(0).toString());
                }
              });
    } catch (RuntimeException | StackOverflowError failure) {
      // One program on which the tool fails must not hide the others.
      return new Judged(Verdict.DIFFERENT, "internal error: " + rootOf(failure));
    }
  }

  private static Throwable rootOf(Throwable failure) {
    return failure.getCause() == null ? failure : rootOf(failure.getCause());
  }

  private Judged run(CsmithProgram program, Program translated) {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    Setting setting =
        Setting.silent()
            .withLimits(Limits.PROCESS.withSteps(STEPS))
            .withStreams(InputStream.nullInputStream(), output, OutputStream.nullOutputStream());
    Program linked = library.link(translated, ConcreteMachine.libraryRoots());
    Run run = new ConcreteMachine(linked).run(setting);
    steps += run.steps();
    if (run.outcome() instanceof Outcome.OverBudget) {
      return new Judged(Verdict.OVER_BUDGET, "");
    }
    String printed = output.toString(StandardCharsets.ISO_8859_1);
    boolean equal =
        printed.equals(program.output()) && run.outcome().exitStatus() == program.status();
    return equal
        ? new Judged(Verdict.EQUAL, "")
        : new Judged(
            Verdict.DIFFERENT,
            printed.strip() + " for " + program.output().strip() + ", " + run.outcome());
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
