package heapwright.bench;

import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Edge;
import heapwright.analysis.UnconstrainedEdges;
import heapwright.app.program.CLibrary;
import heapwright.ir.Program;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.type.DataModel;
import heapwright.machine.ConcreteMachine;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import heapwright.testcase.stub.Stubs;
import heapwright.world.Contract;
import java.nio.file.Path;
import java.util.List;

/**
 * One of our twelve programs.
 *
 * @param own the functions of its file
 */
record TaoProgram(Program program, List<Function> own) {
  static TaoProgram read(Path file) {
    CFrontEnd frontEnd = new CFrontEnd();
    SourceReading reading =
        frontEnd.read(new SourceRequest(file, "gcc", List.of(), DataModel.LP64));
    Program unit = ((SourceReading.Translated) reading).program();
    Program linked = new CLibrary(frontEnd).link(unit, ConcreteMachine.libraryRoots());
    Program program =
        Stubs.complete(linked, new ConcreteMachine(linked)::defines, symbol -> Contract.OPEN);
    List<Function> own =
        unit.functions().values().stream()
            .filter(f -> f.span().file().path().equals(file.toString()))
            .map(f -> program.functions().get(f.symbol()))
            .toList();
    return new TaoProgram(program, own);
  }

  /** Edges between statements, as the publication counts: those within blocks too. */
  int edges() {
    return own.stream().mapToInt(TaoProgram::edges).sum();
  }

  private static int edges(Function function) {
    int edges = ControlFlowGraph.of(function).edges().size();
    for (BasicBlock block : function.blocks()) {
      long steps = block.statements().stream().filter(s -> s instanceof Statement.Step).count();
      edges += Math.max(0, (int) steps - 1);
    }
    return edges;
  }

  List<Edge> unconstrained() {
    return own.stream()
        .flatMap(f -> UnconstrainedEdges.of(ControlFlowGraph.of(f)).chains().stream())
        .flatMap(chain -> chain.representative().stream())
        .toList();
  }

  /** The conditions that && and || join are numbered 12.1, 12.2, and so on. */
  int withinConditions() {
    return (int)
        unconstrained().stream().filter(edge -> edge.outcome().toString().contains(".")).count();
  }
}
