package heapwright.corpus;

import heapwright.app.MethodName;
import heapwright.app.Reach;
import heapwright.app.program.ProgramCompletion;
import heapwright.goal.CoverageLedger;
import heapwright.goal.Criterion;
import heapwright.goal.Goals;
import heapwright.goal.reach.ReachGoal;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.source.SourceLoop;
import heapwright.method.ReachResult;
import heapwright.method.budget.Budget;
import heapwright.method.run.ExecutedInput;
import heapwright.method.standard.Standard;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.source.CFrontEnd;
import heapwright.testcase.TestInput;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * For every loop of the corpus: does it run 0, 1, 2, 7 times? A proof that it does not is held
 * against all inputs that are known for the function: those of {@code gen}, and those that answered
 * the other questions.
 */
final class LoopsBench {
  private static final List<Integer> TIMES = List.of(0, 1, 2, 7);
  private static final Duration GEN = Duration.ofSeconds(5);

  private final Duration time;
  private final MethodName method;
  private final Map<String, int[]> groups = new TreeMap<>();
  private final List<String> remarks = new ArrayList<>();

  private LoopsBench(Duration time, MethodName method) {
    this.time = time;
    this.method = method;
  }

  /** Takes the seconds for each goal, the method, then parts of the names of files. */
  public static void main(String[] args) throws IOException {
    Duration time = Duration.ofNanos((long) (Double.parseDouble(args[0]) * 1e9));
    LoopsBench bench = new LoopsBench(time, MethodName.valueOf(args[1]));
    List<String> wanted = List.of(args).subList(2, args.length);
    for (Path path : CorpusFile.paths()) {
      if (wanted.isEmpty() || wanted.stream().anyMatch(path.toString()::contains)) {
        bench.file(CorpusFile.read(path));
      }
    }
    bench.print();
  }

  private void file(CorpusFile file) {
    Program complete = new ProgramCompletion(new CFrontEnd()).of(file.program());
    for (Function function : file.functions()) {
      if (!function.loops().all().isEmpty()) {
        function(file, complete, function);
      }
    }
  }

  private void function(CorpusFile file, Program complete, Function function) {
    List<TestInput> known = new ArrayList<>(generated(complete, function));
    Map<ReachGoal, Reach> unreachable = new java.util.LinkedHashMap<>();
    int[] counts = groups.computeIfAbsent(file.group(), g -> new int[5]);
    for (SourceLoop loop : function.loops().all()) {
      if (loop.number().isEmpty()) {
        remarks.add(file.path() + " " + function.name() + ": a loop without a name");
        continue;
      }
      counts[0]++;
      for (int times : TIMES) {
        String text = loop.number().get() + " == " + times;
        ReachGoal goal = ((ReachGoal.Parsed.Right) ReachGoal.parse(function, text)).goal();
        Reach reach = new Reach(complete, goal, Map.of());
        ReachResult answer = answer(reach);
        if (answer instanceof ReachResult.Input found) {
          counts[1]++;
          known.add(found.executed().input());
          if (!reach.isReachedBy(found.executed().input())) {
            counts[4]++;
            remarks.add(name(file, goal) + ": NOT REACHED by the input that was found");
          }
        } else if (answer instanceof ReachResult.Unreachable) {
          counts[2]++;
          unreachable.put(goal, reach);
        } else {
          counts[3]++;
          remarks.add(name(file, goal) + ": " + ((ReachResult.Unknown) answer).cause());
        }
      }
    }
    unreachable.forEach(
        (goal, reach) -> {
          if (known.stream().anyMatch(reach::isReachedBy)) {
            counts[4]++;
            remarks.add(name(file, goal) + ": WRONG, a known input reaches it");
          }
        });
    System.out.printf(
        "%s %s: %d inputs known, %s%n",
        file.path(), function.name(), known.size(), java.util.Arrays.toString(counts));
  }

  private static String name(CorpusFile file, ReachGoal goal) {
    return file.path() + " " + goal.function().name() + " " + goal;
  }

  private ReachResult answer(Reach reach) {
    try {
      return reach.pursue(
          program -> method.forOneGoal().orElseThrow().of(program, Z3.solvers(Z3Limits.BRIEF), 1),
          Budget.of(time));
    } catch (RuntimeException | StackOverflowError failure) {
      return new ReachResult.Unknown("internal error: " + failure);
    }
  }

  private static List<TestInput> generated(Program complete, Function function) {
    Program staged = ProgramCompletion.staged(complete, List.of(function), List.of());
    Criterion criterion = new Criterion.Branches();
    CoverageLedger ledger =
        new CoverageLedger(criterion, Goals.of(function, criterion), System::nanoTime);
    return new Standard(staged, Z3.solvers(Z3Limits.BRIEF), 1)
        .forManyGoals().pursue(function, ledger, Budget.of(GEN, ledger)).tests().stream()
            .map(ExecutedInput::input)
            .toList();
  }

  private void print() {
    System.out.println("group      loops  goals  inputs  proofs  unknown  wrong");
    int[] all = new int[5];
    groups.forEach(
        (group, counts) -> {
          line(group, counts);
          for (int i = 0; i < all.length; i++) {
            all[i] += counts[i];
          }
        });
    line("all", all);
    remarks.forEach(System.out::println);
  }

  private static void line(String group, int[] c) {
    System.out.printf(
        "%-9s %6d %6d %7d %7d %8d %6d%n", group, c[0], c[0] * TIMES.size(), c[1], c[2], c[3], c[4]);
  }
}
