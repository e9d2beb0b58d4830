package heapwright.symbolic.tuple;

import heapwright.ir.type.Local;
import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.execution.CallRule;
import heapwright.symbolic.execution.Execution;
import heapwright.symbolic.execution.FrameObjects;
import heapwright.symbolic.execution.Indices;
import heapwright.symbolic.execution.Interruption;
import heapwright.symbolic.execution.Locations;
import heapwright.symbolic.execution.PendingCall;
import heapwright.symbolic.execution.PointerEquality;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.heap.Place;
import heapwright.symbolic.heap.PointerId;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.heap.SymbolicValue.Address;
import heapwright.symbolic.heap.SymbolicValue.Unknown;
import heapwright.symbolic.path.AliasHypothesis;
import heapwright.symbolic.path.Fact;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;

/**
 * Applies a tuple to a call: renames the virtual parameters to the actual ones, checks the path's
 * requirements in order, and applies its effects. What the caller's state leaves open about
 * pointers is decided as the path requires; facts about numbers go to the solver.
 */
public final class TupleApplication {
  private final PendingCall call;
  private final Tuple tuple;
  private final Execution execution;
  private final Terms terms;
  private final Renaming renaming;
  private final CallerCheck check;
  private final List<Fact> facts = new ArrayList<>();

  /** Whether something about pointers was decided as the path requires. */
  private boolean decided;

  /** A call was answered with one of the alternatives that a tuple gives. */
  private record Answer(Tuple tuple, int index) implements CallRule.Answer {
    @Override
    public StepResult again(PendingCall call) {
      Alternative chosen = of(call, tuple).alternatives().get(index);
      return chosen.end().orElseGet(() -> new StepResult.Moved(chosen.state()));
    }
  }

  private TupleApplication(PendingCall call, Tuple tuple) {
    this.call = call;
    this.tuple = tuple;
    execution = new Execution(call.environment(), call.state());
    terms = call.environment().terms();
    renaming = new Renaming(execution, tuple, call.arguments());
    check = new CallerCheck(execution, tuple, renaming);
  }

  /** The result of applying a path through the callee to a call. */
  public static TupleResult of(PendingCall call, Tuple tuple) {
    return new TupleApplication(call, tuple).applied();
  }

  private TupleResult applied() {
    try {
      pass();
      Optional<AliasHypothesis> alias = fit();
      if (alias.isPresent()) {
        return decided
            ? new TupleResult.Applied(labelled(List.of(again())))
            : new TupleResult.Aliased(alias.get());
      }
      check.inspect();
      for (Fact fact : tuple.end().facts().toList()) {
        require(renaming.of(fact.term()), fact.otherwise());
      }
      return ended();
    } catch (Interruption interruption) {
      return interrupted(interruption.progress(execution.state()));
    }
  }

  private TupleResult interrupted(StepResult progress) {
    if (progress instanceof StepResult.Failed failed) {
      return inconsistent(failed);
    }
    if (progress instanceof StepResult.Forked forked) {
      List<Alternative> alternatives = labelled(forked.alternatives());
      return decided ? new TupleResult.Applied(alternatives) : new TupleResult.Forked(alternatives);
    }
    return new TupleResult.Beyond(((StepResult.Stuck) progress).cause());
  }

  private TupleResult inconsistent(StepResult.Failed failed) {
    boolean done = execution.heap().accesses() != call.state().heap().accesses();
    Alternative alternative =
        new Alternative(execution.state(), Optional.empty(), Optional.of(failed));
    return new TupleResult.Inconsistent(
        failed.reason(), done ? labelled(List.of(alternative)) : List.of());
  }

  /** Each alternative with its index, by which a replay finds it again. */
  private List<Alternative> labelled(List<Alternative> alternatives) {
    return IntStream.range(0, alternatives.size())
        .mapToObj(index -> alternatives.get(index).answering(new Answer(tuple, index)))
        .toList();
  }

  /** Parameters in memory are copies, distinct from all of the caller's objects. */
  private void pass() {
    for (Map.Entry<ObjectId, Integer> entry : tuple.inputs().parameters().entrySet()) {
      int index = entry.getValue();
      Local parameter = tuple.function().parameters().get(index);
      ObjectId id =
          new FrameObjects(execution)
              .makeParameter(
                  parameter,
                  call.arguments().get(index),
                  call.statement().arguments().get(index).type());
      renaming.found(entry.getKey(), new Place(id, 0));
    }
  }

  // σ ⊓ σI.

  /** The alias in the caller's state that the path does not have, if there is one. */
  private Optional<AliasHypothesis> fit() {
    for (Requirement requirement : tuple.requirements()) {
      Optional<AliasHypothesis> alias = Optional.empty();
      if (requirement instanceof Requirement.Met met) {
        meet(met);
      } else if (requirement instanceof Requirement.Opened opened) {
        alias = open(opened);
      } else if (requirement instanceof Requirement.Equal equal) {
        equate(equal);
      } else if (requirement instanceof Requirement.Different different) {
        relate(different.pointer(), different.value(), false);
      } else if (requirement instanceof Requirement.Done done) {
        alias = check.repeat(done.access());
      }
      if (alias.isPresent()) {
        return alias;
      }
    }
    return Optional.empty();
  }

