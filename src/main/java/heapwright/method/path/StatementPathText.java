package heapwright.method.path;

import heapwright.ir.source.StatementNumber;
import java.util.ArrayList;
import java.util.List;

/** Reads paths as people write them: {@code 1,2,(3,4)*10,5}. */
final class StatementPathText {
  /** Longer paths are typing errors. */
  private static final int LONGEST = 5_000_000;

  private final String text;
  private int at;

  private StatementPathText(String text) {
    this.text = text;
  }

  /** What was read. */
  sealed interface Read {}

  /** The statements, repetitions written out. */
  record Numbers(List<StatementNumber> all) implements Read {}

  /** No list of numbers. */
  record Malformed(String message) implements Read {}

  /** Ends the reading of a malformed text. */
  private static final class Slip extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Slip(String message) {
      super(message);
    }
  }

  static Read read(String text) {
    StatementPathText reader = new StatementPathText(text);
    try {
      List<StatementNumber> numbers = reader.list();
      return reader.atEnd() ? new Numbers(numbers) : new Malformed(reader.unexpected());
    } catch (Slip slip) {
      return new Malformed(slip.getMessage());
    }
  }

  private List<StatementNumber> list() {
    List<StatementNumber> numbers = new ArrayList<>(item());
    while (skips(',')) {
      numbers.addAll(item());
      if (numbers.size() > LONGEST) {
        throw new Slip("the path has more than " + LONGEST + " statements");
      }
    }
    return numbers;
  }

  private List<StatementNumber> item() {
    if (!skips('(')) {
      return List.of(new StatementNumber(number("statement number")));
    }
    List<StatementNumber> group = list();
    if (!skips(')') || !skips('*')) {
      throw new Slip(unexpected() + "; a group is written (3,4)*10");
    }
    long times = number("count");
    if (times * group.size() > LONGEST) {
      throw new Slip("the path has more than " + LONGEST + " statements");
    }
    List<StatementNumber> all = new ArrayList<>();
    for (long i = 0; i < times; i++) {
      all.addAll(group);
    }
    return all;
  }

  private int number(String what) {
    skipBlanks();
    int start = at;
    while (!atEnd() && ",()*".indexOf(text.charAt(at)) < 0) {
      at++;
    }
    String word = text.substring(start, at).strip();
    try {
      return Integer.parseInt(word);
    } catch (NumberFormatException e) {
      throw new Slip("'" + word + "' in the path is no " + what);
    }
  }

  private boolean skips(char wanted) {
    skipBlanks();
    if (atEnd() || text.charAt(at) != wanted) {
      return false;
    }
    at++;
    return true;
  }

  private void skipBlanks() {
    while (!atEnd() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }

  private boolean atEnd() {
    return at == text.length();
  }

  private String unexpected() {
    return atEnd()
        ? "the path ends too early"
        : "'" + text.charAt(at) + "' in the path is not expected, character " + (at + 1);
  }
}
