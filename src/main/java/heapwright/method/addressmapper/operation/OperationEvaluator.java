package heapwright.method.addressmapper.operation;

import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.Terminator;
import heapwright.ir.type.Cell;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.method.addressmapper.map.AddressMap;
import heapwright.method.addressmapper.map.EvaluationState;
import heapwright.method.addressmapper.map.MemoryCell;
import heapwright.method.addressmapper.map.PointerSlot;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.map.ProgramVariable;
import heapwright.method.addressmapper.map.Vector;
import heapwright.method.addressmapper.move.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Carries out the moves of a path by the published operations. A move that cannot be made ends with
 * an {@link OperationStop}.
 */
public final class OperationEvaluator implements Move.Cases<AddressMap> {
  private final Program program;
  private final PathEvaluation run;
  private final ExpressionContext expressions;
  private final Conditions conditions;

  public OperationEvaluator(
      Program program,
      InputTerms inputs,
      Sharing sharing,
      NumberQuestions questions,
      EvaluationListener log) {
    this.program = program;
    run = new PathEvaluation(program, inputs, sharing, questions, log);
    expressions = new ExpressionContext(run);
    conditions = new Conditions(run, expressions);
  }

  public EvaluationState state() {
    return run.state();
  }

  /** Goes on from a point of this evaluator's. */
  public void become(EvaluationState state) {
    run.become(state);
  }

  /** From here on a conflict is no proof. */
  public void reserve(String why) {
    run.reserve(why);
  }

  /** Every pointer among the parameters gets an address and a cell before the first statement. */
  public void start(Function function) {
    List<Local> nonNull = program.nonNull(function);
    for (Local parameter : function.parameters()) {
      ProgramVariable variable = run.variables.local(parameter, 0);
      PointerSlot slot = new PointerSlot.OfVariable(variable, 0);
      if (parameter.type() instanceof PointerType && !parameter.inMemory()) {
        run.move++;
        Vector vector = Vector.of(variable.name());
        PointerValue pointer =
            new UseOperation(run, expressions).use(vector, slot, parameter.type());
        if (nonNull.contains(parameter) && pointer instanceof PointerValue.To to) {
          run.nullness(to.cell(), MemoryCell.Nullness.NOT_NULL, variable.name());
        }
      } else if (parameter.type().isScalar() && !parameter.inMemory()) {
        expressions.memory().read(slot, Cell.of(parameter.type()));
      }
    }
  }

  public void make(Move move) {
    run.move++;
    expressions.at(move.depth());
    move.match(this);
  }

  /** Decides about a pointer that is not known to be NULL or not. */
  public void settle(OperationStop.Undecided question, boolean isNull) {
    new PointerConstraints(run, expressions).nullness(question.pointer(), isNull);
  }

  /** The outcome of a decision, if what was said before leaves only one. */
  public Optional<Boolean> outcome(Terminator.Branch branch, int depth) {
    expressions.at(depth);
    return conditions.known(branch.condition());
  }

  /** Whether what was said before keeps a switch from going on at a label. */
  public boolean excludes(Terminator.Switch choice, int label, int depth) {
    expressions.at(depth);
    return conditions.excludes(choice, label);
  }

  @Override
  public AddressMap passed(Move.Passed move) {
    if (move.depth() == 0) {
      run.pass();
    }
    run.log.passed(move, run.map);
    return run.map;
  }

  @Override
  public AddressMap executed(Move.Executed move) {
    return move.statement().match(new StatementEffects(run, expressions));
  }

  @Override
  public AddressMap decided(Move.Decided move) {
    Terminator.Branch branch = move.branch();
    conditions.hold(
        branch.condition(), move.truth(), branch.decision() + " is " + !move.truth() + " here");
    return run.map;
  }

  @Override
  public AddressMap chosen(Move.Chosen move) {
    conditions.choose(
        move.choice(), move.label(), move.choice().decision() + " has another value here");
    return run.map;
  }

  @Override
  public AddressMap entered(Move.Entered move) {
    List<Local> parameters = move.callee().parameters();
    int named = Math.min(parameters.size(), move.call().arguments().size());
    List<ProgramVariable> locals = new ArrayList<>();
    move.callee().locals().forEach(l -> locals.add(run.variables.local(l, move.depth())));
    for (ProgramVariable local : locals) {
      run.map = run.map.without(local);
      run.numbers = run.numbers.without(local);
    }
    expressions.at(move.depth() - 1);
    CallOperations calls = new CallOperations(run, expressions);
    for (int i = 0; i < named; i++) {
      ProgramVariable parameter = run.variables.local(parameters.get(i), move.depth());
      calls.pass(
          move.call().arguments().get(i),
          new PointerSlot.OfVariable(parameter, 0),
          parameters.get(i));
    }
    return run.map;
  }

  @Override
  public AddressMap left(Move.Left move) {
    Optional<Local> result = move.call().result();
    if (result.isEmpty()) {
      return run.map;
    }
    if (move.value().isEmpty()) {
      throw OperationStop.outside("uses the result of a function that gives none");
    }
    Type type = result.get().type();
    ProgramVariable variable = run.variables.local(result.get(), move.depth() - 1);
    PointerSlot slot = new PointerSlot.OfVariable(variable, 0);
    if (type.isAggregate()) {
      ExpressionContext.Place from = expressions.place(move.value().get(), type);
      new BlockMapping(run, expressions.memory())
          .copy(
              expressions,
              new ExpressionContext.Place(from.base(), from.vector(), slot),
              from,
              type);
    } else if (type instanceof PointerType) {
      expressions.set(variable, expressions.pointer(move.value().get()));
    } else {
      expressions.memory().write(slot, Cell.of(type), expressions.number(move.value().get()));
    }
    return run.map;
  }
}
