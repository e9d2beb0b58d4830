package heapwright.symbolic.path;

import heapwright.ir.type.Local;
import heapwright.symbolic.heap.InputPointer;
import heapwright.symbolic.heap.SymbolicHeap;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.persistent.IntMap;
import heapwright.symbolic.persistent.Trail;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.term.Term;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Everything about a path that has been followed so far. Immutable: a step makes a new state, which
 * shares what it did not touch.
 *
 * @param frame the innermost call
 * @param facts what the input must fulfil
 * @param assumed the facts by the identity of their terms
 * @param known offsets whose value the path has fixed, by the identity of their terms
 * @param arguments what the function under test was given
 * @param input what was read from standard input
 * @param allocations the calls of {@code malloc} and its kin
 * @param errno the function of the library that may have set errno since it was last written
 */
public record PathState(
    SymbolicHeap heap,
    Frame frame,
    Trail<Fact> facts,
    IntMap<Fact> assumed,
    IntMap<Long> known,
    List<GivenArgument> arguments,
    StandardInput input,
    AllocationHistory allocations,
    Optional<String> errno) {

  public static PathState of(SymbolicHeap heap, Frame frame) {
    return new PathState(
        heap,
        frame,
        Trail.empty(),
        IntMap.empty(),
        IntMap.empty(),
        List.of(),
        StandardInput.UNREAD,
        AllocationHistory.NONE,
        Optional.empty());
  }

  public PathState with(SymbolicHeap newHeap) {
    return new PathState(
        newHeap, frame, facts, assumed, known, arguments, input, allocations, errno);
  }

  /** The state in which this is known of a pointer of the input. */
  public PathState with(InputPointer pointer) {
    return with(heap.with(pointer));
  }

  /** The same knowledge at another place. */
  public PathState with(Frame newFrame) {
    return new PathState(
        heap, newFrame, facts, assumed, known, arguments, input, allocations, errno);
  }

  public PathState with(StandardInput newInput) {
    return new PathState(
        heap, frame, facts, assumed, known, arguments, newInput, allocations, errno);
  }

  public PathState with(Local local, SymbolicValue value) {
    return with(frame.with(local, value));
  }

  public PathState given(List<GivenArgument> newArguments) {
    return new PathState(
        heap, frame, facts, assumed, known, newArguments, input, allocations, errno);
  }

  public PathState allocating() {
    return with(allocations.succeeding());
  }

  public PathState failing() {
    return with(allocations.failing());
  }

  private PathState with(AllocationHistory newAllocations) {
    return new PathState(
        heap, frame, facts, assumed, known, arguments, input, newAllocations, errno);
  }

  /** The state in which only this function may have set errno. */
  public PathState withErrnoSetter(Optional<String> function) {
    return new PathState(
        heap, frame, facts, assumed, known, arguments, input, allocations, function);
  }

  public PathState next() {
    return with(frame.next());
  }

  public PathState assuming(Fact fact) {
    return with(facts.with(fact), assumed.with(fact.term().id(), fact), known);
  }

  public PathState knowing(Term term, long value) {
    return with(facts, assumed, known.with(term.id(), value));
  }

  private PathState with(Trail<Fact> newFacts, IntMap<Fact> newAssumed, IntMap<Long> newKnown) {
    return new PathState(
        heap, frame, newFacts, newAssumed, newKnown, arguments, input, allocations, errno);
  }

  /**
   * Whether the path has returned to an earlier position with nothing new in program or input: it
   * never ends. If memory was written since, the answer is no.
   */
  public boolean isBackAt(PathState earlier) {
    return frame.isBackAt(earlier.frame)
        && heap.isStill(earlier.heap)
        && facts == earlier.facts
        && known == earlier.known
        && input == earlier.input
        && allocations == earlier.allocations
        && errno.equals(earlier.errno);
  }

  /** The value of a term that is constant or that the path has fixed. */
  public OptionalLong value(Term term) {
    return known.get(term.id()).map(OptionalLong::of).orElseGet(() -> ScalarTerms.constant(term));
  }

  public boolean assumes(Term term) {
    return assumed.contains(term.id());
  }
}
