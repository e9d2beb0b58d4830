package heapwright.symbolic;

import heapwright.ir.StandardStreams;
import heapwright.ir.Statement;
import heapwright.ir.SymbolId;
import heapwright.symbolic.SymbolicValue.Address;
import heapwright.symbolic.term.BitsReading;
import heapwright.symbolic.term.Sort;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.util.List;
import java.util.Map;

/**
 * Functions that print. The program cannot observe what they print; output to an output stream
 * succeeds, and to standard input it fails.
 */
final class Output {
  /** The result of a printing function. */
  private interface Answer {
    Term of(Output output);
  }

  private static final int INT = 32;
  private static final int STANDARD_OUTPUT = -1;

  private final Execution execution;
  private final Statement.Call call;
  private final List<SymbolicValue> arguments;
  private final Terms terms;

  private Output(Execution execution, Statement.Call call, List<SymbolicValue> arguments) {
    this.execution = execution;
    this.call = call;
    this.arguments = arguments;
    terms = execution.environment().terms();
  }

  static void addTo(Map<String, SymbolicBuiltIn> all) {
    for (String name : List.of("printf", "vprintf", "puts")) {
      all.put(name, function(STANDARD_OUTPUT, Output::length));
    }
    for (String name : List.of("fprintf", "vfprintf")) {
      all.put(name, function(0, Output::length));
    }
    for (String name : List.of("fputc", "putc")) {
      all.put(name, function(1, Output::character));
    }
    all.put("putchar", function(STANDARD_OUTPUT, Output::character));
    all.put("fputs", function(1, output -> output.terms.bits(INT, 1)));
    SymbolicBuiltIn done = function(STANDARD_OUTPUT, output -> output.terms.bits(INT, 0));
    all.put("fflush", done);
    all.put("perror", done);
  }

  private static SymbolicBuiltIn function(int stream, Answer answer) {
    return (execution, call, arguments) ->
        new Output(execution, call, arguments).print(stream, answer);
  }

  private StepResult print(int stream, Answer answer) {
    boolean fails = stream != STANDARD_OUTPUT && isForInput(arguments.get(stream));
    Term result = fails ? terms.bits(INT, -1) : answer.of(this);
    return SymbolicBuiltIns.returned(execution, call, new SymbolicValue.Number(result));
  }

  private boolean isForInput(SymbolicValue pointer) {
    Address stream = new Locations(execution).address(pointer, ScalarTerms.OCTET);
    List<SymbolId> open = new StandardStreams(execution.environment().program()).objects();
    List<ObjectId> objects =
        open.stream().map(symbol -> execution.environment().globals.id(symbol)).toList();
    if (!objects.contains(stream.object())) {
      throw Interruption.unsupported("prints to a stream of the program's own");
    }
    return objects.indexOf(stream.object()) == 0;
  }

  private Term character() {
    Term given = ((SymbolicValue.Number) arguments.get(0)).term();
    return terms.zeroExtend(terms.resize(given, Byte.SIZE, false), INT);
  }

  /** The number of characters is unknown but not negative. Each call prints its own number. */
  private Term length() {
    if (call.result().isEmpty()) {
      return terms.bits(INT, 0);
    }
    String name = "printed[" + execution.state().facts().size() + "]";
    Term count =
        execution.environment().symbol(name, "printed", Sort.bits(INT - 1), BitsReading.UNSIGNED);
    Term length = terms.zeroExtend(count, INT);
    // The fact is redundant; it makes the number of facts grow, which numbers the next call.
    Term isLength = terms.atMostSigned(terms.bits(INT, 0), length);
    execution.become(execution.state().assuming(new Fact(isLength, "printing fails")));
    return length;
  }
}
