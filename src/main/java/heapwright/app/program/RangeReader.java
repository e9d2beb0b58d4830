package heapwright.app.program;

import heapwright.analysis.CallGraph;
import heapwright.analysis.Purity;
import heapwright.goal.reach.Probe;
import heapwright.ir.Program;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator;
import heapwright.ir.type.Type;
import heapwright.solve.question.Range;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.Diagnostic;
import heapwright.source.result.SourceReading;
import heapwright.testcase.scenario.Precondition;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Makes preconditions of the ranges of a command line ({@code --range root->key=-10..10}):
 * functions of C that stand behind the file, so that its types and variables are in scope. A range
 * is about each function that has such an input; where a pointer on the way to it is NULL, it says
 * nothing.
 */
public final class RangeReader {
  private final CFrontEnd frontEnd;
  private final Map<String, Range> ranges;
  private final Map<String, String> complaints = new LinkedHashMap<>();
  private final Set<String> inputs = new LinkedHashSet<>();

  /**
   * @param ranges by the input that each is about
   */
  public RangeReader(CFrontEnd frontEnd, Map<String, Range> ranges) {
    this.frontEnd = frontEnd;
    this.ranges = new LinkedHashMap<>(ranges);
  }

  /** A file with the questions behind it, for as long as it is needed. */
  public final class RangedSource implements AutoCloseable {
    private final SourceRequest request;
    private final Optional<Path> file;
    private final List<RangeQuestion> questions;

    private RangedSource(
        SourceRequest request, Optional<Path> file, List<RangeQuestion> questions) {
      this.request = request;
      this.file = file;
      this.questions = List.copyOf(questions);
    }

    /** What the front end is to read in the place of the file. */
    public SourceRequest request() {
      return request;
    }

    /**
     * The program with the questions as preconditions may ask them.
     *
     * @param program as it was read; of {@link #request} if there are ranges
     */
    public Ranged in(Program program) {
      Map<SymbolId, Function> functions = new LinkedHashMap<>(program.functions());
      List<Precondition> preconditions = new ArrayList<>();
      for (int i = 0; i < questions.size(); i++) {
        Function read = program.functionsNamed(name(i)).get(0);
        Function asked = asked(read, questions.get(i).text(), program);
        functions.put(asked.symbol(), asked);
        SymbolId only = questions.get(i).function().symbol();
        preconditions.add(new Precondition(asked, Optional.of(only)));
      }
      return new Ranged(
          questions.isEmpty()
              ? program
              : program.with(program.globals(), program.declarations(), functions),
          preconditions);
    }

    /** The program of the file, with the questions if there are any. */
    public Program read(Program program) {
      return questions.isEmpty() ? program : program(request);
    }

    @Override
    public void close() {
      file.ifPresent(RangeReader::delete);
    }
  }

  /**
   * A program, and what holds of its inputs.
   *
   * @param preconditions of the functions of this program
   */
  public record Ranged(Program program, List<Precondition> preconditions) {
    public Ranged {
      preconditions = List.copyOf(preconditions);
    }
  }

  /**
   * A file with questions for functions of it.
   *
   * @param request of a file that compiles
   */
  public RangedSource behind(SourceRequest request, List<Function> functions) {
    if (ranges.isEmpty()) {
      return new RangedSource(request, Optional.empty(), List.of());
    }
    Path file = created();
    SourceRequest both = request.followedBy(List.of(file));
    List<RangeQuestion> about = applicable(functions, file, both);
    List<RangeQuestion> questions = new ArrayList<>();
    write(
        file,
        IntStream.range(0, about.size()).mapToObj(i -> about.get(i).typing(name(i))).toList());
    List<String> definitions = new ArrayList<>();
    Optional<Program> typed = about.isEmpty() ? Optional.empty() : Optional.of(program(both));
    for (int i = 0; i < about.size(); i++) {
      RangeQuestion question = about.get(i);
      Optional<String> complaint = complaint(question, typed.orElseThrow(), name(i));
      complaint.ifPresent(c -> complaints.put(question.input(), c));
      if (complaint.isEmpty()) {
        inputs.add(question.input());
        Type type = RangeQuestion.type(typed.get().functionsNamed(name(i)).get(0));
        definitions.add(question.definition(name(questions.size()), type));
        questions.add(question);
      }
    }
    write(file, definitions);
    return new RangedSource(both, Optional.of(file), questions);
  }

