package heapwright.method.inka.state;

import heapwright.ir.type.Local;
import heapwright.solve.domains.engine.DomainValue;
import heapwright.solve.domains.memory.AbstractMemory;
import java.util.Optional;
import java.util.OptionalInt;

/** What is known between two statements: the calls in progress and the memory. */
public record ConstraintState(CallFrame frame, AbstractMemory memory) {

  public ConstraintState with(CallFrame changed) {
    return new ConstraintState(changed, memory);
  }

  public ConstraintState with(AbstractMemory changed) {
    return new ConstraintState(frame, changed);
  }

  public ConstraintState with(Local local, DomainValue value) {
    return with(frame.with(frame.registers().with(local.id().index(), value)));
  }

  /** Behind the statement that the call stands at. */
  public ConstraintState next() {
    return with(frame.next());
  }

  /** At the beginning of a block: remembers what is known before the decisions of a loop. */
  public ConstraintState arrived() {
    CallFrame arriving = frame.with(frame.structure().at(frame.block()));
    ConstraintState state = with(arriving);
    boolean isInLoop =
        arriving.index() == 0
            && arriving.code().terminator().successors().size() > 1
            && arriving.structure().repeats(arriving.block());
    return isInLoop ? state.remembered(OptionalInt.empty()) : state;
  }

  /** Before a block whose decision is to have an outcome. */
  public ConstraintState forced(int outcome) {
    return remembered(OptionalInt.of(outcome));
  }

  private ConstraintState remembered(OptionalInt forced) {
    return with(
        frame.with(
            new CallFrame.Position(frame.block(), frame.index(), Optional.of(this), forced)));
  }

  /** What a register holds; anything if it holds nothing yet. */
  public DomainValue register(Local local) {
    return frame.registers().get(local.id().index()).orElseGet(DomainValue.Anything::new);
  }
}
