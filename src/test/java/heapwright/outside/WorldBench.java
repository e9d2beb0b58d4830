package heapwright.outside;

import heapwright.bench.Results;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * {@code gen} on functions that depend on the outside, held against marks: {@code WorldBench
 * SECONDS RESULTS [FAMILY...]}, where a minus stands for no file of results.
 */
final class WorldBench {
  private WorldBench() {}

  public static void main(String[] args) throws IOException {
    List<String> wanted = List.of(args).subList(2, args.length);
    Path output = Files.createTempDirectory("heapwright-world");
    Results results = new Results("gen on functions that depend on the outside (bench/world)");
    results.say(args[0] + " s a function");
    results.say(Judgement.heading());
    Judgement all = new Judgement();
    int functions = 0;
    for (Path file : Fixtures.paths()) {
      if (!wanted.isEmpty() && !wanted.contains(Fixtures.family(file))) {
        continue;
      }
      FixtureRun run = FixtureRun.of(file, args[0], output);
      results.say(run.whole().row(Fixtures.family(file), run.judgements().size()));
      all.add(run.whole());
      functions += run.judgements().size();
    }
    results.say(all.row("all", functions));
    all.silent().forEach(System.out::println);
    all.missed().forEach(System.out::println);
    all.impossible().forEach(line -> System.out.println("IMPOSSIBLE " + line));
    all.wrong().forEach(line -> System.out.println("WRONG " + line));
    if (!args[1].equals("-")) {
      results.recordIn(Path.of(args[1]));
    }
    if (!all.wrong().isEmpty() || !all.impossible().isEmpty()) {
      System.exit(1);
    }
  }
}
