package heapwright.method.addressmapper.operation;

import heapwright.ir.Program;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.method.addressmapper.map.AddressMap;
import heapwright.method.addressmapper.map.PointerSlot;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.map.ProgramVariable;
import heapwright.method.addressmapper.map.Vector;
import heapwright.method.addressmapper.move.Move;
import java.util.Optional;

/** Carries out the moves of a path by the published operations. */
public final class OperationEvaluator implements Move.Cases<AddressMap> {
  private final Program program;
  private final PathEvaluation run;
  private final ExpressionContext expressions;

  public OperationEvaluator(Program program, Sharing sharing, EvaluationListener log) {
    this.program = program;
    run = new PathEvaluation(program, sharing, log);
    expressions = new ExpressionContext(run);
  }

  public AddressMap map() {
    return run.map;
  }

  public Optional<String> conflict() {
    return run.conflict();
  }

  /** Every pointer among the parameters gets an address and a cell before the first statement. */
  public void start(Function function) {
    for (Local parameter : function.parameters()) {
      if (parameter.type() instanceof PointerType && !parameter.inMemory()) {
        run.move++;
        ProgramVariable variable = run.variables.local(parameter, 0);
        PointerSlot slot = new PointerSlot.OfVariable(variable, 0);
        new UseOperation(run).use(Vector.of(variable.name()), slot, parameter.type());
      }
    }
  }

  public void make(Move move) {
    run.move++;
    move.match(this);
  }

  @Override
  public AddressMap passed(Move.Passed move) {
    run.log.passed(move, run.map);
    return run.map;
  }

  @Override
  public AddressMap executed(Move.Executed move) {
    expressions.at(move.depth(), move.seen());
    move.statement().match(new StatementEffects(program, run, expressions));
    return run.map;
  }

  @Override
  public AddressMap decided(Move.Decided move) {
    expressions.at(move.depth(), Optional.empty());
    move.truth()
        .ifPresent(
            truth ->
                new PointerConstraints(run, expressions::operand)
                    .hold(move.branch().condition(), truth));
    return run.map;
  }

  @Override
  public AddressMap entered(Move.Entered move) {
    expressions.at(move.depth() - 1, Optional.of(move.seen()));
    int named = Math.min(move.callee().parameters().size(), move.call().arguments().size());
    for (Local local : move.callee().locals()) {
      run.map = run.map.without(run.variables.local(local, move.depth()));
    }
    for (int i = 0; i < named; i++) {
      Expression argument = move.call().arguments().get(i).value();
      Local parameter = move.callee().parameters().get(i);
      if (parameter.type() instanceof PointerType) {
        PointerValue passed = expressions.pointer(argument);
        expressions.set(run.variables.local(parameter, move.depth()), passed);
      }
    }
    return run.map;
  }

  @Override
  public AddressMap left(Move.Left move) {
    expressions.at(move.depth(), Optional.of(move.seen()));
    move.value().ifPresent(new StatementEffects(program, run, expressions)::decidedBy);
    Optional<Local> result = move.call().result();
    if (result.isPresent() && result.get().type() instanceof PointerType) {
      PointerValue pointer =
          move.value().map(expressions::pointer).orElse(PointerValue.Opaque.VALUE);
      expressions.set(run.variables.local(result.get(), move.depth() - 1), pointer);
    }
    return run.map;
  }
}
