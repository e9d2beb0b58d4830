package heapwright.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;

/**
 * {@code gen} over functions drawn from real packages: each by itself, in a few long-lived
 * processes, with a cap on the whole command.
 */
final class RealGen {
  /** For reading, compiling and running beside the time that is given to the search. */
  private static final int CAP_SECONDS = 240;

  private final Path scratch;
  private final int seconds;
  private final Path list;
  private final List<RealOutcomes> done = new ArrayList<>();
  private final int wanted;
  private final long end;

  /**
   * @param minutes after which no function is begun
   */
  private RealGen(Path scratch, int seconds, Path list, int wanted, int minutes) {
    this.scratch = scratch;
    this.seconds = seconds;
    this.list = list;
    this.wanted = wanted;
    end = System.nanoTime() + TimeUnit.MINUTES.toNanos(minutes);
  }

  /**
   * Takes the folder of the packages, how many functions, the seed, the seconds for each, how many
   * processes, the minutes for all, and optionally the file of results.
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    Path cache = Path.of(args[0]);
    int wanted = Integer.parseInt(args[1]);
    long seed = Long.parseLong(args[2]);
    int seconds = Integer.parseInt(args[3]);
    int jobs = Integer.parseInt(args[4]);
    int minutes = Integer.parseInt(args[5]);
    List<RealFunction> candidates =
        RealDraw.candidates(cache.resolve("realcode.tsv"), cache.resolve("realgen-functions.tsv"));
    List<RealFunction> drawn = RealDraw.of(candidates, wanted, seed);
    Path list = cache.resolve("realgen-" + wanted + "-" + seed + ".tsv");
    Path scratch = Files.createDirectories(cache.resolve("realgen-" + wanted + "-" + seed));
    RealGen bench = new RealGen(scratch, seconds, list, drawn.size(), minutes);
    bench.run(drawn, jobs);
    Results results =
        new Results(
            String.format(
                "gen --time %d over %d functions of real C, seed %d (bench/realgen)",
                seconds, wanted, seed));
    new RealSummary(bench.done).lines().forEach(results::say);
    if (args.length > 6) {
      results.recordIn(Path.of(args[6]));
    }
  }

  private void run(List<RealFunction> drawn, int jobs) throws InterruptedException {
    Queue<RealFunction> open = new ConcurrentLinkedQueue<>(drawn);
    List<Thread> workers = new ArrayList<>();
    for (int i = 0; i < jobs; i++) {
      Thread worker = new Thread(() -> work(open));
      worker.start();
      workers.add(worker);
    }
    for (Thread worker : workers) {
      worker.join();
    }
  }

  private void work(Queue<RealFunction> open) {
    try (GenProcess process = new GenProcess()) {
      for (RealFunction next = open.poll();
          next != null && System.nanoTime() < end;
          next = open.poll()) {
        add(outcomes(process, next));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private RealOutcomes outcomes(GenProcess process, RealFunction function)
      throws IOException, InterruptedException {
    String name = function.file().path().getFileName().toString().replace(".c", "");
    Path folder = Files.createDirectories(scratch.resolve(name + "-" + function.name()));
    Files.deleteIfExists(folder.resolve("out/report.json"));
    List<String> command = new ArrayList<>(List.of("gen", function.file().path().toString()));
    command.addAll(List.of("-f", function.name(), "--time", String.valueOf(seconds), "-j", "1"));
    command.addAll(List.of("-o", folder.resolve("out").toString()));
    command.addAll(function.file().flags());
    long start = System.nanoTime();
    GenProcess.Ending ending =
        process.run(folder.resolve("console.txt"), command, seconds + CAP_SECONDS);
    double taken = (System.nanoTime() - start) / 1e9;
    return switch (ending) {
      case ANSWERED -> RealOutcomes.read(function, folder.resolve("out/report.json"), taken);
      case OUT_OF_TIME -> RealOutcomes.lost(function, LossCause.OUT_OF_TIME, taken);
      case DIED -> RealOutcomes.lost(function, LossCause.NO_REPORT, taken);
    };
  }

  /** The list is written after each function, so that it can be looked at while the bench runs. */
  private synchronized void add(RealOutcomes outcomes) throws IOException {
    done.add(outcomes);
    List<String> rows = new ArrayList<>(List.of(RealOutcomes.heading()));
    done.stream().map(RealOutcomes::row).forEach(rows::add);
    Files.write(list, rows);
    System.err.printf(
        "%d/%d %s %s: %d outcomes, %d covered, %d infeasible, %d lost, %.0f s%n",
        done.size(),
        wanted,
        outcomes.function().file().owner(),
        outcomes.function().name(),
        outcomes.outcomes(),
        outcomes.covered(),
        outcomes.infeasible(),
        outcomes.lost(),
        outcomes.seconds());
  }
}
