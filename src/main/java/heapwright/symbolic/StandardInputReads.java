package heapwright.symbolic;

import heapwright.ir.Statement;
import heapwright.symbolic.term.Reading;
import heapwright.symbolic.term.Sort;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.util.ArrayList;
import java.util.List;

/** {@code __hw_read}: the input ends here, or there is one more byte. */
final class StandardInputReads {
  private StandardInputReads() {}

  static Progress read(Execution execution, Statement.Call call, List<Value> arguments) {
    execution.environment().requireCaller("reads standard input");
    Terms terms = execution.environment().terms();
    Value none = new Value.Number(terms.bits(Numbers.POINTER, 0));
    StandardInput input = execution.state().input();
    PathState ended = BuiltIns.after(execution.state().with(input.atEnd()), call, none);
    if (input.ended()) {
      return new Progress.Moved(ended);
    }
    List<Alternative> ways = new ArrayList<>();
    ways.add(Alternative.of(ended));
    String name = "stdin[" + input.bytes().size() + "]";
    Term octet = execution.environment().symbol(name, "stdin", Sort.bits(8), Reading.TEXT);
    Place buffer = new Locations(execution).of(arguments.get(1), 1, Numbers.OCTET);
    execution.memory.write(buffer, 1, new Value.Number(octet));
    execution.become(execution.state().with(input.with(octet)));
    Value one = new Value.Number(terms.bits(Numbers.POINTER, 1));
    ways.add(Alternative.of(BuiltIns.after(execution.state(), call, one)));
    return new Progress.Forked(ways);
  }
}
