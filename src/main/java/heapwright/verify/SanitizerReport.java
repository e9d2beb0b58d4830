package heapwright.verify;

import heapwright.ir.source.SourceSpan;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What sanitizers wrote about a run, cut down to what is the same in every run: no addresses, no
 * process numbers, no frames but those of the user's own files.
 */
final class SanitizerReport {
  private static final Pattern ERROR =
      Pattern.compile(
          "==\\d+==ERROR: (\\w+Sanitizer: .*?)( on (unknown )?address.*| on 0x.*| \\(pc .*)?");
  private static final Pattern UNDEFINED = Pattern.compile("(.*):(\\d+):\\d+: (runtime error: .*)");
  private static final Pattern ACCESS = Pattern.compile("((READ|WRITE) of size \\d+)( at 0x.*)?");
  private static final Pattern FRAME =
      Pattern.compile("\\s+#\\d+ 0x[0-9a-f]+ in (\\S+) (.*):(\\d+)(:\\d+)?");
  private static final Pattern PLACE = Pattern.compile("0x[0-9a-f]+ is (located .*)");
  private static final Pattern VARIABLE = Pattern.compile("\\s+\\[\\d+, \\d+\\) ('.*' .*) <==.*");
  private static final Pattern ALLOCATION =
      Pattern.compile("(freed|previously allocated|allocated) by thread .* here:");
  private static final Pattern LEAK = Pattern.compile("(Direct|Indirect) leak of .*");
  private static final Pattern END = Pattern.compile("SUMMARY: .*|Shadow bytes .*");
  private static final Pattern ADDRESS = Pattern.compile("0x[0-9a-f]{6,}");

  private static final String LOG = "complaint";

  /** The sanitizers' option by which they write into a file of the folder that they run in. */
  static final String LOGGED = "log_path=" + LOG;

  /** What the sanitizer of addresses is to do in any case. */
  static final String OPTIONS = LOGGED + ":allocator_may_return_null=1:hard_rss_limit_mb=2048";

  /** This many frames of a stack are enough. */
  private static final int FRAMES = 4;

  private static final String INDENT = "    ";

  private final Path source;
  private final Pattern foreign;
  private final List<String> lines = new ArrayList<>();
  private final List<SourceLine> mentioned = new ArrayList<>();
  private final List<String> circle = new ArrayList<>();
  private int frames;

  /** A line of a file, which goes by its last name. */
  private record SourceLine(String file, int line) {}

  private SanitizerReport(Path source) {
    this.source = source;
    foreign = Pattern.compile("/\\S*/(?=" + Pattern.quote(name(source.toString())) + ")");
  }

  /**
   * @param source the file under test
   */
  static SanitizerReport of(String log, Path source) {
    SanitizerReport report = new SanitizerReport(source);
    for (String line : log.lines().toList()) {
      if (END.matcher(line).matches()) {
        report.frames = FRAMES;
      } else {
        report.read(line);
      }
    }
    return report;
  }

  /** What sanitizers wrote into a folder. */
  static String log(Path folder) throws IOException {
    StringBuilder text = new StringBuilder();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        if (file.getFileName().toString().startsWith(LOG)) {
          text.append(Files.readString(file));
        }
      }
    }
    return text.toString();
  }

  private void read(String line) {
    Matcher frame = FRAME.matcher(line);
    Matcher undefined = UNDEFINED.matcher(line);
    if (frame.matches()) {
      frame(frame.group(1), frame.group(2), Integer.parseInt(frame.group(3)));
    } else if (undefined.matches()) {
      int at = Integer.parseInt(undefined.group(2));
      mention(undefined.group(1), at);
      add(name(undefined.group(1)) + ":" + at + ": " + undefined.group(3));
    } else {
      first(ERROR, line);
      first(ACCESS, line);
      first(PLACE, line);
      first(VARIABLE, line);
      if (ALLOCATION.matcher(line).matches()) {
        add(line.replaceAll(" by thread .* here:", " here:"));
      }
      if (LEAK.matcher(line).matches()) {
        add(line);
      }
    }
  }

  private void first(Pattern pattern, String line) {
    Matcher matcher = pattern.matcher(line);
    if (matcher.matches()) {
      add(matcher.group(1));
    }
  }

  private void add(String line) {
    String same =
        ADDRESS.matcher(line).replaceAll("0x…").replace(" [0x…,0x…)", "").replace(" (0x…)", "");
    if (!same.contains(Build.TESTS)) {
      lines.add(foreign.matcher(same).replaceAll(""));
    }
    frames = 0;
  }

  private void frame(String function, String file, int line) {
    String frame = INDENT + "in " + function + " at " + name(file) + ":" + line;
    if (!mention(file, line)) {
      return;
    }
    if (lines.get(lines.size() - 1).contains("stack-overflow")) {
      circle.add(frame);
    } else if (frames++ < FRAMES) {
      lines.add(frame);
    }
  }

  /** Whether a place is in the file under test, and not in one that it includes. */
  private boolean mention(String file, int line) {
    mentioned.add(new SourceLine(name(file), line));
    return name(file).equals(name(source.toString()));
  }

  private static String name(String file) {
    return Path.of(file).getFileName().toString();
  }

  boolean isEmpty() {
    return lines.isEmpty();
  }

  /** Whether it mentions some code: of the file under test, or of an inline function's header. */
  boolean mentions(SourceSpan at) {
    return mentioned.stream()
        .filter(line -> line.file().equals(at.file().name()))
        .anyMatch(line -> at.line() <= line.line() && line.line() <= at.endLine());
  }

  String text() {
    List<String> text = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      boolean isHeading = lines.get(i).endsWith(" here:");
      boolean hasFrames = i + 1 < lines.size() && lines.get(i + 1).startsWith(INDENT);
      if (!isHeading || hasFrames) {
        text.add(lines.get(i));
      }
    }
    // In which call the stack is full, is another matter in every run; who calls whom, is not.
    circle.stream()
        .filter(frame -> Collections.frequency(circle, frame) > 1)
        .distinct()
        .sorted()
        .forEach(text::add);
    return String.join("\n", text);
  }
}
