package heapwright.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.ir.FunctionDeclaration;
import heapwright.ir.Global;
import heapwright.ir.Initialiser;
import heapwright.ir.Program;
import heapwright.ir.code.Argument;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Linkage;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class CallGraphTest {
  private static final SymbolId MAIN = new SymbolId("main");

  @Test
  void mutualRecursionIsOneGroupAndComesBeforeItsCaller() {
    CallGraph graph =
        CallGraph.of(
            program(calling("main", "even"), calling("even", "odd"), calling("odd", "even")));
    assertTrue(graph.isRecursive(new SymbolId("even")));
    assertTrue(graph.isRecursive(new SymbolId("odd")));
    assertFalse(graph.isRecursive(MAIN));
  }

  @Test
  void selfCallIsRecursion() {
    CallGraph graph = CallGraph.of(program(calling("f", "f"), calling("g")));
    assertTrue(graph.isRecursive(new SymbolId("f")));
    assertFalse(graph.isRecursive(new SymbolId("g")));
  }

  @Test
  void declaredFunctionIsALeaf() {
    CallGraph graph = CallGraph.of(program(calling("main", "puts", "puts")));
    assertEquals(List.of(new SymbolId("puts")), graph.callees(MAIN));
    assertEquals(2, graph.calls(MAIN).size());
    assertEquals(List.of(), graph.callees(new SymbolId("puts")));
    assertEquals(List.of(MAIN), graph.callers(new SymbolId("puts")));
  }

  @Test
  void pointerReachesTheFittingFunctionsWhoseAddressIsTaken() {
    Statement passes =
        new Statement.Call(
            Optional.empty(),
            new Callee.Direct(new SymbolId("register")),
            List.of(new Argument(address("first"), Sketch.type().pointer())),
            Sketch.type(),
            Sketch.span(1));
    Function main = Sketch.function("main", List.of(passes, throughPointer()), "return");
    Program program =
        withGlobal(program(main, calling("first"), calling("second"), calling("third")), "second");
    assertEquals(
        Set.of(new SymbolId("second"), new SymbolId("first")),
        Set.copyOf(CallGraph.of(program).calls(MAIN).get(1).targets()));
    assertFalse(CallGraph.of(program).reachableFrom(MAIN).contains(new SymbolId("third")));
  }

  @Test
  void pointerDoesNotReachAFunctionOfAnotherType() {
    SymbolId other = new SymbolId("other");
    FunctionType type = DataModel.LP64.signedInt().function(List.of());
    Program plain = program(Sketch.function("main", List.of(throughPointer()), "return"));
    Program program =
        withGlobal(
            new Program(
                plain.model(),
                plain.globals(),
                Map.of(
                    other,
                    new FunctionDeclaration(
                        other, "other", type, Linkage.EXTERNAL, Sketch.span(1))),
                plain.functions(),
                List.of()),
            "other");
    assertEquals(List.of(), CallGraph.of(program).calls(MAIN).get(0).targets());
  }

  @Test
  void compatibilityLooksThroughQualifiersPrototypesAndVoidPointers() {
    Type integer = DataModel.LP64.signedInt();
    FunctionType compare =
        integer.function(List.of(VoidType.VOID.pointer(), VoidType.VOID.pointer()));
    FunctionType strings = integer.function(List.of(integer.pointer(), integer.pointer()));
    FunctionType old = new FunctionType(integer, List.of(), FunctionType.Parameters.UNSPECIFIED);
    assertTrue(CallCompatibility.compatible(compare, strings));
    assertTrue(CallCompatibility.compatible(compare, old));
    assertFalse(CallCompatibility.compatible(compare, integer.function(List.of())));
    assertFalse(CallCompatibility.compatible(strings, strings.result()));
  }

  private static Function calling(String name, String... callees) {
    List<Statement> calls =
        Arrays.stream(callees)
            .map(callee -> call(new Callee.Direct(new SymbolId(callee))))
            .toList();
    return Sketch.function(name, calls, "return");
  }

  private static Statement throughPointer() {
    return call(new Callee.Indirect(address("nothing in particular")));
  }

  private static Statement call(Callee callee) {
    return new Statement.Call(Optional.empty(), callee, List.of(), Sketch.type(), Sketch.span(1));
  }

  private static Expression address(String function) {
    return new Expression.FunctionAddress(
        new SymbolId(function), Sketch.type().pointer(), Sketch.span(1));
  }

  private static Program program(Function... functions) {
    return new Program(
        DataModel.LP64,
        Map.of(),
        Map.of(),
        Arrays.stream(functions)
            .collect(Collectors.toMap(Function::symbol, f -> f, (a, b) -> a, LinkedHashMap::new)),
        List.of());
  }

  private static Program withGlobal(Program program, String pointsTo) {
    Type pointer = Sketch.type().pointer();
    SymbolId table = new SymbolId("table");
    Initialiser initialiser =
        new Initialiser(
            List.of(new Initialiser.Item.Scalar(0, Cell.of(pointer), address(pointsTo))));
    Global global =
        new Global(
            table,
            "table",
            pointer,
            Linkage.INTERNAL,
            Optional.of(initialiser),
            Qualifiers.NONE,
            8,
            8,
            Sketch.span(1));
    return new Program(
        program.model(),
        Map.of(table, global),
        program.declarations(),
        program.functions(),
        List.of());
  }
}
