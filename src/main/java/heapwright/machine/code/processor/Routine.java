package heapwright.machine.code.processor;

import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Type;
import java.util.List;

/** Something that can be called: a compiled function, or one that is built in. */
public interface Routine {

  /** The slots before this one take the result and what belongs to the call as a whole. */
  int FIRST_PARAMETER = 3;

  /** The type that it was defined with. */
  FunctionType type();

  /** The parameters as the body sees them; an old-style definition's type does not list them. */
  List<Type> parameterTypes();

  /** How many slots a frame needs. */
  int frameSize();

  /** The slot that a parameter is passed in. */
  int incoming(int parameter);

  /**
   * Runs on a frame whose parameters have been set; leaves the result in {@link
   * FrameLayout#RESULT}.
   */
  void call(long[] frame);
}
