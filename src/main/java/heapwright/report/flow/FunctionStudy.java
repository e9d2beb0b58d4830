package heapwright.report.flow;

import heapwright.analysis.CallGraph;
import heapwright.analysis.CallGraph.CallSite;
import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Edge;
import heapwright.analysis.Loops;
import heapwright.analysis.UnconstrainedEdges;
import heapwright.ir.Program;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.source.StatementNumber;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** A function with everything that the analyses know about it. */
record FunctionStudy(
    Program program,
    Function function,
    ControlFlowGraph flow,
    Loops loops,
    UnconstrainedEdges unconstrained,
    List<CallSite> calls,
    boolean recursive) {

  static List<FunctionStudy> of(Program program, List<Function> functions) {
    CallGraph calls = CallGraph.of(program);
    return functions.stream().map(function -> of(program, function, calls)).toList();
  }

  private static FunctionStudy of(Program program, Function whole, CallGraph calls) {
    Function function = SourceFlow.of(whole);
    ControlFlowGraph flow = ControlFlowGraph.of(function);
    return new FunctionStudy(
        program,
        function,
        flow,
        Loops.of(flow),
        UnconstrainedEdges.of(flow),
        calls.calls(function.symbol()),
        calls.isRecursive(function.symbol()));
  }

  /** The edges that a decision chooses. */
  List<Edge> outcomes() {
    return flow.edges().stream().filter(e -> e.outcome().decision().isPresent()).toList();
  }

  long decisions() {
    return outcomes().stream().map(e -> e.outcome().decision()).distinct().count();
  }

  /** The numbered statements that some path passes. */
  Set<StatementNumber> reachable() {
    return function.blocks().stream()
        .filter(block -> flow.isReachable(block.id()))
        .flatMap(block -> steps(block).stream())
        .collect(Collectors.toUnmodifiableSet());
  }

  static List<StatementNumber> steps(BasicBlock block) {
    return block.statements().stream()
        .filter(Statement.Step.class::isInstance)
        .map(s -> ((Statement.Step) s).number())
        .toList();
  }
}
