package heapwright.bench;

import heapwright.bench.LinearFit.Point;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/** SGEN's Table 1 on functions of our own: {@code ShapeSpeed PATHS PLOTS [RESULTS]}. */
public final class ShapeSpeed {
  private static final int ROUNDS = 4_000;

  private ShapeSpeed() {}

  /** A path of a function, for some length. */
  private record Series(String title, String function, List<String> paths) {}

  private static final List<Series> TABLE =
      List.of(
          new Series("dlist_insert", "insert", lengths(1, 3, "1,2,3,(4,5,3)*%d,6,7,8,9,10,12,13")),
          new Series("poly_add", "add", lengths(1, 2, "(1,2,3,4,10)*%d,1,2,5,6,7,8,9,10,1,11,12")),
          new Series(
              "bst_delete",
              "delete",
              lengths(
                  0,
                  2,
                  "1,2,3,(4,5,6,3)*%d,8,10,11,12,13,14,15,13,16,17,18,19,20,21,23,24,26,27")));

  private static List<String> lengths(int first, int step, String path) {
    return IntStream.range(0, 10).mapToObj(i -> String.format(path, first + i * step)).toList();
  }

  /** What the shape generator did for a path, and in which time. */
  private record Row(int statements, int nodes, int dereferences, double microseconds) {}

  public static void main(String[] args) throws IOException {
    Results results = new Results("Table 1 of SGEN (bench/shapes)");
    results.say(
        String.format(
            "%-14s%12s%8s%14s%12s", "function", "statements", "nodes", "dereferences", "us"));
    Map<String, List<Row>> rows = rows(Path.of(args[0]));
    rows.forEach((title, list) -> list.forEach(row -> results.say(line(title, row))));
    Path plots = Files.createDirectories(Path.of(args[1]));
    results.say(plot(rows, "statements", Row::statements, plots));
    results.say(plot(rows, "nodes", Row::nodes, plots));
    results.say(plot(rows, "dereferences", Row::dereferences, plots));
    if (args.length > 2) {
      results.recordIn(Path.of(args[2]));
    }
  }

  private static String line(String title, Row row) {
    return String.format(
        "%-14s%12d%8d%14d%12.1f",
        title, row.statements(), row.nodes(), row.dereferences(), row.microseconds());
  }

  private static Map<String, List<Row>> rows(Path folder) {
    Map<String, List<ShapeWork>> works = new LinkedHashMap<>();
    for (Series series : TABLE) {
      CFile file = CFile.read(folder.resolve(series.title() + ".c"));
      works.put(
          series.title(),
          series.paths().stream()
              .map(path -> new ShapeWork(file.program(), file.route(series.function(), path)))
              .toList());
    }
    // All in turn, so that what disturbs the machine for a while disturbs all of them.
    for (int round = 0; round < ROUNDS; round++) {
      works.values().forEach(list -> list.forEach(ShapeWork::run));
    }
    Map<String, List<Row>> rows = new LinkedHashMap<>();
    works.forEach((title, list) -> rows.put(title, list.stream().map(ShapeSpeed::row).toList()));
    return rows;
  }

  private static Row row(ShapeWork work) {
    return new Row(work.statements(), work.nodes(), work.dereferences(), work.microseconds());
  }

  private static String plot(
      Map<String, List<Row>> rows, String what, ToIntFunction<Row> measure, Path folder)
      throws IOException {
    Map<String, List<Point>> series = new LinkedHashMap<>();
    rows.forEach(
        (title, list) ->
            series.put(
                title,
                list.stream()
                    .map(r -> new Point(measure.applyAsInt(r), r.microseconds()))
                    .toList()));
    Files.writeString(
        folder.resolve(what + ".svg"),
        new Scatter(what, "microseconds for the shape", series).draw());
    StringBuilder line = new StringBuilder(String.format("R² against %-13s", what + ":"));
    series.forEach(
        (title, points) ->
            line.append(String.format(" %s %.3f,", title, LinearFit.through(points).share())));
    List<Point> all = series.values().stream().flatMap(List::stream).toList();
    return line.append(String.format(" all %.3f", LinearFit.through(all).share())).toString();
  }
}
