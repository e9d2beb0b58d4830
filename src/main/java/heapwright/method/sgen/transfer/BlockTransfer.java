package heapwright.method.sgen.transfer;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.method.sgen.sigma.EvaluationStop;
import heapwright.method.sgen.ssa.Form;
import heapwright.method.sgen.ssa.Location.Named;
import heapwright.method.sgen.ssa.Location.Plain;
import heapwright.method.sgen.ssa.ObjectContent.Start;
import heapwright.method.sgen.ssa.Region;
import heapwright.method.sgen.ssa.SsaExpression;
import heapwright.method.sgen.ssa.Value;
import java.util.OptionalLong;
import java.util.function.BiConsumer;

/** Blocks of the heap, from {@code malloc} to {@code free}. */
final class BlockTransfer {
  private final PathContext context;
  private final Statement.Call call;
  private final BiConsumer<SsaExpression, Value> results;

  /**
   * @param results takes what the call gives back
   */
  BlockTransfer(
      PathContext context, Statement.Call call, BiConsumer<SsaExpression, Value> results) {
    this.context = context;
    this.call = call;
    this.results = results;
  }

  void allocate(long bytes, Start start, boolean mayFail) {
    if (bytes < 0) {
      refused();
      return;
    }
    boolean isOpen = mayFail && !context.program.hasEnoughMemory();
    if (!isOpen) {
      context.allocations.failed(false);
      made(context.objects.block(start, OptionalLong.of(bytes)));
      return;
    }
    Turns.Turn turn = context.turns.prefer();
    if (Turns.isOther(turn)) {
      refused();
    } else {
      context.allocations.failed(false);
      Region block = context.objects.block(start, OptionalLong.of(bytes));
      context.allocations.made(block, turn);
      made(block);
    }
  }

  private void made(Region block) {
    results.accept(SsaExpression.of("&" + block), new Value.Place(block, 0));
  }

  private void refused() {
    context.allocations.failed(true);
    results.accept(SsaExpression.of("NULL"), new Value.Null());
  }

  /**
   * The paper takes {@code free(p)} for {@code p = NULL}. A pointer to what is gone is not NULL in
   * C, so it stays where it is, and the object is gone for every alias; only of a pointer of which
   * nothing is known, NULL is the smaller input.
   */
  void release(Expression pointer, String function) {
    String text = context.trace.isOn() ? function + "(" + context.operands().of(pointer) + ")" : "";
    Value value = context.expressions().of(pointer);
    if (value instanceof Value.Based based && isOpen(based)) {
      boolean isNull = context.turns.choose(2, i -> true) == 0;
      if (isNull) {
        context.transfer.isNull(based.base());
      }
    }
    boolean isNothing =
        value instanceof Value.Null
            || value instanceof Value.Based based && context.history.at(based.base()) == Plain.NULL;
    if (isNothing) {
      context.trace.says(() -> Form.of(text));
      return;
    }
    Region region = freed(value, pointer);
    context.trace.says(() -> Form.of(text + "; " + region + " is gone"));
  }

  private boolean isOpen(Value.Based based) {
    return based.offset() == 0 && context.history.at(based.base()) == Plain.TOP;
  }

  private Region freed(Value value, Expression pointer) {
    Named place = context.memory.at(value, pointer);
    Region region = place.region();
    if (region.life() == Region.Life.FREED) {
      throw EvaluationStop.bottom(region + " is freed twice");
    }
    boolean isBlock =
        (region.kind() == Region.Kind.HEAP || region.kind() == Region.Kind.INVISIBLE)
            && place.offset() == 0;
    if (!isBlock) {
      boolean isUnknown = region.kind() == Region.Kind.INVISIBLE;
      throw isUnknown
          ? context.outside("a pointer into an object is freed", call.span())
          : EvaluationStop.bottom(region + " is freed, but is no block of the heap");
    }
    context.allocations.asked(region);
    region.end(Region.Life.FREED);
    return region;
  }

  /** Only what was no block yet: then it is a request for one. */
  void reallocate(Expression pointer, long bytes, boolean mayFail) {
    Value old = context.expressions().of(pointer);
    boolean isNothing =
        old instanceof Value.Null
            || old instanceof Value.Based based && context.history.at(based.base()) == Plain.NULL;
    if (!isNothing) {
      throw context.outside("a block that changes its size", call.span());
    }
    allocate(bytes, Start.INDETERMINATE, mayFail);
  }
}
