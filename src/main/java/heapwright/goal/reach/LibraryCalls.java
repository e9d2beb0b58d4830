package heapwright.goal.reach;

import heapwright.goal.Goal;
import heapwright.goal.reach.Instrumentation.Instrumented;
import heapwright.ir.Program;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Callee;
import heapwright.ir.code.ControlPoint;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Relation;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceLine;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.PointerType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Makes of the calls of a library's function outcomes of decisions: the function itself has no text
 * that every call enters. Before a call by name the decision is certain; before one through a
 * pointer it asks whether the pointer is the function.
 */
final class LibraryCalls {
  private final Program program;
  private final ReachGoal goal;
  private final SymbolId library;
  private final List<Goal> reached = new ArrayList<>();

  LibraryCalls(Program program, ReachGoal goal, SymbolId library) {
    this.program = program;
    this.goal = goal;
    this.library = library;
  }

  Instrumented instrumented() {
    Map<SymbolId, Function> functions = new LinkedHashMap<>(program.functions());
    for (Function function : program.functions().values()) {
      if (!function.span().isOurs() && !function.isStub()) {
        functions.put(function.symbol(), new Calls(function).watched());
      }
    }
    Program watched = program.with(program.globals(), program.declarations(), functions);
    return new Instrumented(watched, functions.get(goal.function().symbol()), reached);
  }

  /** The calls of one function. */
  private final class Calls {
    private final Function function;
    private final CodeInsertion rewriting;
    private int decisions;

    Calls(Function function) {
      this.function = function;
      rewriting = new CodeInsertion(function);
    }

    Function watched() {
      Map<ControlPoint, UnaryOperator<BlockId>> code = new LinkedHashMap<>();
      for (BasicBlock block : function.blocks()) {
        for (int i = 0; i < block.statements().size(); i++) {
          ControlPoint here = new ControlPoint.Within(block.id(), i);
          condition(block.statements().get(i))
              .ifPresent(condition -> code.put(here, next -> decided(condition, next)));
        }
      }
      if (code.isEmpty()) {
        return function;
      }
      rewriting.insert(code);
      return rewriting.starting(List.of());
    }

    /** When a statement calls the function; never if empty. */
    private Optional<Expression> condition(Statement statement) {
      if (!(statement instanceof Statement.Call call)) {
        return Optional.empty();
      }
      if (call.callee() instanceof Callee.Direct direct) {
        return Optional.of(compared(constant(1), Relation.NOT_EQUAL, constant(0)))
            .filter(always -> direct.symbol().equals(library));
      }
      Expression pointer = ((Callee.Indirect) call.callee()).pointer();
      return Optional.of(
          compared(
              pointer,
              Relation.EQUAL,
              new Expression.FunctionAddress(library, (PointerType) pointer.type(), span())));
    }

    private Expression constant(int value) {
      return new Expression.IntegerConstant(value, program.model().signedInt(), span());
    }

    private Expression compared(Expression left, Relation relation, Expression right) {
      return new Expression.Comparison(relation, left, right, program.model().signedInt(), span());
    }

    private BlockId decided(Expression condition, BlockId next) {
      DecisionId decision =
          new DecisionId(new StatementNumber(function.statements().size() + 1), ++decisions);
      BlockId called = rewriting.block(List.of(), new Terminator.Jump(next, span()));
      BlockId from =
          rewriting.block(
              List.of(),
              new Terminator.Branch(decision, condition, called, next, Optional.empty(), span()));
      SourceLine line = new SourceLine(span().file(), span().line());
      reached.add(
          new Goal.Branch(
              function.symbol(), decision, List.of(0), from, called, goal.text(), line));
      return from;
    }

    private SourceSpan span() {
      return function.span();
    }
  }
}
