package heapwright.corpus;

import heapwright.app.MethodName;
import heapwright.app.Reach;
import heapwright.app.program.ProgramCompletion;
import heapwright.goal.CoverageLedger;
import heapwright.goal.Criterion;
import heapwright.goal.Goal;
import heapwright.goal.Goals;
import heapwright.goal.reach.ReachGoal;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.method.CoverageMethod;
import heapwright.method.ReachResult;
import heapwright.method.budget.Budget;
import heapwright.method.inka.Inka;
import heapwright.method.paths.PathByPath;
import heapwright.method.run.FoundInputs;
import heapwright.method.standard.Standard;
import heapwright.method.tao.Tao;
import heapwright.solve.Solvers;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import heapwright.symbolic.execution.CallRule;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/** Runs the methods on the same functions and the same goals. */
final class Comparison {
  /** The methods by the names that people know, in the order of their columns. */
  static final Map<String, BiFunction<Program, Solvers, CoverageMethod>> METHODS =
      new LinkedHashMap<>();

  static {
    METHODS.put("SGEN", byPath(MethodName.sgen));
    METHODS.put("AddressMapper", byPath(MethodName.address));
    METHODS.put("TAO", Tao::new);
    METHODS.put("INKA", (p, s) -> new Inka(p));
    METHODS.put("standard", (p, s) -> new Standard(p, s, 1).forManyGoals());
  }

  private static BiFunction<Program, Solvers, CoverageMethod> byPath(MethodName name) {
    return (program, solvers) ->
        new PathByPath(
            program, () -> name.forPath().orElseThrow().of(program, solvers, CallRule.INLINE));
  }

  /** A function of a file. */
  record Subject(String file, String function) {}

  static final List<Subject> SUBJECTS =
      List.of(
          new Subject("examples/bst.c", "find"),
          new Subject("examples/bst.c", "insert"),
          new Subject("corpus/linked/list.c", "list_delete"),
          new Subject("corpus/linked/list.c", "has_cycle"),
          new Subject("corpus/linked/list.c", "length"),
          new Subject("corpus/linked/list.c", "overwrite"),
          new Subject("corpus/linked/tree.c", "smallest"),
          new Subject("corpus/linked/tree.c", "rotate_right"),
          new Subject("examples/dlist.c", "insert_after"),
          new Subject("corpus/scalars/triangle.c", "triangle"),
          new Subject("corpus/scalars/numbers.c", "median"),
          new Subject("corpus/scalars/bits.c", "add_saturated"));

  /** A goal of a function, as {@code reach} takes it. */
  record Wish(Subject subject, String goal) {}

  private static final Subject JOSEPHUS =
      new Subject("src/test/resources/inka/josephus.c", "josephus");

  static final List<Wish> WISHES =
      List.of(
          new Wish(JOSEPHUS, "13 == 4 @ 11:1"),
          new Wish(JOSEPHUS, "11 >= 5"),
          new Wish(JOSEPHUS, "11 >= 15"),
          new Wish(JOSEPHUS, "11 >= 40"),
          new Wish(new Subject("corpus/linked/list.c", "length"), "2 == 7"),
          new Wish(new Subject("corpus/linked/list.c", "length"), "2 >= 10"),
          new Wish(new Subject("corpus/scalars/bits.c", "popcount"), "2 == 7"));

  /**
   * What a method made of a function's branches.
   *
   * @param ended whether it came to an end before its time was up
   */
  record Cell(int goals, int covered, int proved, int tests, boolean ended, double seconds) {
    @Override
    public String toString() {
      String open = goals > covered + proved ? ", " + (goals - covered - proved) + " open" : "";
      return covered + " by " + tests + (proved > 0 ? ", " + proved + " proved" : "") + open;
    }
  }

  private final Duration time;

  private final Solvers solvers = Z3.solvers(Z3Limits.BRIEF);
  private final Map<String, Program> programs = new LinkedHashMap<>();

  /**
   * @param time the work for one method on one function
   */
  Comparison(Duration time) {
    this.time = time;
  }

  Cell cell(Subject subject, String method) {
    Program program = program(subject.file());
    Function function = program.functionsNamed(subject.function()).get(0);
    Criterion criterion = new Criterion.Branches();
    List<Goal> goals = Goals.of(function, criterion);
    CoverageLedger ledger = new CoverageLedger(criterion, goals, System::nanoTime);
    long start = System.nanoTime();
    Budget budget = Budget.of(time);
    FoundInputs foundInputs =
        METHODS.get(method).apply(program, solvers).pursue(function, ledger, budget);
    double seconds = (System.nanoTime() - start) / 1e9;
    int proved = (int) goals.stream().filter(g -> ledger.proof(g).isPresent()).count();
    return new Cell(
        goals.size(),
        ledger.covered(),
        proved,
        foundInputs.tests().size(),
        !budget.isUsedUp(),
        seconds);
  }

  /** {@code input}, {@code proof} or {@code -}, with the seconds that it took. */
  Map.Entry<String, Double> answer(Wish wish, MethodName method) {
    Program program = program(wish.subject().file());
    Function function = program.functionsNamed(wish.subject().function()).get(0);
    ReachGoal goal = ((ReachGoal.Parsed.Right) ReachGoal.parse(function, wish.goal())).goal();
    long start = System.nanoTime();
    ReachResult reached =
        new Reach(program, goal, Map.of())
            .pursue(p -> method.forOneGoal().orElseThrow().of(p, solvers, 1), Budget.of(time));
    String what =
        reached instanceof ReachResult.Input
            ? "input"
            : reached instanceof ReachResult.Unreachable ? "proof" : "-";
    return Map.entry(what, (System.nanoTime() - start) / 1e9);
  }

  private Program program(String file) {
    return programs.computeIfAbsent(file, Comparison::read);
  }

  private static Program read(String file) {
    CFrontEnd frontEnd = new CFrontEnd();
    SourceReading reading = frontEnd.read(SourceRequest.of(Path.of(file)));
    return new ProgramCompletion(frontEnd).of(((SourceReading.Translated) reading).program());
  }
}
