package heapwright.corpus;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What the source says of outcomes beside their decision: {@code // infeasible: 4.2:T, 5:default -
 * reason}.
 *
 * @param outcomes as {@code show} spells them
 */
public record Mark(Kind kind, int line, List<String> outcomes, String reason) {

  /** What is said of the outcomes. */
  public enum Kind {
    /** No input and no behaviour of what the file does not define takes them. */
    INFEASIBLE,
    /** Something takes them, but nothing that a test can do. */
    UNTESTABLE;

    private String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final String OUTCOME = "\\d+(?:\\.\\d+)?:(?:T|F|default|case -?\\d+)";

  public Mark {
    outcomes = List.copyOf(outcomes);
  }

  /** The marks of infeasible outcomes. */
  static List<Mark> in(Path file) throws IOException {
    return in(file, Kind.INFEASIBLE);
  }

  public static List<Mark> in(Path file, Kind kind) throws IOException {
    Pattern form =
        Pattern.compile(
            "// " + kind.word() + ": (" + OUTCOME + "(?:, " + OUTCOME + ")*) - (\\S.*)");
    // The start of every comment that is meant to be one.
    Pattern intended = Pattern.compile("(?i)" + kind.word());
    List<String> lines = Files.readAllLines(file);
    List<Mark> marks = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      Matcher mark = form.matcher(lines.get(i));
      if (mark.find()) {
        List<String> outcomes = Stream.of(mark.group(1).split(", ")).toList();
        marks.add(new Mark(kind, i + 1, outcomes, mark.group(2)));
      } else if (intended.matcher(lines.get(i)).find()) {
        throw new AssertionError(file + ":" + (i + 1) + ": a mark that cannot be read");
      }
    }
    return marks;
  }
}
