package heapwright.source.lower.context;

import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.source.lower.blocks.Emitter;
import heapwright.source.lower.nested.JumpedDefinitions;
import heapwright.source.lower.nested.NestedFrame;
import java.util.Optional;

/** What is known about a function while its body is lowered; outside functions it has no name. */
public final class FunctionState {
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
  public void enter(String functionName, Type functionResult, boolean longJumpsLand) {
    this.name = functionName;
    this.result = functionResult;
    this.isLanding = longJumpsLand;
  }

  public String name() {
    return name;
  }

  public Type result() {
    return result;
  }

  /** Whether the function calls setjmp. */
  public boolean isLanding() {
    return isLanding;
  }

  public JumpedDefinitions jumps() {
    return jumps;
  }

  public Cleanups cleanups() {
    return cleanups;
  }

  /** What the functions inside this one see of it, if there are any. */
  public Optional<NestedFrame> frame() {
    return frame;
  }

  public void openFrame(NestedFrame opened) {
    frame = Optional.of(opened);
  }
}
