package heapwright.emit.names;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * The parts of a test file that are the same in each, from {@code support.c}. All names begin
 * alike, since the source's macros are still there; and nothing there needs more of the language
 * than C90 and its GNU dialect have.
 */
public final class SupportCode {
  private static final String FILE = "support.c";
  private static final Map<String, String> PARTS = parts();

  static final String LIBRARY = PARTS.get("LIBRARY");
  public static final String NOTHING = PARTS.get("NOTHING");
  public static final String CHECKING = PARTS.get("CHECKING");

  /** For programs that show a fault and are no tests. */
  public static final String GIVING_UP = PARTS.get("GIVING_UP");

  /** That the input is not freed is no leak of the function's. */
  public static final String KEPT = PARTS.get("KEPT");

  public static final String NEW = PARTS.get("NEW");
  static final String FEED = PARTS.get("FEED");

  /** By the numbers that Linux gives PROT_READ, PROT_WRITE and the flags of its header. */
  static final String MAP = PARTS.get("MAP");

  public static final String MAIN = PARTS.get("MAIN");
  static final String REFUSING = PARTS.get("REFUSING");
  public static final String DECLARES_EXIT = PARTS.get("DECLARES_EXIT");
  public static final String DECLARES_NEW = PARTS.get("DECLARES_NEW");
  public static final String DECLARES_FEED = PARTS.get("DECLARES_FEED");
  public static final String DECLARES_MAP = PARTS.get("DECLARES_MAP");
  public static final String DECLARES_REFUSE = PARTS.get("DECLARES_REFUSE");

  private SupportCode() {}

  /** Each part of the file stands below a comment with its name. */
  private static Map<String, String> parts() {
    Map<String, String> parts = new HashMap<>();
    try (InputStream resource = SupportCode.class.getResourceAsStream(FILE)) {
      String text = new String(resource.readAllBytes(), StandardCharsets.UTF_8);
      for (String part : text.substring("/*** ".length()).split("(?m)^/\\*\\*\\* ")) {
        int end = part.indexOf(" ***/\n");
        parts.put(part.substring(0, end), part.substring(end + " ***/\n".length()));
      }
      return parts;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What a test says of a condition. */
  public static String check(String name) {
    return "__attribute__((__unused__)) static void hw_fail(const char *hw_what, int hw_line);\n"
        + "#undef "
        + name
        + "\n#define "
        + name
        + "(condition) ((condition) ? (void)0 : hw_fail(#condition, __LINE__))\n";
  }
}
