package heapwright.testcase.scenario;

import heapwright.ir.FunctionDeclaration;
import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.SourceFile;
import heapwright.ir.type.Local;
import heapwright.symbolic.path.Frame;
import heapwright.testcase.GeneratedCode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What a test does with a function besides calling it once: it calls it several times with
 * arguments of their own, so that the later calls find what the earlier ones left in static
 * variables; and it calls it with nothing that a precondition rules out. This is a function of ours
 * that does the same, to be searched, run and written down in the place of the function itself. It
 * has no lines and no goals; arguments that a precondition rules out lead to a place in it that
 * nothing reaches.
 *
 * @param program with the function of ours
 * @param function the one to start with; the subject itself where nothing else is to be done
 * @param subject the function under test, whose goals are pursued
 */
public record Scenario(Program program, Function function, Function subject) {
  /** More calls in a row than this are not worth trying. */
  public static final int MOST_CALLS = 16;

  static final SourceFile FILE = new SourceFile("<scenario>");

  /**
   * One call of a scenario.
   *
   * @param asks whether it asks a precondition, and goes on only if that is so
   */
  public record Step(Statement.Call call, boolean asks) {}

  /**
   * Calls a function this many times, each time only if all that is said about its parameters
   * holds. Scenarios can be added to the program of another one.
   */
  public static Scenario of(
      Program program, Function subject, int calls, List<Precondition> preconditions) {
    boolean isPlain = calls == 1 && preconditions.stream().allMatch(p -> p.uses(subject).isEmpty());
    if (isPlain) {
      return new Scenario(program, subject, subject);
    }
    SymbolId symbol = symbol(subject, calls, preconditions);
    Function function =
        ScenarioBody.of(
            new GeneratedCode(program.model(), FILE.start()),
            subject,
            calls,
            preconditions,
            symbol);
    Map<SymbolId, Function> functions = new LinkedHashMap<>(program.functions());
    functions.put(function.symbol(), function);
    Map<SymbolId, FunctionDeclaration> declarations = new LinkedHashMap<>(program.declarations());
    declarations.put(symbol, declaration(function, program.nonNull(subject), subject));
    Program all = program.with(program.globals(), declarations, functions);
    return new Scenario(all, function, subject);
  }

  /** What the subject wants of its parameters, each call wants of its own. */
  private static FunctionDeclaration declaration(
      Function scenario, List<Local> nonNull, Function subject) {
    int period = subject.parameters().size();
    Set<Integer> places =
        IntStream.range(0, scenario.parameters().size())
            .filter(place -> nonNull.contains(subject.parameters().get(place % period)))
            .boxed()
            .collect(Collectors.toSet());
    return new FunctionDeclaration(
        scenario.symbol(),
        scenario.name(),
        scenario.type(),
        scenario.linkage(),
        places,
        true,
        false,
        scenario.span());
  }

  private static int calls(Function scenario) {
    return (int) steps(scenario).stream().filter(step -> !step.asks()).count();
  }

  private static SymbolId symbol(Function subject, int calls, List<Precondition> preconditions) {
    StringBuilder key = new StringBuilder(subject.symbol().key());
    key.append(" (").append(calls).append(" times");
    preconditions.forEach(p -> key.append(", ").append(p.function().symbol().key()));
    return new SymbolId(key.append(")").toString());
  }

  /** Whether a function is one of ours. */
  public static boolean isScenario(Function function) {
    return function.span().file().equals(FILE);
  }

  /** The function that a function of ours is about; any other is about itself. */
  public static Function subject(Program program, Function function) {
    if (!isScenario(function)) {
      return function;
    }
    List<Step> steps = steps(function);
    Callee.Direct last = (Callee.Direct) steps.get(steps.size() - 1).call().callee();
    return program.functions().get(last.symbol());
  }

  /**
   * What a test of a function may start with: the function itself, or its scenario where there are
   * preconditions, and then the scenarios of several calls, the fewest first.
   */
  public static List<Function> startsOf(Function subject, Program program) {
    List<Function> scenarios =
        program.functions().values().stream()
            .filter(f -> isScenario(f) && subject(program, f).equals(subject))
            .sorted(Comparator.comparingInt(Scenario::calls))
            .toList();
    boolean isWrapped = !scenarios.isEmpty() && calls(scenarios.get(0)) == 1;
    List<Function> starts = new ArrayList<>(isWrapped ? List.of() : List.of(subject));
    starts.addAll(scenarios);
    return starts;
  }

  /** The calls of a scenario in their order. */
  public static List<Step> steps(Function scenario) {
    List<Step> steps = new ArrayList<>();
    for (BasicBlock block : scenario.blocks()) {
      boolean decides = block.terminator() instanceof Terminator.Branch;
      for (int i = 0; i < block.statements().size(); i++) {
        boolean isLast = i == block.statements().size() - 1;
        if (block.statements().get(i) instanceof Statement.Call call) {
          steps.add(new Step(call, decides && isLast));
        }
      }
    }
    return steps;
  }

  /** The preconditions that a function asks, each once; none if it is no scenario. */
  public static List<Function> preconditions(Program program, Function function) {
    return !isScenario(function)
        ? List.of()
        : steps(function).stream()
            .filter(Step::asks)
            .map(step -> ((Callee.Direct) step.call().callee()).symbol())
            .distinct()
            .map(symbol -> program.functions().get(symbol))
            .toList();
  }

  /** Whether a path stands in a precondition that it asks, where it meets no goals. */
  public static boolean isAsking(Frame frame) {
    Frame outermost = frame.outermost();
    return frame.depth() > 0
        && isScenario(outermost.function())
        && outermost.code().terminator() instanceof Terminator.Branch
        && outermost.index() == outermost.code().statements().size() - 1;
  }

  /** Whether a path stands in the function under test itself. */
  public static boolean isBehindQuestions(Frame frame) {
    return frame.depth() > 0 && !isAsking(frame);
  }

  /** Whether a variable keeps from call to call what no test can set: a function's static one. */
  public static boolean isKept(Global variable, Program program) {
    return !variable.readOnly()
        && !variable.name().isEmpty()
        && !variable.span().isOurs()
        && program.enclosing(variable).isPresent();
  }
}
