package heapwright.app.cli;

import heapwright.app.MethodName;
import heapwright.app.Reach;
import heapwright.app.cli.doctor.Version;
import heapwright.app.cli.options.CompilerFlags;
import heapwright.app.cli.options.FunctionChoice;
import heapwright.app.cli.options.MethodChoice;
import heapwright.app.cli.options.ReachTrace;
import heapwright.app.cli.options.SolverChoice;
import heapwright.app.cli.terminal.ElapsedTimeLine;
import heapwright.app.cli.terminal.ExitStatus;
import heapwright.app.cli.terminal.StatusLine;
import heapwright.app.program.ConditionReader;
import heapwright.app.program.ProgramCompletion;
import heapwright.app.program.RangeReader;
import heapwright.goal.reach.Event;
import heapwright.goal.reach.ReachGoal;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.machine.DeepStack;
import heapwright.method.CoverageMethod;
import heapwright.method.ReachResult;
import heapwright.method.budget.Budget;
import heapwright.source.CFrontEnd;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code heapwright reach}: an input with which something happens, or why there is none. */
@Command(
    name = "reach",
    description =
        "Finds an input with which something happens in a function, or proves that there is none.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    exitCodeListHeading = "%nExit status:%n",
    exitCodeList = {
      "0:every goal is reached",
      "1:a goal is unreachable, or unknown; the text says which",
      "2:wrong usage, no goal of the function, or a source that does not parse",
      "3:our own failure, such as a test that does not do what was predicted"
    },
    footerHeading = "%nGoals:%n",
    footer = {
      "  GOAL     EVENT, or EVENT && EVENT ...   all in one call, in whatever order",
      "  EVENT    14           statement 14 is executed, as 'show' numbers it",
      "           14 # 3       for the third time in the call",
      "           14 when (C)  and the C condition C holds there, before 14 is done;",
      "                        where it would follow NULL, it does not hold",
      "           12:T  12:F   the decision 12 comes out true or false",
      "           12.1:T       its first condition does, where && or || joins several",
      "           5:case 3     a switch takes the label 3; 5:default, that or none",
      "           12 >= 40     the loop at 12 runs at least 40 times",
      "           12 == 4      exactly, 12 <= 2 at most so many times",
      "           14 == 4 @ 12:1   the same in the first round of the loop at 12",
      "                        around it; @ may follow for the loops around that one",
      "  A loop is named by the number of its decision; for (;;) by the first",
      "  statement that it repeats. A label that goto leads back to makes a loop, too,",
      "  named by the first statement after the label; it reaches to the last",
      "  statement beside the label that has such a goto, and a round begins where",
      "  control comes to the label.",
      "  How many times a loop runs is how often its body is begun from one moment",
      "  when control enters the loop to the next when it leaves it: by its condition,",
      "  break, goto or return. Any such stay counts, unless @ says in which round. At",
      "  least so many times it has run as soon as the body is begun that often.",
      "  If the function calls itself, all must happen in one of its calls.",
      "  parse/12:T   the same in a call of parse, which the function comes to call",
      "  call parse   parse is called, be it only declared; a goal by itself",
      "",
      "Examples:",
      "  heapwright show examples/bst.c -f find          the numbers of its statements",
      "  heapwright reach examples/bst.c -f find '1 == 5' --test test_find.c",
      "  heapwright reach examples/bst.c -f find '3 # 2 && 4 # 3 && 1.2:F'",
      "  heapwright reach examples/bst.c -f find 4 --when 'root->right == root'",
      "  heapwright reach examples/bst.c -f delete smallest/1:T 'call smallest'",
    })
