package heapwright.method.sgen.transfer;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.ir.type.Cell;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.method.sgen.sigma.EvaluationStop;
import heapwright.method.sgen.ssa.Location;
import heapwright.method.sgen.ssa.Region;
import heapwright.method.sgen.ssa.SsaPointer;
import heapwright.method.sgen.ssa.SsaVariable;
import java.util.List;
import java.util.Optional;

/** Takes the steps of a path, one statement or end of a block each. */
public final class Steps {

  /** Where the path may go on from the end of a block. */
  public interface Directions {
    /** Those of the blocks, the preferred one first; at least one. */
    List<BlockId> from(Activation here, List<BlockId> blocks);
  }

  private final PathContext context;
  private final SigmaTransfer statements;
  private final DecisionTransfer decisions;

  public Steps(PathContext context) {
    this.context = context;
    statements = new SigmaTransfer(context);
    decisions = new DecisionTransfer(context);
  }

  /** σ0: version 0 of each pointer of the input is ⊤, beside its virtual parameter. */
  public void begin() {
    List<Local> wanted = context.program.nonNull(context.here().function());
    for (Local formal : context.here().function().parameters()) {
      boolean isPointer = formal.type() instanceof PointerType;
      SsaVariable variable = context.here().variable(formal);
      if (formal.inMemory()) {
        Region region = context.objects.local(formal);
        variable = isPointer ? met(region, formal.type()) : variable;
      } else {
        context.inputs.parameter(formal);
      }
      if (isPointer) {
        besideVirtual(formal, variable);
      }
      if (wanted.contains(formal)) {
        // Callers keep to what the function's declaration says of NULL.
        context.transfer.isNotNull(context.history.latest(variable));
      }
    }
  }

  private SsaVariable met(Region region, Type type) {
    return context.memory.met(region, 0, Cell.of(type)).variable();
  }

  private void besideVirtual(Local formal, SsaVariable variable) {
    SsaPointer virtual = context.history.appear(context.virtual(formal), Location.Plain.TOP, true);
    context.transfer.areEqual(context.history.latest(variable), virtual);
  }

  /** The next statement is executed. */
  public void execute(Statement statement) {
    boolean isCall = statement instanceof Statement.Call;
    statement.match(statements);
    if (!isCall) {
      context.here().advance();
    }
  }

  /** The block ends. */
  public void end(Terminator terminator, Directions directions) {
    terminator.match(new Endings(directions));
  }

  private final class Endings implements Terminator.Cases<Void> {
    private final Directions directions;

    Endings(Directions directions) {
      this.directions = directions;
    }

    private List<BlockId> directions(Terminator t) {
      return directions.from(context.here(), t.successors().stream().distinct().toList());
    }

    private void enter(BlockId next) {
      context.trace.crosses(context, context.here().block().id(), next);
      context.here().enter(next);
    }

    @Override
    public Void jump(Terminator.Jump t) {
      enter(directions(t).get(0));
      return null;
    }

    @Override
    public Void branch(Terminator.Branch t) {
      List<BlockId> open = directions(t);
      Optional<BlockId> only = open.size() == 1 ? Optional.of(open.get(0)) : Optional.empty();
      boolean isNoChoice = t.ifTrue().equals(t.ifFalse());
      List<Boolean> outcomes =
          isNoChoice
              ? List.of(true, false)
              : only.map(block -> List.of(block.equals(t.ifTrue())))
                  .orElseGet(() -> open.stream().map(b -> b.equals(t.ifTrue())).toList());
      boolean outcome = decisions.condition(t.condition(), outcomes);
      enter(outcome ? t.ifTrue() : t.ifFalse());
      return null;
    }

    @Override
    public Void choose(Terminator.Switch t) {
      enter(decisions.choice(t, directions(t)));
      return null;
    }

    @Override
    public Void giveBack(Terminator.Return t) {
      new CallInlining(context, statements).giveBack(t);
      return null;
    }

    @Override
    public Void unreachable(Terminator.Unreachable t) {
      throw EvaluationStop.bottom("the source promises that control does not come here");
    }
  }
}
