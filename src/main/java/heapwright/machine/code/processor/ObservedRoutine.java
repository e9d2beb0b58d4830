package heapwright.machine.code.processor;

import heapwright.ir.code.Function;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Type;
import java.util.List;

/** Tells the observer when a function begins and ends. */
public record ObservedRoutine(Routine routine, Function function, Processor processor)
    implements Routine {
  @Override
  public FunctionType type() {
    return routine.type();
  }

  @Override
  public List<Type> parameterTypes() {
    return routine.parameterTypes();
  }

  @Override
  public int frameSize() {
    return routine.frameSize();
  }

  @Override
  public int incoming(int parameter) {
    return routine.incoming(parameter);
  }

  @Override
  public void call(long[] frame) {
    processor.observer().entered(function);
    try {
      routine.call(frame);
    } catch (LongJump jump) {
      processor.observer().left(function);
      throw jump;
    }
    processor.observer().left(function);
  }
}
