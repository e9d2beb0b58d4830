package heapwright.symbolic.library;

import heapwright.ir.code.Statement;
import heapwright.ir.type.IntegerType;
import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.execution.Execution;
import heapwright.symbolic.execution.Locations;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.heap.Place;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.path.Fact;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.path.StandardInput;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.Sort;
import heapwright.world.LibraryOperation.StreamOperation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The library's reads of standard input. */
final class StandardInputReads {
  private static final IntegerType LONG =
      new IntegerType(IntegerType.Kind.LONG, ScalarTerms.POINTER, false);

  private final Execution execution;
  private final Statement.Call call;
  private final List<SymbolicValue> arguments;
  private final Terms terms;
  private final StandardInput input;

  private StandardInputReads(
      Execution execution, Statement.Call call, List<SymbolicValue> arguments) {
    execution.environment().requireCaller("reads standard input");
    this.execution = execution;
    this.call = call;
    this.arguments = arguments;
    terms = execution.environment().terms();
    input = execution.state().input();
  }

  /** The implementation of what models read by; the others are models themselves. */
  static Optional<SymbolicBuiltIn> of(StreamOperation operation) {
    return Optional.ofNullable(
        switch (operation) {
          case READ_BYTES -> StandardInputReads::read;
          case READ_NUMERAL -> StandardInputReads::numeral;
          case READ_CHARACTER,
              UNREAD_CHARACTER,
              READ_LINE,
              SCAN_INPUT,
              SCAN_GIVEN,
              TELL_STREAM_STATE,
              PRINT_FORMATTED,
              PRINT_LISTED,
              PRINT_LINE,
              PRINT_TEXT,
              PRINT_CHARACTER,
              PUT_CHARACTER,
              PRINT_ERROR,
              WRITE_ELEMENTS,
              WRITE_BYTES,
              FLUSH ->
              null;
        });
  }

  /** {@code __hw_read}: the input ends here, or there is one more byte. */
  static StepResult read(Execution execution, Statement.Call call, List<SymbolicValue> arguments) {
    return new StandardInputReads(execution, call, arguments).read();
  }

  private StepResult read() {
    PathState ended = after(execution.state().with(input.atEnd()), ScalarTerms.POINTER, 0);
    if (input.ended()) {
      return new StepResult.Moved(ended);
    }
    List<Alternative> ways = new ArrayList<>();
    ways.add(Alternative.of(ended));
    Term octet = symbol(8, BitsReading.TEXT);
    Place buffer = new Locations(execution).of(arguments.get(1), 1, ScalarTerms.OCTET);
    execution.memory.write(buffer, 1, new SymbolicValue.Number(octet));
    execution.become(execution.state().with(input.with(new StandardInput.Octet(octet))));
    PathState more = after(execution.state(), ScalarTerms.POINTER, 1);
    ways.add(
        input.endsInNumber()
            ? Alternative.of(more, new Fact(isNoDigit(octet), "the number before goes on"))
            : Alternative.of(more));
    return new StepResult.Forked(ways);
  }

  private Term isNoDigit(Term octet) {
    Term above = terms.subtract(octet, terms.bits(8, '0'));
    return terms.not(terms.lessUnsigned(above, terms.bits(8, 10)));
  }

  /**
   * {@code __hw_numeral}: a number comes next, or the input is read character by character. The
   * second alternative has all inputs of the first one, digit by digit, so proofs rest on it alone.
   */
  static StepResult numeral(
      Execution execution, Statement.Call call, List<SymbolicValue> arguments) {
    return new StandardInputReads(execution, call, arguments).numeral();
  }

  private StepResult numeral() {
    PathState unasked = after(execution.state(), 32, 0);
    if (input.ended()) {
      return new StepResult.Moved(unasked);
    }
    int bits = (int) constant(arguments.get(0));
    boolean signed = constant(arguments.get(1)) != 0;
    Term number = symbol(bits, signed ? BitsReading.SIGNED : BitsReading.UNSIGNED);
    Place target = new Locations(execution).of(arguments.get(2), Long.BYTES, LONG);
    Term wide = terms.resize(number, ScalarTerms.POINTER, signed);
    execution.memory.write(target, Long.BYTES, new SymbolicValue.Number(wide));
    StandardInput.Piece piece = new StandardInput.Numeral(number, signed);
    execution.become(execution.state().with(input.with(piece)));
    PathState read = after(execution.state(), 32, 1);
    return new StepResult.Forked(List.of(Alternative.of(unasked), Alternative.of(read)));
  }

  private static long constant(SymbolicValue value) {
    return ScalarTerms.constant(((SymbolicValue.Number) value).term()).orElseThrow();
  }

  private Term symbol(int bits, BitsReading reading) {
    String name = "stdin[" + input.pieces().size() + "]";
    return execution.environment().symbol(name, "stdin", Sort.bits(bits), reading);
  }

  private PathState after(PathState state, int width, long result) {
    return SymbolicBuiltIns.after(state, call, new SymbolicValue.Number(terms.bits(width, result)));
  }
}
