package heapwright.machine.code;

import heapwright.ir.code.Callee;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceFile;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.machine.code.processor.ArgumentList;
import heapwright.machine.code.processor.FrameLayout;
import heapwright.machine.code.processor.Images;
import heapwright.machine.code.processor.LongJump;
import heapwright.machine.code.processor.Routine;
import heapwright.machine.memory.Memory;
import heapwright.machine.memory.MemoryInspection;
import heapwright.machine.memory.Site;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Calls from outside the program: its start, prepared calls, and built-in functions. */
public final class Invocation {
  /**
   * What messages call the arguments that a function was given from outside for its {@code ...}.
   */
  public static final String UNNAMED = "the unnamed arguments given";

  private static final SourceSpan OUTSIDE = new SourceFile("<start>").start();

  private final Linker linker;
  private final DataModel model;
  private final Memory memory;
  private final Images images;

  public Invocation(Linker linker) {
    this.linker = linker;
    model = linker.program().model();
    memory = linker.processor().memory();
    images = new Images(model);
  }

  /** Calls a function with arguments of one slot each; the result's first slot. */
  public long call(SymbolId symbol, long... arguments) {
    Routine routine = linker.routine(symbol);
    long[] frame = new long[routine.frameSize()];
    for (int i = 0; i < Math.min(arguments.length, routine.parameterTypes().size()); i++) {
      frame[routine.incoming(i)] = arguments[i];
    }
    enter(routine, symbol, frame);
    return frame[FrameLayout.RESULT];
  }

  /** The bytes of a result, and which of them were never written. */
  public record Result(byte[] image, BitSet unset) {}

  /**
   * Calls a function with values of any type, each as the bytes that it has in memory; the result
   * likewise.
   */
  public Result callWithImages(SymbolId symbol, List<byte[]> arguments) {
    Routine routine = linker.routine(symbol);
    Type result = routine.type().result();
    long[] frame = new long[routine.frameSize()];
    int named = Math.min(arguments.size(), routine.parameterTypes().size());
    for (int i = 0; i < named; i++) {
      pass(arguments.get(i), routine.parameterTypes().get(i), frame, routine.incoming(i));
    }
    if (routine.type().isVariadic()) {
      frame[FrameLayout.ARGUMENTS] = unnamed(arguments.subList(named, arguments.size()));
    }
    if (!result.isAggregate()) {
      enter(routine, symbol, frame);
      byte[] image =
          result instanceof VoidType ? new byte[0] : images.get(frame, FrameLayout.RESULT, result);
      BitSet unset = new BitSet();
      // C17 6.9.1p12: who comes to the closing brace gives no value.
      unset.set(0, frame[FrameLayout.ENDING] == FrameLayout.NO_RESULT ? image.length : 0);
      return new Result(image, unset);
    }
    int size = (int) model.size(result);
    long place = given("the result", new byte[size]);
    memory.blocks().forget(place, size, Site.at(OUTSIDE));
    frame[FrameLayout.RESULT] = place;
    enter(routine, symbol, frame);
    MemoryInspection inspection = new MemoryInspection(memory);
    BitSet unset = new BitSet();
    IntStream.range(0, size).filter(i -> !inspection.isWritten(place + i, 1)).forEach(unset::set);
    return new Result(memory.blocks().take(place, size, Site.at(OUTSIDE)), unset);
  }

  /** Scalars in their slots; those of two are aligned to two. */
  private long unnamed(List<byte[]> arguments) {
    ByteBuffer area = ByteBuffer.allocate((int) (2 * ArgumentList.SLOT * (arguments.size() + 1)));
    int end = 0;
    for (byte[] argument : arguments) {
      int offset = (int) ArgumentList.align(end, argument.length);
      area.put(offset, argument);
      end = offset + argument.length;
    }
    byte[] used = Arrays.copyOf(area.array(), (int) ArgumentList.align(end, ArgumentList.SLOT));
    return given(UNNAMED, used);
  }

  private void pass(byte[] argument, Type type, long[] frame, int slot) {
    if (type.isAggregate()) {
      frame[slot] = given("an argument", argument);
    } else {
      images.put(argument, type, frame, slot);
    }
  }

  private long given(String name, byte[] image) {
    return memory.objects().given(name, image).base();
  }

  private void enter(Routine routine, SymbolId symbol, long[] frame) {
    FunctionType type = VoidType.VOID.function(List.of());
    Statement.Call call =
        new Statement.Call(Optional.empty(), new Callee.Direct(symbol), List.of(), type, OUTSIDE);
    linker.processor().stack().enter(call, frame);
    try {
      routine.call(frame);
    } catch (LongJump jump) {
      linker.processor().stack().leave();
      throw jump;
    }
    linker.processor().stack().leave();
  }
}
