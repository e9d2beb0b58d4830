package heapwright.report.html;

import java.net.URI;
import java.net.URISyntaxException;

/** Files beside the page, as addresses. */
final class Links {
  private Links() {}

  static String to(String file) {
    try {
      return new URI(null, null, "./" + file, null).toASCIIString();
    } catch (URISyntaxException e) {
      return "#";
    }
  }
}
