package heapwright.report.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The parts of the page that are the same in every page. */
final class Resources {
  private static final Pattern GAP = Pattern.compile("\\{\\{(\\w+)\\}\\}");

  private Resources() {}

  static String text(String name) {
    try (InputStream resource = Resources.class.getResourceAsStream(name)) {
      return new String(resource.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Fills the gaps of a frame; what is filled in may look like a gap and stays as it is. */
  static String filled(String frame, Map<String, String> parts) {
    return GAP.matcher(frame).replaceAll(gap -> Matcher.quoteReplacement(parts.get(gap.group(1))));
  }
}