  /** What is wrong with the ranges, now that all functions are known. */
  public Optional<String> complaint() {
    return ranges.keySet().stream()
        .filter(input -> !inputs.contains(input))
        .findFirst()
        .map(input -> "--range " + input + "=" + ranges.get(input) + ": " + reason(input));
  }

  private String reason(String input) {
    return complaints.getOrDefault(input, "there is no function that it could be about");
  }

  /** The questions that the compiler accepts. */
  private List<RangeQuestion> applicable(List<Function> functions, Path file, SourceRequest both) {
    List<RangeQuestion> all = new ArrayList<>();
    for (Function function : functions) {
      ranges.forEach((input, range) -> all.add(new RangeQuestion(function, input, range)));
    }
    write(file, IntStream.range(0, all.size()).mapToObj(i -> all.get(i).typing(name(i))).toList());
    Map<Integer, String> errors = new LinkedHashMap<>();
    for (Diagnostic error : frontEnd.errorsIn(both)) {
      errors.putIfAbsent(error.at().line() - 1, error.message());
    }
    errors.forEach(
        (i, message) -> {
          if (i >= 0 && i < all.size()) {
            RangeQuestion question = all.get(i);
            complaints.putIfAbsent(
                question.input(), "no input of " + question.function().name() + ": " + message);
          }
        });
    return IntStream.range(0, all.size())
        .filter(i -> !errors.containsKey(i))
        .mapToObj(all::get)
        .toList();
  }

  private static Optional<String> complaint(RangeQuestion question, Program typed, String name) {
    List<Function> found = typed.functionsNamed(name);
    if (found.isEmpty()) {
      return Optional.of(question.input() + " cannot be asked for");
    }
    if (!new Purity(typed, CallGraph.of(typed)).isQuestion(found.get(0))) {
      return Optional.of(question.input() + " changes something");
    }
    Type type = RangeQuestion.type(found.get(0));
    if (!RangeQuestion.isNumber(type)) {
      return Optional.of(question.input() + " is no number of at most 64 bits, but '" + type + "'");
    }
    return question.isOutside(type)
        ? Optional.of("no value of '" + type + "' is in the range")
        : Optional.empty();
  }

  private static String name(int index) {
    return "heapwright_range_" + (index + 1);
  }

  private Program program(SourceRequest both) {
    return ((SourceReading.Translated) frontEnd.read(both)).program();
  }

  /** A function of ours: no file of the user's has its decisions, and its name says what holds. */
  private static Function asked(Function read, String text, Program program) {
    Function guarded = Probe.guarded(read, program.model(), true);
    List<BasicBlock> blocks =
        guarded.blocks().stream()
            .map(b -> new BasicBlock(b.id(), b.statements(), untold(b.terminator())))
            .toList();
    return new Function(
        guarded.symbol(),
        text,
        guarded.type(),
        guarded.linkage(),
        guarded.parameters(),
        guarded.locals(),
        blocks,
        List.of(),
        Precondition.RANGES.start());
  }

  private static Terminator untold(Terminator end) {
    return end instanceof Terminator.Branch t
        ? new Terminator.Branch(
            t.decision(), t.condition(), t.ifTrue(), t.ifFalse(), Optional.empty(), t.span())
        : end;
  }

  // Files.

  private static Path created() {
    try {
      return Files.createTempFile("heapwright", ".c");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void write(Path file, List<String> lines) {
    try {
      Files.writeString(file, String.join("", lines));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
