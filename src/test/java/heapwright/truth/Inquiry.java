package heapwright.truth;

import heapwright.app.MethodName;
import heapwright.app.Reach;
import heapwright.app.program.ConditionReader;
import heapwright.app.program.ProgramCompletion;
import heapwright.goal.reach.Event;
import heapwright.goal.reach.ReachGoal;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.method.ReachResult;
import heapwright.method.budget.Budget;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Asks {@code reach} about a function, as the command does, in this process. */
final class Inquiry {
  private final Program program;
  private final Function function;
  private final List<String> refused;
  private final Map<Event.Condition, heapwright.goal.reach.Probe> probes;

  /**
   * @param file the function's
   * @param goals all that may be asked
   */
  Inquiry(Path file, List<String> goals) {
    CFrontEnd frontEnd = new CFrontEnd();
    SourceRequest request = SourceRequest.of(file);
    if (!(frontEnd.read(request) instanceof SourceReading.Translated translated)) {
      throw new IllegalStateException(file + " is not read");
    }
    Function alone = translated.program().functionsNamed(Sample.NAME).get(0);
    refused = goals.stream().filter(goal -> !isGoal(alone, goal)).toList();
    List<Event.Condition> conditions =
        goals.stream()
            .filter(goal -> isGoal(alone, goal))
            .flatMap(goal -> parsed(alone, goal).conditions().stream())
            .distinct()
            .toList();
    ConditionReader.Read.Right right =
        conditions.isEmpty()
            ? new ConditionReader.Read.Right(translated.program(), Map.of())
            : asked(new ConditionReader(frontEnd, request).read(alone, conditions));
    probes = right.probes();
    program = new ProgramCompletion(frontEnd).of(right.program());
    function = program.functions().get(alone.symbol());
  }

  private static ConditionReader.Read.Right asked(ConditionReader.Read read) {
    if (read instanceof ConditionReader.Read.Right right) {
      return right;
    }
    throw new IllegalStateException(read.toString());
  }

  private static boolean isGoal(Function function, String text) {
    return ReachGoal.parse(function, text) instanceof ReachGoal.Parsed.Right;
  }

  /** Outcomes of decisions that the compiler takes, and so nobody else does, are no goals. */
  boolean refuses(String goal) {
    return refused.contains(goal);
  }

  private static ReachGoal parsed(Function function, String text) {
    if (ReachGoal.parse(function, text) instanceof ReachGoal.Parsed.Right right) {
      return right.goal();
    }
    throw new IllegalStateException(text + ": " + ReachGoal.parse(function, text));
  }

  /** A goal, to be pursued. */
  Reach about(String goal) {
    return new Reach(program, parsed(function, goal), probes);
  }

  static ReachResult answer(Reach reach, MethodName method, Duration time) {
    try {
      return reach.pursue(
          searched -> method.forOneGoal().orElseThrow().of(searched, Z3.solvers(Z3Limits.BRIEF), 1),
          Budget.of(time));
    } catch (RuntimeException | StackOverflowError failure) {
      return new ReachResult.Unknown("internal error: " + failure);
    }
  }
}
