package heapwright.corpus;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Outcomes that no input takes, as the source says beside their decision: {@code // infeasible:
 * 4.2:T, 5:default - reason}.
 *
 * @param outcomes as {@code show} spells them
 */
record Mark(int line, List<String> outcomes, String reason) {
  private static final String OUTCOME = "\\d+(?:\\.\\d+)?:(?:T|F|default|case -?\\d+)";
  private static final Pattern FORM =
      Pattern.compile("// infeasible: (" + OUTCOME + "(?:, " + OUTCOME + ")*) - (\\S.*)");

  /** Marks the start of every comment that is meant to be one. */
  private static final Pattern INTENDED = Pattern.compile("(?i)infeasible");

  Mark {
    outcomes = List.copyOf(outcomes);
  }

  static List<Mark> in(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    List<Mark> marks = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      Matcher mark = FORM.matcher(lines.get(i));
      if (mark.find()) {
        List<String> outcomes = Stream.of(mark.group(1).split(", ")).toList();
        marks.add(new Mark(i + 1, outcomes, mark.group(2)));
      } else if (INTENDED.matcher(lines.get(i)).find()) {
        throw new AssertionError(file + ":" + (i + 1) + ": a mark that cannot be read");
      }
    }
    return marks;
  }
}
