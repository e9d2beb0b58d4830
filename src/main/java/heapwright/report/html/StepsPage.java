package heapwright.report.html;

import heapwright.testcase.shape.ShapeFrame;
import java.util.List;

/** The pictures of a path's shapes on one page, one below the other, to be leafed through. */
public final class StepsPage {
  private static final String STYLE =
      ":root{color-scheme:light dark;font-family:system-ui,sans-serif}"
          + "body{margin:1.5rem;max-width:100rem}"
          + "figure{margin:0 0 2rem;overflow-x:auto}"
          + "img{border:1px solid #8884;border-radius:8px}"
          + "nav{position:sticky;top:0;background:Canvas;padding:.4rem 0;line-height:1.8}"
          + "nav a{margin-right:.6rem;white-space:nowrap}";

  private StepsPage() {}

  /**
   * The page.
   *
   * @param title which path of which function
   * @param files the pictures' names beside the page, one for each frame
   */
  public static String of(String title, List<ShapeFrame> frames, List<String> files) {
    Html html = new Html();
    html.add("<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">");
    html.add("<title>%s</title><style>", title).raw(STYLE).raw("</style></head>\n<body>\n");
    html.add("<h1>%s</h1>\n<nav>", title);
    for (int i = 0; i < frames.size(); i++) {
      html.add("<a href=\"#step%d\" title=\"%s\">%d</a>\n", i, frames.get(i).title(), i);
    }
    html.raw("</nav>\n");
    for (int i = 0; i < frames.size(); i++) {
      String name = frames.get(i).title();
      html.add(
          "<figure id=\"step%d\"><img src=\"%s\" alt=\"%s\">", i, Html.link(files.get(i)), name);
      html.raw("</figure>\n");
    }
    return html.raw("</body></html>\n").toString();
  }
}
