package heapwright.symbolic;

import heapwright.ir.IntegerType;
import heapwright.ir.Statement;
import heapwright.symbolic.term.Reading;
import heapwright.symbolic.term.Sort;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.util.ArrayList;
import java.util.List;

/** What the library asks of standard input. */
final class StandardInputReads {
  private static final IntegerType LONG =
      new IntegerType(IntegerType.Kind.LONG, Numbers.POINTER, false);

  private final Execution execution;
  private final Statement.Call call;
  private final List<Value> arguments;
  private final Terms terms;
  private final StandardInput input;

  private StandardInputReads(Execution execution, Statement.Call call, List<Value> arguments) {
    execution.environment().requireCaller("reads standard input");
    this.execution = execution;
    this.call = call;
    this.arguments = arguments;
    terms = execution.environment().terms();
    input = execution.state().input();
  }

  /** {@code __hw_read}: the input ends here, or there is one more byte. */
  static Progress read(Execution execution, Statement.Call call, List<Value> arguments) {
    return new StandardInputReads(execution, call, arguments).read();
  }

  private Progress read() {
    PathState ended = after(execution.state().with(input.atEnd()), Numbers.POINTER, 0);
    if (input.ended()) {
      return new Progress.Moved(ended);
    }
    List<Alternative> ways = new ArrayList<>();
    ways.add(Alternative.of(ended));
    Term octet = symbol(8, Reading.TEXT);
    Place buffer = new Locations(execution).of(arguments.get(1), 1, Numbers.OCTET);
    execution.memory.write(buffer, 1, new Value.Number(octet));
    execution.become(execution.state().with(input.with(new StandardInput.Octet(octet))));
    PathState more = after(execution.state(), Numbers.POINTER, 1);
    ways.add(
        input.endsInNumber()
            ? Alternative.of(more, new Fact(isNoDigit(octet), "the number before goes on"))
            : Alternative.of(more));
    return new Progress.Forked(ways);
  }

  private Term isNoDigit(Term octet) {
    Term above = terms.subtract(octet, terms.bits(8, '0'));
    return terms.not(terms.lessUnsigned(above, terms.bits(8, 10)));
  }

  /**
   * {@code __hw_numeral}: a number comes next, or it is as if nobody had asked. The second way has
   * all inputs of the first one, too, digit by digit; so nothing is proved by the first.
   */
  static Progress numeral(Execution execution, Statement.Call call, List<Value> arguments) {
    return new StandardInputReads(execution, call, arguments).numeral();
  }

  private Progress numeral() {
    PathState unasked = after(execution.state(), 32, 0);
    if (input.ended()) {
      return new Progress.Moved(unasked);
    }
    int bits = (int) constant(arguments.get(0));
    boolean signed = constant(arguments.get(1)) != 0;
    Term number = symbol(bits, signed ? Reading.SIGNED : Reading.UNSIGNED);
    Place target = new Locations(execution).of(arguments.get(2), Long.BYTES, LONG);
    Term wide = terms.resize(number, Numbers.POINTER, signed);
    execution.memory.write(target, Long.BYTES, new Value.Number(wide));
    StandardInput.Piece piece = new StandardInput.Numeral(number, signed);
    execution.become(execution.state().with(input.with(piece)));
    PathState read = after(execution.state(), 32, 1);
    return new Progress.Forked(List.of(Alternative.of(unasked), Alternative.of(read)));
  }

  private static long constant(Value value) {
    return Numbers.constant(((Value.Number) value).term()).orElseThrow();
  }

  private Term symbol(int bits, Reading reading) {
    String name = "stdin[" + input.pieces().size() + "]";
    return execution.environment().symbol(name, "stdin", Sort.bits(bits), reading);
  }

  private PathState after(PathState state, int width, long result) {
    return BuiltIns.after(state, call, new Value.Number(terms.bits(width, result)));
  }
}
