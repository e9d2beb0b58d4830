package heapwright.symbolic.library;

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

  private final BuiltInCall call;
  private final Execution execution;
  private final Terms terms;
  private final StandardInput input;

  private StandardInputReads(BuiltInCall call) {
    this.call = call;
    execution = call.execution();
    execution.environment().requireCaller("reads standard input");
    terms = call.terms();
    input = execution.state().input();
  }

  /** The implementation of what models read by; what does not print otherwise is a model itself. */
  static Optional<BuiltInCall.Implementation> of(StreamOperation operation) {
    return switch (operation) {
      case READ_BYTES -> Optional.of(call -> new StandardInputReads(call).read());
      case READ_NUMERAL -> Optional.of(call -> new StandardInputReads(call).numeral());
      default -> Optional.empty();
    };
  }

  /** {@code __hw_read}: the input ends here, or there is one more byte. */
  private StepResult read() {
    PathState ended = after(execution.state().with(input.atEnd()), ScalarTerms.POINTER, 0);
    if (input.ended()) {
      return new StepResult.Moved(ended);
    }
    List<Alternative> alternatives = new ArrayList<>();
    alternatives.add(Alternative.of(ended));
    Term octet = symbol(8, BitsReading.TEXT);
    Place buffer = call.bytes(1, 1);
    execution.memory.write(buffer, 1, new SymbolicValue.Number(octet));
    execution.become(execution.state().with(input.with(new StandardInput.Octet(octet))));
    PathState more = after(execution.state(), ScalarTerms.POINTER, 1);
    alternatives.add(
        input.endsInNumber()
            ? Alternative.of(more, new Fact(isNoDigit(octet), "the number before goes on"))
            : Alternative.of(more));
    return new StepResult.Forked(alternatives);
  }

  private Term isNoDigit(Term octet) {
    Term above = terms.subtract(octet, terms.bits(8, '0'));
    return terms.not(terms.lessUnsigned(above, terms.bits(8, 10)));
  }

  /**
   * {@code __hw_numeral}: a number comes next, or the input is read character by character. The
   * second alternative has all inputs of the first one, digit by digit, so proofs rest on it alone.
   */
  private StepResult numeral() {
    PathState unasked = after(execution.state(), 32, 0);
    if (input.ended()) {
      return new StepResult.Moved(unasked);
    }
    int bits = (int) constant(0);
    boolean signed = constant(1) != 0;
    Term number = symbol(bits, signed ? BitsReading.SIGNED : BitsReading.UNSIGNED);
    Place target = new Locations(execution).of(call.argument(2), Long.BYTES, LONG);
    Term wide = terms.resize(number, ScalarTerms.POINTER, signed);
    execution.memory.write(target, Long.BYTES, new SymbolicValue.Number(wide));
    StandardInput.Piece piece = new StandardInput.Numeral(number, signed);
    execution.become(execution.state().with(input.with(piece)));
    PathState read = after(execution.state(), 32, 1);
    return new StepResult.Forked(List.of(Alternative.of(unasked), Alternative.of(read)));
  }

  private long constant(int place) {
    return ScalarTerms.constant(((SymbolicValue.Number) call.argument(place)).term()).orElseThrow();
  }

  private Term symbol(int bits, BitsReading reading) {
    String name = "stdin[" + input.pieces().size() + "]";
    return execution.environment().symbol(name, "stdin", Sort.bits(bits), reading);
  }

  private PathState after(PathState state, int width, long result) {
    return call.after(state, new SymbolicValue.Number(terms.bits(width, result)));
  }
}
