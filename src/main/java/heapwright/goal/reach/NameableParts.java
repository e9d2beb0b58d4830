package heapwright.goal.reach;

import heapwright.goal.Goal;
import heapwright.goal.Goals;
import heapwright.goal.reach.Cursor.GoalSyntaxError;
import heapwright.ir.code.Function;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceLoop;
import heapwright.ir.source.StatementNumber;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a goal can name in a function; the message for a wrong name lists what there is. */
final class NameableParts {
  private final Function function;
  private final List<SourceLoop> loops;

  NameableParts(Function function) {
    this.function = function;
    loops = function.loops().all();
  }

  StatementNumber statement(int at, int number) {
    int last = function.statements().size();
    if (number < 1 || number > last) {
      throw new GoalSyntaxError(
          at, function.name() + " has the statements 1 to " + last + "; there is no " + number);
    }
    return new StatementNumber(number);
  }

  Goal.Branch branch(int at, StatementNumber statement, int condition, String outcome) {
    DecisionId decision = new DecisionId(statement, condition);
    List<Goal.Branch> all = Goals.outcomes(function);
    List<Goal.Branch> here = all.stream().filter(b -> b.decision().equals(decision)).toList();
    if (here.isEmpty()) {
      requireThere(at, statement);
      throw new GoalSyntaxError(
          at, "nothing is decided at " + decision + decisions(all, statement));
    }
    return here.stream()
        .filter(b -> outcome(b).equals(outcome))
        .findFirst()
        .orElseThrow(() -> new GoalSyntaxError(at, decision + " has the outcomes " + list(here)));
  }

  /** Code that the compiler leaves out has no outcomes. */
  private void requireThere(int at, StatementNumber number) {
    if (ReachGoal.arrivals(function, number).isEmpty()) {
      throw new GoalSyntaxError(at, "nothing leads to " + number + ", so it was left out");
    }
  }

  private static String outcome(Goal.Branch branch) {
    return branch.text().substring(branch.decision().toString().length() + 1);
  }

  private static String list(List<Goal.Branch> branches) {
    return branches.stream().map(Goal.Branch::text).collect(Collectors.joining(", "));
  }

  private String decisions(List<Goal.Branch> all, StatementNumber statement) {
    String parts = distinct(all.stream().filter(b -> b.decision().statement().equals(statement)));
    String every = distinct(all.stream());
    return !parts.isEmpty()
        ? "; its conditions are " + parts
        : every.isEmpty()
            ? "; " + function.name() + " decides nothing"
            : "; decisions are " + every;
  }

  private static String distinct(Stream<Goal.Branch> branches) {
    return branches.map(b -> b.decision().toString()).distinct().collect(Collectors.joining(", "));
  }

  /** The loop that a number names: by its decision, or as the first statement of one without. */
  int loop(int at, StatementNumber number) {
    List<Integer> named = named(number);
    if (named.isEmpty()) {
      throw new GoalSyntaxError(at, "no loop is at " + number + there());
    }
    return named.get(0);
  }

  private List<Integer> named(StatementNumber number) {
    List<Integer> all =
        IntStream.range(0, loops.size())
            .filter(i -> loops.get(i).number().filter(number::equals).isPresent())
            .boxed()
            .toList();
    List<Integer> deciding = all.stream().filter(i -> loops.get(i).decides()).toList();
    return deciding.isEmpty() ? all : deciding;
  }

  private String there() {
    String numbers = numbers(IntStream.range(0, loops.size()));
    return numbers.isEmpty()
        ? "; " + function.name() + " has no loops"
        : "; loops are at " + numbers;
  }

  private String numbers(IntStream indices) {
    return indices
        .mapToObj(loops::get)
        .flatMap(loop -> loop.number().stream())
        .sorted()
        .distinct()
        .map(StatementNumber::toString)
        .collect(Collectors.joining(", "));
  }

  /** A loop that another one is in. */
  int around(int at, int inner, StatementNumber number) {
    int outer = loop(at, number);
    if (outer == inner || !encloses(outer, inner)) {
      String around =
          numbers(IntStream.range(0, loops.size()).filter(i -> i != inner && encloses(i, inner)));
      String loop = loops.get(inner).number().map(n -> "the loop at " + n).orElse("the loop");
      throw new GoalSyntaxError(
          at,
          around.isEmpty()
              ? loop + " is in no other"
              : loop + " is not in the one at " + number + ", but in " + around);
    }
    return outer;
  }

  /** Inner loops end before outer ones. */
  private boolean encloses(int outer, int inner) {
    return function.loops().encloses(outer, inner);
  }
}
