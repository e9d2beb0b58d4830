package heapwright.report.flow;

/** What the place that shows the text can show. */
public record Style(boolean colour, boolean unicode) {
  public static final Style PLAIN = new Style(false, true);
}
