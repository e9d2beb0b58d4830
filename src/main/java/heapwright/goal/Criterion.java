package heapwright.goal;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a suite of tests is to cover. */
public sealed interface Criterion {
  Pattern PATH = Pattern.compile("path:(\\d{1,3})");

  /** Every outcome of every decision. */
  record Branches() implements Criterion {
    @Override
    public String toString() {
      return "branch";
    }
  }

  /** Every statement. */
  record Statements() implements Criterion {
    @Override
    public String toString() {
      return "statement";
    }
  }

  /**
   * Every path on which no loop is repeated more often.
   *
   * @param rounds of a loop, each time that it is entered
   */
  record Paths(int rounds) implements Criterion {
    @Override
    public String toString() {
      return "path:" + rounds;
    }
  }

  /** What {@code --criterion} names; empty if it names none. */
  static Optional<Criterion> parse(String text) {
    Matcher path = PATH.matcher(text);
    if (path.matches()) {
      return Optional.of(new Paths(Integer.parseInt(path.group(1))));
    }
    return switch (text) {
      case "branch" -> Optional.of(new Branches());
      case "statement" -> Optional.of(new Statements());
      default -> Optional.empty();
    };
  }
}
