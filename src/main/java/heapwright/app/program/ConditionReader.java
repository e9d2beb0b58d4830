package heapwright.app.program;

import heapwright.analysis.CallGraph;
import heapwright.analysis.Purity;
import heapwright.goal.reach.Event;
import heapwright.goal.reach.Probe;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.Diagnostic;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Lets the front end parse conditions as functions appended to the file, so that every declaration
 * of the file is in scope.
 */
public final class ConditionReader {
  /** Each appended condition takes three lines. */
  private static final int LINES = 3;

  private final CFrontEnd frontEnd;
  private final SourceRequest request;

  public ConditionReader(CFrontEnd frontEnd, SourceRequest request) {
    this.frontEnd = frontEnd;
    this.request = request;
  }

  /** What happened to conditions. */
  public sealed interface Read {
    /**
     * They can be asked.
     *
     * @param program the file's, with functions that ask them
     * @param probes for the function of that program
     */
    record Right(Program program, Map<Event.Condition, Probe> probes) implements Read {}

    /**
     * One cannot.
     *
     * @param at where in its text, from 0
     */
    record Wrong(Event.Condition condition, int at, String message) implements Read {}
  }

  /**
   * @param function whose statements the conditions are about
   */
  public Read read(Function function, List<Event.Condition> conditions) {
    try {
      Path file = Files.createTempFile("heapwright", ".c");
      try {
        return read(function, conditions, file);
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Read read(Function function, List<Event.Condition> conditions, Path file)
      throws IOException {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < conditions.size(); i++) {
      text.append(new ConditionFunction(conditions.get(i), function).definition(name(i)));
    }
    Files.writeString(file, text);
    SourceRequest both = request.followedBy(List.of(file));
    Optional<Read> error =
        frontEnd.errorsIn(both).stream().findFirst().map(e -> wrong(function, conditions, e));
    return error.orElseGet(() -> translated(function, conditions, both));
  }

  private static String name(int index) {
    return "heapwright_when_" + (index + 1);
  }

  private Read translated(Function function, List<Event.Condition> conditions, SourceRequest both) {
    return frontEnd
        .read(both)
        .match(
            reading -> probed(reading.program(), function.symbol(), conditions),
            reading -> wrong(function, conditions, reading.errors().get(0)));
  }

  /** An error, with its position translated into the condition's own text. */
  private static Read wrong(Function function, List<Event.Condition> conditions, Diagnostic error) {
    int index = Math.max(0, Math.min((error.at().line() - 1) / LINES, conditions.size() - 1));
    Event.Condition condition = conditions.get(index);
    int line = error.at().line() % LINES;
    int at =
        line == 2
            ? new ConditionFunction(condition, function).origin(error.at().column())
            : line == 0 ? condition.text().length() : 0;
    return new Read.Wrong(condition, at, error.message());
  }

  private static Read probed(Program program, SymbolId symbol, List<Event.Condition> conditions) {
    Map<SymbolId, Function> functions = new LinkedHashMap<>(program.functions());
    Map<Event.Condition, Probe> probes = new LinkedHashMap<>();
    for (int i = 0; i < conditions.size(); i++) {
      List<Function> found = program.functionsNamed(name(i));
      if (found.isEmpty()) {
        return new Read.Wrong(conditions.get(i), 0, unsupported(program, name(i)));
      }
      if (!new Purity(program, CallGraph.of(program)).isQuestion(found.get(0))) {
        return new Read.Wrong(conditions.get(i), 0, "a condition must not change anything");
      }
      Function question = Probe.guarded(found.get(0), program.model(), false);
      functions.put(question.symbol(), question);
      ConditionFunction text = new ConditionFunction(conditions.get(i), functions.get(symbol));
      probes.put(conditions.get(i), new Probe(question, text.arguments()));
    }
    return new Read.Right(
        program.with(program.globals(), program.declarations(), functions), probes);
  }

  private static String unsupported(Program program, String name) {
    return program.unsupported().stream()
        .filter(u -> u.name().equals(name))
        .map(u -> "this needs " + u.construct())
        .findFirst()
        .orElse("this cannot be asked");
  }
}
