package heapwright.method.inka.unfolding;

import heapwright.ir.code.Function;
import heapwright.ir.type.Local;
import heapwright.method.inka.goal.GoalView;
import heapwright.method.inka.state.CallFrame;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.HypothesisWidening;
import heapwright.method.inka.state.UnfoldingStop;
import heapwright.method.inka.state.Writes;
import heapwright.method.inka.world.CallContext;
import heapwright.method.inka.world.ConstraintWorld;
import heapwright.method.inka.world.DomainOperators;
import heapwright.method.inka.world.Recursions;
import heapwright.method.inka.world.ReturnValues;
import heapwright.solve.domains.engine.DomainValue;
import heapwright.symbolic.persistent.IntMap;
import java.util.List;
import java.util.Optional;

/**
 * What a function that calls itself returns in some circumstances, whatever memory holds. At first
 * its calls are assumed not to come back. One call is tried on what is assumed of those that it
 * makes; what it adds is assumed too, until it adds nothing: then it holds of all calls, by
 * induction over how deep they go. Calls in other circumstances return anything; those that are met
 * are taken in.
 */
public final class RecursionKnowledge {
  private static final int MOST = 16;
  private static final int MOST_RELAXATIONS = 3;

  private final ConstraintWorld world;
  private final Recursions recursions;
  private final ConstraintState inside;
  private final Function function;
  private final Local result;
  private final HypothesisWidening widening;
  private CallContext given;
  private int relaxations;

  private RecursionKnowledge(ConstraintWorld world, ConstraintState inside, CallContext given) {
    this.world = world;
    recursions = world.recursions();
    this.inside = inside;
    this.given = given;
    function = inside.frame().function();
    result = inside.frame().result().orElseThrow();
    List<Integer> blocks = function.blocks().stream().map(b -> b.id().index()).toList();
    widening = HypothesisWidening.of(function, blocks);
  }

  /**
   * What calls of the function return in the circumstances of one; a {@link Recursions.Induction}.
   */
  public static ReturnValues returned(
      ConstraintWorld world, ConstraintState inside, CallContext given) {
    return new RecursionKnowledge(world, inside, given).find();
  }

  private ReturnValues find() {
    ReturnValues known = ReturnValues.NEVER;
    for (int i = 0; i < MOST && !world.limits().isSpent(); i++) {
      Optional<ReturnValues> more = call(known);
      if (relax()) {
        known = ReturnValues.NEVER;
        i = 0;
      } else if (more.isEmpty() || more.get().isWithin(known)) {
        return stated(known);
      } else {
        known = known.widened(more.get(), widening, result.type(), i);
      }
    }
    return ReturnValues.ANYTHING;
  }

  /** Takes in the circumstances of calls that were met; false if there were no others. */
  private boolean relax() {
    List<CallContext> uncoveredCalls = recursions.uncoveredCalls();
    if (uncoveredCalls.isEmpty() || relaxations > MOST_RELAXATIONS) {
      return false;
    }
    relaxations++;
    for (CallContext call : uncoveredCalls) {
      given = relaxations > MOST_RELAXATIONS ? CallContext.ANY : given.or(call);
    }
    return true;
  }

  private ReturnValues stated(ReturnValues known) {
    boolean isAll =
        result.type().isInteger()
            && known
                .values()
                .filter(v -> v.equals(DomainOperators.wordType(result.type()).all()))
                .isPresent();
    return isAll ? ReturnValues.ANYTHING : known.everywhere();
  }

  /** What comes back from one call, if anything does. */
  private Optional<ReturnValues> call(ReturnValues assumed) {
    Recursions.Hypothesis hypothesis = new Recursions.Hypothesis(function.symbol(), given, assumed);
    return world
        .inWorld(() -> recursions.assuming(hypothesis, this::returned))
        .map(found -> found.outlasting(world.engine()));
  }

  private Optional<ReturnValues> returned() {
    ConstraintState begin = begin();
    ConstraintState after = begin.with(world.memory().joined(begin, Writes.EVERYTHING));
    ConstraintState exit = world.calls().returnedAnything(after);
    UnfoldingStop stop = UnfoldingStop.at(begin.frame(), begin.frame().structure().end(), exit);
    return OpenItemDeduction.isPossible(
            world, begin, PathTranslation.from(world, begin.arrived(), stop, 0))
        ? exit.frame().registers().get(result.id().index()).map(ReturnValues::of)
        : Optional.empty();
  }

  /** The beginning of any call of the function in the circumstances. */
  private ConstraintState begin() {
    GoalView structure = inside.frame().structure();
    IntMap<DomainValue> registers = world.operators().parameters(function);
    // What waits for the call is no part of what is being called, but for the function itself.
    CallFrame caller =
        CallFrame.begun(
            world.nextFrame(), structure, IntMap.empty(), Optional.empty(), Optional.empty());
    CallFrame any =
        CallFrame.begun(
            world.nextFrame(), structure, registers, Optional.of(caller), Optional.of(result));
    ConstraintState begin =
        new ConstraintState(any, world.memory().without(world.memory().input()));
    given.restrict(world, begin);
    return begin;
  }
}
