package heapwright.analysis.invariant.join;

import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Liveness;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Terminator;
import heapwright.ir.type.Local;
import heapwright.ir.type.LocalId;
import java.util.List;
import java.util.SortedSet;

/** What an analysis needs to know of a function before it starts. */
public record FunctionOutline(
    Function function,
    ControlFlowGraph flow,
    List<WeakTopologicalOrder.Element> order,
    Liveness liveness,
    Widening widening,
    FlagRegisters flags,
    Local result) {

  public static FunctionOutline of(Function function) {
    ControlFlowGraph flow = ControlFlowGraph.of(function);
    return new FunctionOutline(
        function,
        flow,
        WeakTopologicalOrder.of(flow),
        Liveness.of(flow.function()),
        new Widening(thresholds(function)),
        FlagRegisters.of(function),
        result(function));
  }

  /** A register for what the function gives back. */
  private static Local result(Function function) {
    return new Local(
        new LocalId(function.locals().size()),
        "%result",
        function.type().result(),
        Local.Storage.REGISTER,
        Local.Origin.TEMPORARY,
        1,
        function.span());
  }

  /** The constants of the function and their neighbours: where loops tend to stop. */
  public static SortedSet<Long> thresholds(Function function) {
    SortedSet<Long> found = Widening.endsOfTypes();
    function
        .expressions()
        .flatMap(Expression::parts)
        .filter(Expression.IntegerConstant.class::isInstance)
        .forEach(e -> around(((Expression.IntegerConstant) e).value(), found));
    for (BasicBlock block : function.blocks()) {
      if (block.terminator() instanceof Terminator.Switch choice) {
        choice.cases().forEach(c -> around(c.low(), found));
      }
    }
    return found;
  }

  private static void around(long number, SortedSet<Long> found) {
    if (Math.abs(number) < 1L << 61) {
      found.addAll(List.of(number - 1, number, number + 1, -number));
    }
  }
}
