package heapwright.machine.builtin;

import heapwright.ir.type.FloatingType;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Type;
import heapwright.machine.code.processor.Routine;
import java.util.List;

/** A function written in Java. */
final class BuiltIn implements Routine {

  /** What it does, on arguments that take their results with them. */
  interface Body {
    void run(BuiltInArguments arguments);
  }

  private final FunctionType type;
  private final Body body;
  private final int[] slots;
  private final int frameSize;

  BuiltIn(FunctionType type, Body body) {
    this.type = type;
    this.body = body;
    slots = new int[type.parameters().size()];
    int next = Routine.FIRST_PARAMETER;
    for (int i = 0; i < slots.length; i++) {
      slots[i] = next;
      next += type.parameters().get(i) == FloatingType.LONG_DOUBLE ? 2 : 1;
    }
    frameSize = next;
  }

  @Override
  public FunctionType type() {
    return type;
  }

  @Override
  public List<Type> parameterTypes() {
    return type.parameters();
  }

  @Override
  public int frameSize() {
    return frameSize;
  }

  @Override
  public int incoming(int parameter) {
    return slots[parameter];
  }

  @Override
  public void call(long[] frame) {
    body.run(new BuiltInArguments(frame, slots));
  }
}
