package heapwright.bench;

import heapwright.bench.LinearFit.Point;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Points in a coordinate system with their lines of best fit, as an SVG picture. */
final class Scatter {
  private static final int WIDTH = 480;
  private static final int HEIGHT = 320;
  private static final int LEFT = 64;
  private static final int BOTTOM = 48;
  private static final int TOP = 36;
  private static final int RIGHT = 16;
  private static final List<String> COLOURS = List.of("#1f6feb", "#d1481f", "#2a8f4d");

  private final String horizontal;
  private final String vertical;
  private final Map<String, List<Point>> series;
  private final double stepX;
  private final double stepY;
  private final StringBuilder svg = new StringBuilder();

  /**
   * @param series the points by the name of what they were measured on, in order
   */
  Scatter(String horizontal, String vertical, Map<String, List<Point>> series) {
    this.horizontal = horizontal;
    this.vertical = vertical;
    this.series = series;
    List<Point> all = series.values().stream().flatMap(List::stream).toList();
    stepX = step(all.stream().mapToDouble(Point::x).max().orElseThrow());
    stepY = step(all.stream().mapToDouble(Point::y).max().orElseThrow());
  }

  /** A round distance of ticks, of which five cover the greatest value. */
  private static double step(double greatest) {
    double power = Math.pow(10, Math.floor(Math.log10(greatest / 5)));
    for (double round : new double[] {1, 2, 2.5, 5, 10}) {
      if (round * power * 5 >= greatest) {
        return round * power;
      }
    }
    throw new IllegalStateException("10 is enough");
  }

  String draw() {
    say(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %d %d' width='%d' height='%d'>",
        WIDTH, HEIGHT, WIDTH, HEIGHT);
    say(
        "<style>text{font:12px sans-serif;fill:#444}.grid{stroke:#ddd}"
            + "@media(prefers-color-scheme:dark){text{fill:#ccc}.grid{stroke:#444}}</style>");
    for (int tick = 0; tick <= 5; tick++) {
      tick(tick);
    }
    int colour = 0;
    for (Map.Entry<String, List<Point>> one : series.entrySet()) {
      points(one.getKey(), one.getValue(), colour++);
    }
    say(
        "<text x='%d' y='%d' text-anchor='middle'>%s</text>",
        (WIDTH + LEFT) / 2, HEIGHT - 10, horizontal);
    say("<text x='8' y='%d'>%s</text>", TOP - 20, vertical);
    say("</svg>");
    return svg.toString();
  }

  private void tick(int tick) {
    say(
        "<line class='grid' x1='%.1f' y1='%.1f' x2='%.1f' y2='%.1f'/>",
        x(0), y(tick * stepY), x(5 * stepX), y(tick * stepY));
    say(
        "<text x='%d' y='%.1f' text-anchor='end'>%s</text>",
        LEFT - 6, y(tick * stepY) + 4, number(tick * stepY));
    say(
        "<text x='%.1f' y='%d' text-anchor='middle'>%s</text>",
        x(tick * stepX), HEIGHT - BOTTOM + 16, number(tick * stepX));
  }

  private static String number(double value) {
    return value == Math.rint(value) ? String.valueOf((long) value) : String.valueOf(value);
  }

  private void points(String name, List<Point> points, int index) {
    String colour = COLOURS.get(index % COLOURS.size());
    for (Point p : points) {
      say("<circle cx='%.1f' cy='%.1f' r='3.5' fill='%s'/>", x(p.x()), y(p.y()), colour);
    }
    LinearFit fit = LinearFit.through(points);
    double last = points.stream().mapToDouble(Point::x).max().orElseThrow();
    say(
        "<line stroke='%s' x1='%.1f' y1='%.1f' x2='%.1f' y2='%.1f'/>",
        colour, x(0), y(fit.at(0)), x(last), y(fit.at(last)));
    int top = TOP + 10 + 16 * index;
    say("<circle cx='%d' cy='%d' r='3.5' fill='%s'/>", LEFT + 14, top - 4, colour);
    say("<text x='%d' y='%d'>%s, R² = %.3f</text>", LEFT + 24, top, name, fit.share());
  }

  private double x(double value) {
    return LEFT + value / (5 * stepX) * (WIDTH - LEFT - RIGHT);
  }

  private double y(double value) {
    return HEIGHT - BOTTOM - value / (5 * stepY) * (HEIGHT - BOTTOM - TOP);
  }

  private void say(String format, Object... values) {
    svg.append(String.format(Locale.ROOT, format, values)).append('\n');
  }
}
