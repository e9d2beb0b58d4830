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

  /** Every condition shows that it alone can change the outcome of its decision: MC/DC. */
  record Conditions() implements Criterion {
    @Override
    public String toString() {
      return "mcdc";
    }
  }

  /** Every use of a value, from every definition that a path without another one leads to it. */
  record DefinitionUses() implements Criterion {
    @Override
    public String toString() {
      return "def-use";
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
      case "mcdc" -> Optional.of(new Conditions());
      case "def-use" -> Optional.of(new DefinitionUses());
      default -> Optional.empty();
    };
  }
}
