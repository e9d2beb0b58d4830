package heapwright.method.path;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.source.StatementNumber;
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
    record Right(StatementPath route) implements Parsed {}

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
}
