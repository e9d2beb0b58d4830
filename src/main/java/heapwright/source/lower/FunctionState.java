package heapwright.source.lower;

import heapwright.ir.Type;
import heapwright.ir.VoidType;
import java.util.Optional;

/** What is known about a function while its body is lowered; outside functions it has no name. */
final class FunctionState {
  private final Cleanups cleanups;
  private final JumpedDefinitions jumps = new JumpedDefinitions();
  private Optional<NestedFrame> frame = Optional.empty();
  private String name = "";
  private Type result = VoidType.VOID;
  private boolean isLanding;

  FunctionState(Emitter emitter) {
    this.cleanups = new Cleanups(emitter);
  }

  /** The function whose body is to be lowered. */
  void enter(String functionName, Type functionResult, boolean longJumpsLand) {
    this.name = functionName;
    this.result = functionResult;
    this.isLanding = longJumpsLand;
  }

  String name() {
    return name;
  }

  Type result() {
    return result;
  }

  /** Whether the function calls setjmp. */
  boolean isLanding() {
    return isLanding;
  }

  JumpedDefinitions jumps() {
    return jumps;
  }

  Cleanups cleanups() {
    return cleanups;
  }

  /** What the functions inside this one see of it, if there are any. */
  Optional<NestedFrame> frame() {
    return frame;
  }

  void openFrame(NestedFrame opened) {
    frame = Optional.of(opened);
  }
}
