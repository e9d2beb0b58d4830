package heapwright.method.path;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.source.StatementNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A path through a function by the numbers of its statements, from its start; may stop early. */
public record StatementPath(Function function, List<StatementNumber> statements) {

  public StatementPath {
    statements = List.copyOf(statements);
  }

  /** A path as the user wrote it, or what is wrong with it. */
  public sealed interface Parsed {
    /** A path of the function. */
    record Right(StatementPath path) implements Parsed {}

    /** No path of the function. */
    record Wrong(String message) implements Parsed {}
  }

  /** Reads {@code 1,2,(3,4)*10,5}: numbers, and groups with how often they come. */
  public static Parsed parse(Function function, String text) {
    if (text.isBlank()) {
      return new Parsed.Wrong("the path is empty; it begins with " + first(function));
    }
    StatementPathText.Read read = StatementPathText.read(text);
    return read instanceof StatementPathText.Numbers numbers
        ? check(function, numbers.all())
        : new Parsed.Wrong(((StatementPathText.Malformed) read).message());
  }

  private static Parsed check(Function function, List<StatementNumber> numbers) {
    int last = function.statements().size();
    for (StatementNumber number : numbers) {
      if (number.value() < 1 || number.value() > last) {
        return new Parsed.Wrong(
            function.name() + " has the statements 1 to " + last + "; there is no " + number);
      }
    }
    StatementFlow flow = new StatementFlow(function);
    if (!flow.first(BlockId.ENTRY).statements().contains(numbers.get(0))) {
      return new Parsed.Wrong(
          "the path begins with " + first(function) + ", not " + numbers.get(0));
    }
    for (int i = 1; i < numbers.size(); i++) {
      StatementFlow.Next next = flow.after(numbers.get(i - 1));
      if (!next.statements().contains(numbers.get(i))) {
        return new Parsed.Wrong(wrongTurn(numbers.get(i - 1), next, numbers.get(i)));
      }
    }
    return new Parsed.Right(new StatementPath(function, numbers));
  }

  private static String first(Function function) {
    return list(new StatementFlow(function).first(BlockId.ENTRY));
  }

  private static String wrongTurn(
      StatementNumber before, StatementFlow.Next next, StatementNumber wrong) {
    return next.statements().isEmpty()
        ? "after " + before + " the function ends, so " + wrong + " cannot come"
        : "after " + before + " comes " + list(next) + ", not " + wrong;
  }

  private static String list(StatementFlow.Next next) {
    return next.statements().stream()
        .map(StatementNumber::toString)
        .collect(Collectors.joining(" or "));
  }

  @Override
  public String toString() {
    return statements.stream().map(StatementNumber::toString).collect(Collectors.joining(","));
  }

  /** Reads paths as people write them: {@code 1,2,(3,4)*10,5}. */
  static final class StatementPathText {
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
    private static final class PathSyntaxError extends RuntimeException {
      private static final long serialVersionUID = 1L;

      PathSyntaxError(String message) {
        super(message);
      }
    }

    static Read read(String text) {
      StatementPathText reader = new StatementPathText(text);
      try {
        List<StatementNumber> numbers = reader.list();
        return reader.atEnd() ? new Numbers(numbers) : new Malformed(reader.unexpected());
      } catch (PathSyntaxError error) {
        return new Malformed(error.getMessage());
      }
    }

    private List<StatementNumber> list() {
      List<StatementNumber> numbers = new ArrayList<>(item());
      while (skips(',')) {
        numbers.addAll(item());
        if (numbers.size() > LONGEST) {
          throw new PathSyntaxError("the path has more than " + LONGEST + " statements");
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
        throw new PathSyntaxError(unexpected() + "; a group is written (3,4)*10");
      }
      long times = number("count");
      if (times * group.size() > LONGEST) {
        throw new PathSyntaxError("the path has more than " + LONGEST + " statements");
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
        throw new PathSyntaxError("'" + word + "' in the path is no " + what);
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
}