  private void meet(Requirement.Met met) {
    renaming.met(met.pointer(), met.source());
    SymbolicValue value = execution.pointers.resolved(renaming.of(met.pointer()));
    if (value instanceof Address a
        && execution.memory.object(a.object()).life() != HeapObject.Life.ALIVE) {
      // What the procedure allocates may lie where freed memory lay.
      throw Interruption.unsupported("a pointer to memory that is gone");
    }
  }

  private Optional<AliasHypothesis> open(Requirement.Opened opened) {
    HeapObject object = tuple.end().heap().object(opened.object());
    SymbolicValue value = execution.pointers.resolved(renaming.of(opened.pointer().id()));
    if (value instanceof Unknown u && !execution.heap().pointer(u.pointer()).nonNull()) {
      decided = true;
    }
    Locations locations = new Locations(execution);
    Address address = locations.address(value, object.element());
    OptionalLong offset = execution.state().value(address.offset());
    if (offset.isEmpty()) {
      throw divide(address);
    }
    Place place = new Place(address.object(), offset.getAsLong());
    Optional<AliasHypothesis> alias = check.alias(opened.object(), place);
    renaming.found(object.id(), place);
    HeapObject callers = execution.memory.object(place.object());
    if (callers.isGrowing() && check.isUsed(object)) {
      long from = place.offset() + object.lower();
      locations.reach(callers, from, object.upper() - object.lower(), object.element());
    }
    return alias;
  }

  /** The caller's pointer into an object depends on its input. */
  private Interruption divide(Address address) {
    Optional<HeapObject> object = call.state().heap().find(address.object());
    if (object.isEmpty()) {
      return Interruption.unsupported("an index into something that was not looked at before");
    }
    Execution before = new Execution(call.environment(), call.state());
    List<Alternative> alternatives = new ArrayList<>();
    Term rest = terms.truth(true);
    for (Alternative alternative : new Indices(before).of(object.get(), address.offset(), 1)) {
      if (alternative.end().isEmpty()) {
        alternatives.add(alternative);
        rest = terms.both(rest, terms.not(alternative.fact().orElseThrow().term()));
      }
    }
    Fact elsewhere = new Fact(rest, "an index lies within what was tried");
    PathState entered = call.entered(call.state().assuming(elsewhere));
    alternatives.add(new Alternative(entered, Optional.of(elsewhere), Optional.empty()));
    return Interruption.refine(alternatives);
  }

  private void equate(Requirement.Equal equal) {
    PointerEquality equality = new PointerEquality(execution);
    SymbolicValue left = renaming.of(equal.pointer());
    SymbolicValue right = renaming.of(equal.value());
    boolean holds = !equality.isOpen(left, right) && equality.of(left, right).isTrue();
    if (equal.hypothetical() && !holds) {
      throw Interruption.unsupported("aliases other than those of the context");
    }
    relate(equal.pointer(), equal.value(), true);
  }

  private void relate(PointerId pointer, SymbolicValue value, boolean equal) {
    PointerEquality equality = new PointerEquality(execution);
    SymbolicValue left = renaming.of(pointer);
    SymbolicValue right = renaming.of(value);
    if (equality.isOpen(left, right)) {
      equality.decide(left, right, equal);
      decided = true;
      return;
    }
    Term same = equality.of(left, right);
    require(
        equal ? same : terms.not(same),
        "pointers are " + (equal ? "different" : "equal") + " in " + tuple.function().name());
  }

  // ζ ∧ ζI.

  private void require(Term truth, String otherwise) {
    PathState state = execution.state();
    if (truth.isFalse() || state.assumes(terms.not(truth))) {
      throw Interruption.fault(otherwise);
    }
    if (!truth.isTrue() && !state.assumes(truth)) {
      Fact fact = new Fact(truth, otherwise);
      facts.add(fact);
      execution.become(state.assuming(fact));
    }
  }

  private Optional<Fact> together() {
    if (facts.size() < 2) {
      return facts.stream().findFirst();
    }
    Term all = facts.stream().map(Fact::term).reduce(terms.truth(true), terms::both);
    return Optional.of(new Fact(all, tuple.function().name() + " takes another path here"));
  }

  // σO, ζO.

  private TupleResult ended() {
    ProcedureEnding ending = tuple.ending();
    if (ending instanceof ProcedureEnding.Open && facts.isEmpty() && !decided) {
      return new TupleResult.Asked();
    }
    return new TupleResult.Applied(labelled(List.of(ended(ending))));
  }

  private Alternative ended(ProcedureEnding ending) {
    if (ending instanceof ProcedureEnding.Returned returned) {
      PathState after = new Overriding(execution, tuple, renaming).override(call, returned);
      return new Alternative(after, together(), Optional.empty());
    }
    if (ending instanceof ProcedureEnding.Exited) {
      StepResult end = new StepResult.Finished(execution.state());
      return new Alternative(execution.state(), together(), Optional.of(end));
    }
    if (ending instanceof ProcedureEnding.Faulty faulty) {
      StepResult end = new StepResult.Failed(faulty.reason(), execution.state());
      return new Alternative(execution.state(), together(), Optional.of(end));
    }
    return ending instanceof ProcedureEnding.Open
        ? again()
        : new Alternative(call.entered(undone()), together(), Optional.empty());
  }

  /** The call is to be answered again, now that more is known. */
  private Alternative again() {
    return new Alternative(undone(), together(), Optional.empty());
  }

  /** The state in which the requirements hold, but the path has had no effect yet. */
  private PathState undone() {
    return execution.state().with(execution.heap().undone(call.state().heap()));
  }
}
