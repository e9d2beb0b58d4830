package heapwright.corpus;

import heapwright.app.cli.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * {@code gen} over the corpus: verdicts per group against the marks, and times as ratios of one
 * run.
 */
final class GenBench {
  /** The functions that other tools were measured on; see the corpus' README. */
  private static final List<String> DOZEN =
      List.of(
          "linked/tree.c find",
          "linked/list.c list_delete",
          "linked/dlist.c dlist_insert",
          "linked/tree.c delete_key",
          "linked/poly.c poly_add",
          "linked/dlist.c josephus",
          "scalars/triangle.c triangle",
          "strings/words.c count_words",
          "linked/sparse.c sparse_get",
          "linked/sparse.c sparse_set",
          "linked/list.c merge",
          "linked/list.c reverse",
          "linked/list.c has_cycle",
          "mixed/expr.c evaluate");

  private final Path output;
  private final String seconds;

  private GenBench(Path output, String seconds) {
    this.output = output;
    this.seconds = seconds;
  }

  /** Takes the seconds for each function, then parts of the names of files, or none for all. */
  public static void main(String[] args) throws IOException {
    Path output = Files.createTempDirectory("heapwright-bench");
    GenBench bench = new GenBench(output, args[0]);
    List<String> wanted = List.of(args).subList(1, args.length);
    List<Path> files =
        CorpusFile.paths().stream()
            .filter(path -> wanted.isEmpty() || wanted.stream().anyMatch(path.toString()::contains))
            .toList();
    List<GenReport.Row> rows = bench.run("all", files);
    bench.groups(rows);
    bench.speed(rows);
    if (wanted.isEmpty() || wanted.contains("dozen")) {
      bench.dozen();
      bench.tenTimes();
    }
    System.out.printf("peak memory of this process: %d MB%n", peak());
  }

  private List<GenReport.Row> run(String name, List<Path> files) throws IOException {
    List<String> command = new ArrayList<>(List.of("gen", "-j", "1", "--time", seconds, "-o"));
    command.add(output.resolve(name).toString());
    files.forEach(file -> command.add(file.toString()));
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    Main.execute(
        command.toArray(String[]::new),
        nowhere,
        new PrintWriter(System.err, true, StandardCharsets.UTF_8));
    return GenReport.read(output.resolve(name).resolve("report.json"));
  }

  private void groups(List<GenReport.Row> rows) {
    Map<String, List<GenReport.Row>> groups =
        rows.stream()
            .collect(
                Collectors.groupingBy(GenReport.Row::group, TreeMap::new, Collectors.toList()));
    groups.put("total", rows);
    System.out.printf(
        "%-9s %9s %6s %8s %11s %8s %6s %14s %6s%n",
        "group",
        "functions",
        "goals",
        "covered",
        "infeasible",
        "unknown",
        "wrong",
        "gcov",
        "tests");
    groups.forEach(
        (group, members) ->
            System.out.printf(
                "%-9s %9d %6d %8d %11d %8d %6d %7d of %4d %6d%n",
                group,
                members.size(),
                sum(members, GenReport.Row::goals),
                sum(members, GenReport.Row::covered),
                sum(members, GenReport.Row::infeasible),
                sum(members, row -> row.open().size()),
                sum(members, row -> row.wrong().size()),
                sum(members, GenReport.Row::gcovTaken),
                sum(members, GenReport.Row::gcovBranches),
                sum(members, GenReport.Row::tests)));
    for (GenReport.Row row : rows) {
      Stream.concat(row.wrong().stream().map(w -> "WRONG " + w), row.open().stream())
          .forEach(line -> System.out.println("  " + row.file() + " " + row.name() + " " + line));
    }
  }

  private static int sum(List<GenReport.Row> rows, ToDoubleFunction<GenReport.Row> figure) {
    return (int) rows.stream().mapToDouble(figure).sum();
  }

  private void speed(List<GenReport.Row> rows) {
    double generate = rows.stream().mapToDouble(GenReport.Row::generate).sum();
    double verify = rows.stream().mapToDouble(GenReport.Row::verify).sum();
    List<GenReport.Row> slowest =
        rows.stream().sorted(Comparator.comparingDouble(GenReport.Row::generate)).toList();
    GenReport.Row last = slowest.get(slowest.size() - 1);
    System.out.printf(
        Locale.ROOT,
        "generation %.1f s, compiling and running %.1f s: ratio %.2f%n"
            + "median of a function %.3f s; slowest %s %s %.1f s%n",
        generate,
        verify,
        generate / verify,
        slowest.get(slowest.size() / 2).generate(),
        last.file(),
        last.name(),
        last.generate());
  }

  /** In a run of their own, after the others: the first functions of a process are slow. */
  private void dozen() throws IOException {
    List<Path> files =
        DOZEN.stream()
            .map(name -> CorpusFile.CORPUS.resolve(name.substring(0, name.indexOf(' '))))
            .distinct()
            .toList();
    List<GenReport.Row> rows = run("dozen", files);
    System.out.println("the functions that other tools were measured on, warm:");
    for (String name : DOZEN) {
      rows.stream()
          .filter(row -> (row.file() + " " + row.name()).endsWith(name))
          .forEach(
              row ->
                  System.out.printf(
                      Locale.ROOT,
                      "  %-28s gcov %2d of %2d  infeasible %d  unknown %d  %.3f s%n",
                      name,
                      row.gcovTaken(),
                      row.gcovBranches(),
                      row.infeasible(),
                      row.open().size(),
                      row.generate()));
    }
  }

  /** Four files, and ten copies of each. */
  private void tenTimes() throws IOException {
    List<Path> few =
        List.of("linked/dlist.c", "mixed/expr.c", "scalars/triangle.c", "mixed/jumps.c").stream()
            .map(CorpusFile.CORPUS::resolve)
            .toList();
    List<Path> many = new ArrayList<>();
    for (int copy = 0; copy < 10; copy++) {
      for (Path file : few) {
        Path folder = Files.createDirectories(output.resolve("copies").resolve("c" + copy));
        many.add(Files.copy(file, folder.resolve(file.getFileName())));
      }
    }
    double once = timed("few", few);
    double ten = timed("many", many);
    System.out.printf(
        Locale.ROOT,
        "ten times the files: %.1f s beside %.1f s, ratio %.1f%n",
        ten,
        once,
        ten / once);
  }

  private double timed(String name, List<Path> files) throws IOException {
    long start = System.nanoTime();
    run(name, files);
    return (System.nanoTime() - start) / 1e9;
  }

  private static long peak() throws IOException {
    return Files.readAllLines(Path.of("/proc/self/status")).stream()
        .filter(line -> line.startsWith("VmHWM"))
        .map(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024)
        .findFirst()
        .orElse(0L);
  }
}
