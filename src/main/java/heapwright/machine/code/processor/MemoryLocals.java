package heapwright.machine.code.processor;

import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Local;
import heapwright.machine.code.closure.Action;
import heapwright.machine.code.closure.LongCode;
import heapwright.machine.code.closure.RegisterRead;
import heapwright.machine.memory.ObjectLifetimes;
import heapwright.machine.memory.ObjectOrigin;
import java.util.HashSet;
import java.util.Set;

/**
 * The locals of a function that live in memory. Most come to be when the function is entered; one
 * whose block can be left before the function is comes to be when its address is first needed, each
 * time anew.
 */
public final class MemoryLocals {
  private final FrameLayout layout;
  private final DataModel model;
  private final ObjectLifetimes objects;
  private final Set<Local> scoped = new HashSet<>();

  public MemoryLocals(
      Function function, FrameLayout layout, DataModel model, ObjectLifetimes objects) {
    this.layout = layout;
    this.model = model;
    this.objects = objects;
    for (BasicBlock block : function.blocks()) {
      for (Statement statement : block.statements()) {
        if (statement instanceof Statement.Leave leave) {
          scoped.add(leave.local());
        }
      }
    }
  }

  public boolean isScoped(Local local) {
    return scoped.contains(local);
  }

  public LongCode address(Local local) {
    int slot = layout.slot(local);
    if (!isScoped(local)) {
      return new RegisterRead(slot);
    }
    Action creation = creation(local);
    return f -> {
      if (f[slot] == 0) {
        creation.run(f);
      }
      return f[slot];
    };
  }

  public Action creation(Local local) {
    int slot = layout.slot(local);
    long size = model.size(local.type());
    long alignment = local.alignment();
    ObjectOrigin storage = new ObjectOrigin.Automatic(local.name(), local.span());
    return f -> f[slot] = objects.indeterminate(size, alignment, storage).base();
  }

  /** The life of a local ends, if it has begun. */
  public void leave(long[] frame, int slot) {
    if (frame[slot] != 0) {
      objects.leave(frame[slot]);
      frame[slot] = 0;
    }
  }

  /** The declaration of a local is reached: its value is indeterminate. */
  public void forget(long[] frame, int slot) {
    if (frame[slot] != 0) {
      objects.forget(frame[slot]);
    }
  }
}
