package heapwright.bench;

import heapwright.source.CFrontEnd;
import heapwright.source.result.SourceReading;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The front end over real C, in one process: files parsed, functions lowered, what is unsupported
 * and why; then time and memory on the largest file beside the compiler's.
 */
final class RealCode {
  private static final double NANO = 1e-9;

  private final CFrontEnd frontEnd = new CFrontEnd();
  private final Results results;

  private RealCode(Results results) {
    this.results = results;
  }

  /** Takes the list of files, and optionally the file of results to write the outcome to. */
  public static void main(String[] args) throws IOException, InterruptedException {
    List<RealFile> files = RealFile.list(Path.of(args[0]));
    Results results = new Results("Real C through the front end (bench/realcode)");
    RealCode bench = new RealCode(results);
    bench.translateAll(files);
    RealFile largest = files.stream().max(Comparator.comparingLong(RealFile::size)).orElseThrow();
    bench.timeAgainstCompiler(largest);
    List<RealFile> bySize =
        files.stream().sorted(Comparator.comparingLong(RealFile::size)).toList();
    bench.peakHeap("largest", largest, 1500);
    bench.peakHeap("ordinary", bySize.get(bySize.size() / 2), 200);
    if (args.length > 1) {
      results.recordIn(Path.of(args[1]));
    }
  }

  private void translateAll(List<RealFile> files) {
    Map<String, Tally> tallies = new LinkedHashMap<>();
    Map<String, Double> seconds = new LinkedHashMap<>();
    for (RealFile file : files) {
      Tally tally = tallies.computeIfAbsent(file.owner(), o -> new Tally());
      long start = System.nanoTime();
      try {
        SourceReading reading = frontEnd.read(file.request());
        seconds.merge(file.owner(), (System.nanoTime() - start) * NANO, Double::sum);
        tally.add(file, reading, Definitions.of(file));
      } catch (RuntimeException | StackOverflowError failure) {
        // The bench goes on where the tool would apologise: one bad file must not hide the rest.
        tally.addFailure(file, failure);
      }
    }
    Tally all = new Tally();
    results.say(Tally.heading());
    tallies.forEach(
        (owner, tally) -> {
          results.say(tally.row(owner, seconds.get(owner)));
          all.addAll(tally);
        });
    results.say(all.row("all", seconds.values().stream().mapToDouble(s -> s).sum()));
    results.say("functions: those of the package's own files, and those of system headers in use");
    results.say("");
    all.reasons().forEach(results::say);
  }

  private void timeAgainstCompiler(RealFile file) throws IOException, InterruptedException {
    Effort ours = Effort.of(() -> frontEnd.read(file.request()));
    Effort compilers = Effort.of(() -> Compiler.compile(file));
    // The best of a few: both sides warm, and least disturbed by what else the machine does.
    for (int i = 0; i < 5; i++) {
      ours = ours.least(Effort.of(() -> frontEnd.read(file.request())));
      compilers = compilers.least(Effort.of(() -> Compiler.compile(file)));
    }
    results.say("");
    results.say(
        String.format(
            "largest file: %s, %d KB, warm, best of 6:",
            file.path().getFileName(), file.size() / 1024));
    sayRatio("processor time", ours.processor(), compilers.processor());
    sayRatio("by the clock", ours.wall(), compilers.wall());
  }

  private void sayRatio(String what, double ours, double compilers) {
    results.say(
        String.format(
            "  %-14s front end %.2f s, gcc -O0 -c %.2f s: %.2f times",
            what, ours, compilers, ours / compilers));
  }

  private void peakHeap(String which, RealFile file, int limit)
      throws IOException, InterruptedException {
    results.say(
        String.format(
            "%s file: %s, %d KB, in a JVM of %d MB: %s",
            which, file.path().getFileName(), file.size() / 1024, limit, Heap.peakOn(file, limit)));
  }
}