final class ReachCommand implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "FILE", description = "The C file.")
  private Path file;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "GOAL",
      description = "What is to happen, see below; each goal is answered for itself.")
  private List<String> texts = new ArrayList<>();

  @Mixin private FunctionChoice choice;

  @Option(
      names = "--when",
      paramLabel = "CONDITION",
      description = "A C condition that holds then; the goal ends with a statement: 14, 14 # 3.")
  private Optional<String> when = Optional.empty();

  @Mixin private MethodChoice method;

  @Mixin private SolverChoice solver;

  @Option(
      names = "--time",
      paramLabel = "SECONDS",
      defaultValue = "60",
      description =
          "For each goal, counted as the work that a common machine does in so many seconds"
              + " (default: ${DEFAULT-VALUE}).")
  private double seconds;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "The same one gives the same input (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Mixin private ReachTrace trace;

  @Mixin private TestFiles files;

  @Mixin private CompilerFlags compiler;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    return DeepStack.call(this::answered);
  }

  private int answered() {
    if (seconds <= 0) {
      throw wrong("--time must be more than 0");
    }
    if (texts.size() > 1 && files.isAsked()) {
      throw wrong("--svg, --json and --test are for one goal");
    }
    return new OneFunction(file, compiler, choice, spec, "a goal").read(this::pursue);
  }

  private int pursue(CFrontEnd frontEnd, Program program, Function function) {
    List<ReachGoal> goals =
        texts.stream().map(text -> goal(program, function, written(text))).toList();
    RangeReader ranges = new RangeReader(frontEnd, solver.ranges().byInput());
    ConditionReader.Read.Right read;
    RangeReader.Ranged ranged;
    try (RangeReader.RangedSource source =
        ranges.behind(compiler.request(file), List.of(function))) {
      ranges.complaint().ifPresent(this::refuse);
      read = read(frontEnd, source, program, goals);
      ranged = source.in(read.program());
    }
    files.require();
    trace.require();
    Program complete = new ProgramCompletion(frontEnd).of(ranged.program());
    Function own = complete.functions().get(function.symbol());
    int status = ExitStatus.DONE;
    for (String text : texts) {
      ReachGoal goal = goal(complete, own, written(text));
      Reach reach = new Reach(complete, own, goal, read.probes(), ranged.preconditions());
      status = Math.max(status, answered(reach, goal));
    }
    return status;
  }

  /** A goal of the function under test, or of a callee that it names. */
  private ReachGoal goal(Program program, Function function, String text) {
    Optional<String> name = ReachGoal.functionNamed(text);
    if (name.isEmpty() || name.get().equals(function.name()) && !ReachGoal.isCall(text)) {
      return goal(function, text);
    }
    if (name.get().equals(function.name())) {
      throw wrong("'" + text + "': " + name.get() + " is the function under test itself");
    }
    CalleeChoice choices = new CalleeChoice(program, name.get());
    Optional<Function> callee =
        ReachGoal.isCall(text) ? choices.withBody() : Optional.of(choices.own(this::refuse));
    return callee
        .map(found -> goal(found, text))
        .orElseGet(() -> ReachGoal.calling(function, choices.library(this::refuse), text));
  }

  private String written(String text) {
    return when.map(condition -> text + " when (" + condition + ")").orElse(text);
  }

  private ReachGoal goal(Function function, String text) {
    ReachGoal.Parsed parsed = ReachGoal.parse(function, text);
    if (parsed instanceof ReachGoal.Parsed.Right right) {
      return right.goal();
    }
    ReachGoal.Parsed.Wrong error = (ReachGoal.Parsed.Wrong) parsed;
    throw wrong(pointed(text, error.at(), error.message()));
  }

  private ConditionReader.Read.Right read(
      CFrontEnd frontEnd, RangeReader.RangedSource source, Program program, List<ReachGoal> goals) {
    List<Event.Condition> conditions =
        goals.stream().flatMap(goal -> goal.conditions().stream()).distinct().toList();
    if (conditions.isEmpty()) {
      return new ConditionReader.Read.Right(source.read(program), Map.of());
    }
    List<Function> asked =
        goals.stream()
            .filter(g -> !g.conditions().isEmpty())
            .map(ReachGoal::function)
            .distinct()
            .toList();
    if (asked.size() > 1) {
      throw wrong("the conditions are about several functions; ask for one goal at a time");
    }
    ConditionReader.Read read =
        new ConditionReader(frontEnd, source.request()).read(asked.get(0), conditions);
    if (read instanceof ConditionReader.Read.Right right) {
      return right;
    }
    ConditionReader.Read.Wrong error = (ConditionReader.Read.Wrong) read;
    String text =
        goals.stream()
            .filter(goal -> goal.conditions().contains(error.condition()))
            .findFirst()
            .orElseThrow()
            .text();
    throw wrong(pointed(text, error.condition().offset() + error.at(), error.message()));
  }

  /** A message with the text and a mark below the character that it is about. */
  private static String pointed(String text, int at, String message) {
    String column = "column " + (at + 1);
    return String.join(
        System.lineSeparator(), column + ": " + message, "  " + text, "  " + " ".repeat(at) + "^");
  }

  private int answered(Reach reach, ReachGoal goal) {
    Duration time = Duration.ofNanos((long) (seconds * 1e9));
    StatusLine line =
        new StatusLine(spec.commandLine().getErr(), StatusLine.hasTerminal(), System.nanoTime());
    ReachResult result =
        new ElapsedTimeLine(line, goal.toString(), time)
            .during(() -> reach.pursue(this::made, Budget.of(time)));
    int status = new ReachAnswer(reach, goal, compiler.request(file), files).of(result);
    return Math.max(status, trace.tell(goal.toString(), files.out()));
  }

  private CoverageMethod made(Program program) {
    return trace
        .of(method, method.doing("pursues a single goal", MethodName::forOneGoal))
        .of(program, solver.brief(solver.ranges(), method), seed);
  }

  private void refuse(String message) {
    throw wrong(message);
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
