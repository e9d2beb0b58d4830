package heapwright.emit.outline;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The files that a compiler calls system headers, by the line markers of preprocessed texts. */
public final class SystemHeaders {
  /**
   * The flag 1 begins a file, the flag 3 is the compiler's word for a system header. It stands
   * without the other where the user's own file uses a macro of such a header.
   */
  private static final Pattern MARKER =
      Pattern.compile("^# \\d+ \"((?:[^\"\\\\\\n]|\\\\.)*)\" 1 3(?: 4)?$", Pattern.MULTILINE);

  private SystemHeaders() {}

  public static Set<String> in(Collection<String> texts) {
    Set<String> files = new HashSet<>();
    for (String text : texts) {
      Matcher marker = MARKER.matcher(text);
      while (marker.find()) {
        files.add(marker.group(1));
      }
    }
    return files;
  }
}
