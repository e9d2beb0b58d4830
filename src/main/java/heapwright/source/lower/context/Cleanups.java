package heapwright.source.lower.context;

import heapwright.ir.code.Argument;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.source.lower.blocks.Draft;
import heapwright.source.lower.blocks.Emitter;
import heapwright.source.lower.symbols.Entity.FunctionEntity;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Variables with {@code __attribute__((cleanup(f)))}: {@code f} gets their address whenever their
 * scope is left, the last declared first.
 */
public final class Cleanups {
  private final Emitter emitter;
  private final List<Cleanup> active = new ArrayList<>();
  private final Map<BlockId, List<Cleanup>> labelled = new HashMap<>();
  private final Map<BlockId, List<Jump>> forward = new HashMap<>();

  private record Cleanup(Local variable, FunctionEntity function) {}

  /** A jump to a label that has not been met, and what is to be cleaned up where it is made. */
  private record Jump(Draft.Position from, List<Cleanup> active, SourceSpan span) {}

  Cleanups(Emitter emitter) {
    this.emitter = emitter;
  }

  public void add(Local variable, FunctionEntity function) {
    active.add(new Cleanup(variable, function));
  }

  /** How many variables are to be cleaned up at this place. */
  public int depth() {
    return active.size();
  }

  /** Emits what happens when control leaves for a place of this depth. */
  public void unwind(int depth, SourceSpan span) {
    for (int i = active.size() - 1; i >= depth; i--) {
      emit(active.get(i), span);
    }
  }

  /** The end of a scope that began at this depth; control may arrive there or not. */
  public void leave(int depth, SourceSpan span, boolean arrives) {
    if (arrives) {
      unwind(depth, span);
    }
    active.subList(depth, active.size()).clear();
  }

  /** Control is about to leave for a label, which may be further down. */
  public void go(BlockId target, SourceSpan span) {
    Jump jump = new Jump(emitter.draft().here(), List.copyOf(active), span);
    if (labelled.containsKey(target)) {
      unwind(jump, labelled.get(target));
    } else if (!active.isEmpty()) {
      forward.computeIfAbsent(target, label -> new ArrayList<>()).add(jump);
    }
  }

  /** A label starts this block. */
  public void label(BlockId block) {
    List<Cleanup> here = List.copyOf(active);
    labelled.put(block, here);
    forward.getOrDefault(block, List.of()).forEach(jump -> unwind(jump, here));
  }

  /** Cleans up at a jump what is not to be cleaned up at its label. */
  private void unwind(Jump jump, List<Cleanup> kept) {
    for (Cleanup cleanup : jump.active()) {
      if (!kept.contains(cleanup)) {
        emitter.draft().insert(jump.from(), call(cleanup, jump.span()));
      }
    }
  }

  private void emit(Cleanup cleanup, SourceSpan span) {
    emitter.append(call(cleanup, span));
  }

  private static Statement call(Cleanup cleanup, SourceSpan span) {
    List<Type> parameters = cleanup.function().type().parameters();
    Type pointer = parameters.isEmpty() ? cleanup.variable().type().pointer() : parameters.get(0);
    Expression address = new Expression.LocalAddress(cleanup.variable(), pointer, span);
    return new Statement.Call(
        Optional.empty(),
        new Callee.Direct(cleanup.function().symbol()),
        List.of(new Argument(address, pointer)),
        cleanup.function().type(),
        span);
  }
}
