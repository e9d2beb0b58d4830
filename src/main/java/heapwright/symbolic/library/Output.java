package heapwright.symbolic.library;

import heapwright.ir.StandardStreams;
import heapwright.ir.code.SymbolId;
import heapwright.symbolic.execution.Execution;
import heapwright.symbolic.execution.Interruption;
import heapwright.symbolic.execution.Locations;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.heap.SymbolicValue.Address;
import heapwright.symbolic.path.Fact;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.Sort;
import heapwright.world.LibraryOperation.StreamOperation;
import heapwright.world.LibraryTable;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Functions that print. The program cannot observe what they print; output to an output stream
 * succeeds, and to standard input it fails.
 */
final class Output {
  private static final int INT = 32;
  private static final int STANDARD_OUTPUT = -1;

  private final BuiltInCall call;
  private final Execution execution;
  private final Terms terms;

  private Output(BuiltInCall call) {
    this.call = call;
    execution = call.execution();
    terms = call.terms();
  }

  /** The implementation of what prints; nothing of what reads. */
  static Optional<BuiltInCall.Implementation> of(StreamOperation operation, SymbolId function) {
    return Optional.ofNullable(
        switch (operation) {
          case PRINT_FORMATTED, PRINT_LISTED -> function(streamOf(function), Output::length);
          case PRINT_LINE -> function(STANDARD_OUTPUT, Output::length);
          case PRINT_TEXT -> function(1, output -> output.terms.bits(INT, 1));
          case PRINT_CHARACTER -> function(STANDARD_OUTPUT, Output::character);
          case PUT_CHARACTER -> function(1, Output::character);
          case PRINT_ERROR, FLUSH -> function(STANDARD_OUTPUT, o -> o.terms.bits(INT, 0));
          case WRITE_ELEMENTS, WRITE_BYTES -> call -> call.returned(call.argument(2));
          case READ_CHARACTER,
              UNREAD_CHARACTER,
              READ_LINE,
              READ_BYTES,
              READ_NUMERAL,
              SCAN_INPUT,
              SCAN_GIVEN,
              TELL_STREAM_STATE ->
              null;
        });
  }

  /** The stream stands before the format; without one it is standard output. */
  private static int streamOf(SymbolId function) {
    return LibraryTable.format(function).orElseThrow() == 0 ? STANDARD_OUTPUT : 0;
  }

  private static BuiltInCall.Implementation function(int stream, Function<Output, Term> answer) {
    return call -> {
      Output output = new Output(call);
      boolean fails = stream != STANDARD_OUTPUT && output.isForInput(call.argument(stream));
      return call.returned(fails ? output.terms.bits(INT, -1) : answer.apply(output));
    };
  }

  private boolean isForInput(SymbolicValue pointer) {
    Address stream = new Locations(execution).address(pointer, ScalarTerms.OCTET);
    List<SymbolId> open = new StandardStreams(execution.program()).objects();
    List<ObjectId> objects = open.stream().map(symbol -> execution.globals().id(symbol)).toList();
    if (!objects.contains(stream.object())) {
      throw Interruption.unsupported("prints to a stream of the program's own");
    }
    return objects.indexOf(stream.object()) == 0;
  }

  private Term character() {
    Term given = ((SymbolicValue.Number) call.argument(0)).term();
    return terms.zeroExtend(terms.resize(given, Byte.SIZE, false), INT);
  }

  /** The number of characters is unknown but not negative. Each call prints its own number. */
  private Term length() {
    if (call.statement().result().isEmpty()) {
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
