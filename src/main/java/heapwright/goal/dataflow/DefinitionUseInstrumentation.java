package heapwright.goal.dataflow;

import heapwright.goal.Goal;
import heapwright.goal.GoalInstrumentation;
import heapwright.goal.InstrumentedGoals;
import heapwright.goal.RunMonitor;
import heapwright.ir.Global;
import heapwright.ir.Initialiser;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.Linkage;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceFile;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Qualifiers;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All-uses: methods pursue outcomes of a function that remembers its definitions. Which execution
 * of a store in a loop is remembered is left open, as a variable that may begin with any value:
 * what is proved holds for all of them.
 */
public final class DefinitionUseInstrumentation implements GoalInstrumentation {
  /** No C program can name it. */
  static final SymbolId CHOICE = new SymbolId("the remembered execution");

  @Override
  public Program prepared(Program program) {
    IntegerType type = program.model().signedInt();
    // Not one of ours: those begin with what is written there, and this one with any value.
    SourceSpan nowhere = new SourceFile("(data flow)").start();
    Global choice =
        new Global(
            CHOICE,
            CHOICE.key(),
            type,
            Linkage.EXTERNAL,
            Optional.of(new Initialiser(List.of())),
            Qualifiers.NONE,
            program.model().size(type),
            program.model().alignment(type),
            nowhere);
    Map<SymbolId, Global> globals = new LinkedHashMap<>(program.globals());
    globals.put(CHOICE, choice);
    return program.with(globals, program.declarations(), program.functions());
  }

  @Override
  public List<Goal> parts(Goal goal) {
    return List.of(goal);
  }

  @Override
  public InstrumentedGoals instrumented(Program program, Function function, List<Goal> parts) {
    return new ShadowCode(program, DataFlow.of(program, function)).instrumented(parts);
  }

  @Override
  public RunMonitor monitor(Program program, Function function, List<Goal> parts) {
    return new DefinitionUseMonitor(DataFlow.of(program, function), program.model());
  }
}
