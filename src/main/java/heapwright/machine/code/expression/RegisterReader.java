package heapwright.machine.code.expression;

import heapwright.ir.code.Expression;
import heapwright.ir.type.Local;
import heapwright.machine.code.closure.Action;
import heapwright.machine.code.closure.LongCode;
import heapwright.machine.code.closure.RegisterReaders;
import heapwright.machine.code.processor.FrameLayout;
import heapwright.machine.code.processor.MemoryLocals;
import heapwright.machine.outcome.FaultKind;
import heapwright.machine.outcome.FaultLog;
import java.util.Optional;

/** Reads registers, with a check where one may not have been set. */
public final class RegisterReader implements RegisterReaders {
  private final FrameLayout layout;
  private final MemoryLocals locals;
  private final FaultLog faults;

  public RegisterReader(FrameLayout layout, MemoryLocals locals, FaultLog faults) {
    this.layout = layout;
    this.locals = locals;
    this.faults = faults;
  }

  @Override
  public int slot(Local local) {
    return layout.slot(local);
  }

  @Override
  public LongCode address(Local local) {
    return locals.address(local);
  }

  @Override
  public Optional<Action> check(Expression.Read e) {
    if (!layout.isWatched(e.local())) {
      return Optional.empty();
    }
    int flag = layout.flag(e.local());
    return Optional.of(
        f -> {
          if (f[flag] == 0) {
            report(e);
          }
        });
  }

  private void report(Expression.Read e) {
    Local local = e.local();
    faults.survive(
        FaultKind.UNINITIALISED_READ,
        e.span(),
        () -> "'" + local.name() + "' declared at " + local.span() + " has no value yet");
  }
}
