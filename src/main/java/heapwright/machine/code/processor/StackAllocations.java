package heapwright.machine.code.processor;

import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.source.SourceSpan;
import heapwright.machine.code.closure.Action;
import heapwright.machine.code.closure.LongCode;
import heapwright.machine.memory.ObjectOrigin;
import heapwright.machine.outcome.FaultKind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Arrays of variable length and {@code alloca}. Each such statement has a slot with the address
 * that it made last; from there the earlier ones of the same call are found.
 */
public final class StackAllocations {
  private static final long ALIGNMENT = 16;

  /** A size that no stack holds, for lengths that are negative. */
  private static final long TOO_BIG = Long.MAX_VALUE / 2;

  private record Made(long bytes, long previous) {}

  private final Processor processor;
  private final Map<Long, Made> made = new HashMap<>();

  StackAllocations(Processor processor) {
    this.processor = processor;
  }

  void clear() {
    made.clear();
  }

  /**
   * @param lengths that must be positive
   */
  public static Action compile(
      Statement.Allocate s,
      Function function,
      LongCode bytes,
      List<LongCode> lengths,
      int slot,
      int target,
      Processor p) {
    ObjectOrigin storage = new ObjectOrigin.Automatic(s.target().name(), s.span());
    boolean anew = s.lifetime() == Statement.Allocate.Lifetime.DECLARATION;
    return f -> {
      for (LongCode length : lengths) {
        p.allocations().check(length.eval(f), s.span());
      }
      if (anew) {
        p.allocations().release(f, slot);
      }
      f[slot] = p.allocations().allocate(bytes.eval(f), f[slot], storage, function);
      f[target] = f[slot];
    };
  }

  /** Compiled code makes nothing of no length, and ruins its stack with a negative one. */
  private void check(long length, SourceSpan at) {
    if (length < 0) {
      throw processor.faults().stop(FaultKind.BAD_ARRAY_LENGTH, at, message(length));
    }
    if (length == 0) {
      processor.faults().survive(FaultKind.BAD_ARRAY_LENGTH, at, () -> message(length));
    }
  }

  private static String message(long length) {
    return "an array has the length " + length;
  }

  private long allocate(long bytes, long previous, ObjectOrigin storage, Function function) {
    processor.growStack(bytes < 0 ? TOO_BIG : bytes, function);
    long address = processor.memory().objects().indeterminate(bytes, ALIGNMENT, storage).base();
    made.put(address, new Made(bytes, previous));
    return address;
  }

  /** Lets go of everything that hangs on a slot. */
  void release(long[] frame, int slot) {
    while (frame[slot] != 0) {
      Made last = made.remove(frame[slot]);
      processor.memory().objects().leave(frame[slot]);
      processor.stack().shrink(last.bytes);
      frame[slot] = last.previous;
    }
  }
}
