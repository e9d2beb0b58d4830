package heapwright.source.parse.text;

import heapwright.ir.source.SourceFile;
import heapwright.source.parse.position.SourceMap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The lines that begin with {@code #} in preprocessed text: line markers and pragmas. */
final class Directives {
  /** {@code # 12 "file.h" 1 3}: the flag 3 stands for a system header. */
  private static final Pattern MARKER =
      Pattern.compile("#\\s*(?:line\\s+)?(\\d+)(?:\\s+\"((?:[^\"\\\\]|\\\\.)*)\"([\\d\\s]*))?\\s*");

  private static final Pattern PACK = Pattern.compile("#\\s*pragma\\s+pack\\s*\\(([^)]*)\\)\\s*");

  private final List<SourceMap.Segment> segments = new ArrayList<>();
  private final Map<String, SourceFile> files = new HashMap<>();
  private final PackTable packing = new PackTable();

  Directives(String unit) {
    segments.add(new SourceMap.Segment(0, file(unit), 1, false));
  }

  /**
   * Reads one directive.
   *
   * @param nextLine the index of the line behind it
   */
  void read(String directive, int offset, int nextLine) {
    Matcher marker = MARKER.matcher(directive);
    if (marker.matches()) {
      SourceMap.Segment before = segments.get(segments.size() - 1);
      boolean named = marker.group(2) != null;
      segments.add(
          new SourceMap.Segment(
              nextLine,
              named ? file(unescaped(marker.group(2))) : before.file(),
              Integer.parseInt(marker.group(1)),
              named ? marker.group(3).contains("3") : before.system()));
      return;
    }
    Matcher pack = PACK.matcher(directive);
    if (pack.matches()) {
      packing.obey(offset, pack.group(1));
    }
  }

  private SourceFile file(String path) {
    return files.computeIfAbsent(path, SourceFile::new);
  }

  private static String unescaped(String name) {
    return name.indexOf('\\') < 0 ? name : name.replaceAll("\\\\(.)", "$1");
  }

  List<SourceMap.Segment> segments() {
    return segments;
  }

  PackTable packing() {
    return packing;
  }
}
