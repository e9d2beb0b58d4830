package heapwright.method.inka.unfolding;

import heapwright.ir.code.Function;
import heapwright.ir.type.Local;
import heapwright.method.inka.state.BlockArrival;
import heapwright.method.inka.state.CallFrame;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.DomainValue;
import heapwright.method.inka.state.HypothesisWidening;
import heapwright.method.inka.state.OpenItem;
import heapwright.method.inka.state.UnfoldingStop;
import heapwright.method.inka.state.Writes;
import heapwright.method.inka.world.CallContext;
import heapwright.method.inka.world.ConstraintWorld;
import heapwright.method.inka.world.DomainOperators;
import heapwright.method.inka.world.Recursions;
import heapwright.method.inka.world.ReturnValues;
import heapwright.symbolic.persistent.IntMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a function that calls itself returns in some circumstances, whatever memory holds. At first
 * its calls are supposed not to come back. One call is tried on what is supposed of those that it
 * makes; what it adds is supposed too, until it adds nothing: then it holds of all calls, by
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
    function = inside.frame().structure().function();
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
    for (int i = 0; i < MOST && !world.patience().isTired(); i++) {
      Optional<ReturnValues> more = call(known);

      if (relax()) {
        known = ReturnValues.NEVER;
        i = 0;
      } else if (more.isEmpty() || more.get().isWithin(known)) {
        return told(known);
      } else {
        known = known.widened(more.get(), widening, result.type(), i);
      }
    }
    return ReturnValues.ANYTHING;
  }

  /** Takes in the circumstances of calls that were met; false if there were no others. */
  private boolean relax() {
    List<CallContext> strangers = recursions.strangers();
    if (strangers.isEmpty() || relaxations > MOST_RELAXATIONS) {
      return false;
    }
    relaxations++;
    for (CallContext stranger : strangers) {
      given = relaxations > MOST_RELAXATIONS ? CallContext.ANY : given.or(stranger);
    }
    return true;
  }

  private ReturnValues told(ReturnValues known) {
    boolean isAll =
        known
            .numbers()
            .filter(v -> v.equals(DomainOperators.wordType(result.type()).all()))
            .isPresent();
    return isAll ? ReturnValues.ANYTHING : known.everywhere();
  }

  /** What comes back from one call, if anything does. */
  private Optional<ReturnValues> call(ReturnValues supposed) {
    world.push();
    Optional<ReturnValues> returned =
        recursions.supposing(
            new Recursions.Supposition(function.symbol(), given, supposed), this::walk);
    world.pop();
    return returned.map(found -> found.outlasting(world.engine()));
  }

  private Optional<ReturnValues> walk() {
    ConstraintState begin = begin();
    ConstraintState after = begin.with(world.storage().joined(begin, Writes.EVERYTHING));
    ConstraintState exit = world.invocations().returnedAnything(after);
    int end = begin.frame().structure().end();
    UnfoldingStop stop =
        new UnfoldingStop(begin.frame().depth(), end, Optional.of(exit), Optional.empty());
    Optional<List<OpenItem>> items =
        PathTranslation.from(world, BlockArrival.arrived(begin), stop, 0)
            .flatMap(open -> new PropagationLoop(world).settle(open))
            .flatMap(open -> new OpenItemDeduction(world, begin).deduce(open));
    return items.isPresent() && world.calculus().propagate()
        ? exit.frame().registers().get(result.id().index()).map(ReturnValues::of)
        : Optional.empty();
  }

  /** The beginning of any call of the function in the circumstances. */
  private ConstraintState begin() {
    IntMap<DomainValue> registers = IntMap.empty();
    for (Local parameter : function.parameters()) {
      if (!parameter.inMemory()) {
        DomainValue anything = world.calculus().fresh(parameter.type(), parameter.name());
        registers = registers.with(parameter.id().index(), anything);
      }
    }
    CallFrame any = frame(1, registers, Optional.of(frame(0, IntMap.empty(), Optional.empty())));
    ConstraintState begin =
        new ConstraintState(any, world.storage().without(world.storage().input()));
    given.restrict(world, begin);
    return begin;
  }

  /** What waits for the call is no part of what is being called, but for the function itself. */
  private CallFrame frame(int depth, IntMap<DomainValue> registers, Optional<CallFrame> caller) {
    return new CallFrame(
        world.nextFrame(),
        depth,
        inside.frame().structure(),
        registers,
        new CallFrame.Spot(0, 0, Optional.empty(), OptionalInt.empty()),
        caller,
        caller.map(waiting -> result));
  }
}
