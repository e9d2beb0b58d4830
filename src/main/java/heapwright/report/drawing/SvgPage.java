package heapwright.report.drawing;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The frame of a picture: one SVG that needs nothing else, with colours for light and dark. */
public final class SvgPage {
  private static final String HEAD =
      " viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"8\" markerHeight=\"8\""
          + " markerUnits=\"userSpaceOnUse\" orient=\"auto-start-reverse\"><path d=\"M0 0 L8 4 L0 8"
          + " L2 4 Z\"/>";

  private SvgPage() {}

  /**
   * The beginning of a picture.
   *
   * @param style what {@link #style} says, or nothing if the picture goes where that is known
   * @param heads the kinds of lines that have arrow heads: SVG's markers do not take the colour of
   *     their line
   */
  public static Svg open(
      double width, double height, String caption, String style, List<String> heads) {
    Svg svg = new Svg();
    svg.add(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.0f\" height=\"%.0f\""
            + " viewBox=\"0 0 %.0f %.0f\" role=\"img\" aria-label=\"%s\">",
        width, height, width, height, caption);
    svg.raw(style.isEmpty() ? "" : "<style>\n" + style + "</style>\n");
    svg.raw("<defs>\n");
    for (String kind : heads) {
      svg.raw("<marker id=\"" + kind + "\" class=\"" + kind + "\"" + HEAD + "</marker>\n");
    }
    svg.raw("</defs>\n");
    return svg.add("<rect class=\"page\" width=\"100%%\" height=\"100%%\"/>");
  }

  /** The style sheet of that name beside the drawer's class, with what all pictures have. */
  public static String style(Class<?> drawer, String styleSheet) {
    return text(SvgPage.class, "page.css") + text(drawer, styleSheet);
  }

  /** The whole picture. */
  public static String close(Svg svg) {
    return svg.raw("</svg>\n").toString();
  }

  /** The text of a resource beside a class. */
  public static String text(Class<?> owner, String name) {
    try (InputStream resource = owner.getResourceAsStream(name)) {
      return new String(resource.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
