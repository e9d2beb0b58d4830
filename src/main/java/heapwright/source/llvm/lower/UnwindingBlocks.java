package heapwright.source.llvm.lower;

import heapwright.source.llvm.text.LlvmInstruction;
import heapwright.source.llvm.text.LlvmModule.LlvmBlock;
import heapwright.source.llvm.text.LlvmModule.Routine;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The blocks between the arrival of an exception and its handler. They destroy what the source has
 * made, at the places where it was made, but are no statement of it.
 */
final class UnwindingBlocks {
  private UnwindingBlocks() {}

  static Set<String> of(Routine routine) {
    Map<String, LlvmBlock> blocks = new HashMap<>();
    routine.blocks().forEach(block -> blocks.put(block.label(), block));
    Set<String> found = new HashSet<>();
    Deque<String> pending = new ArrayDeque<>();
    routine.blocks().stream()
        .filter(UnwindingBlocks::catches)
        .map(LlvmBlock::label)
        .filter(found::add)
        .forEach(pending::add);
    while (!pending.isEmpty()) {
      LlvmBlock block = blocks.get(pending.remove());
      RoutineLowering.successors(block).stream()
          .filter(next -> !handles(blocks.get(next)))
          .filter(found::add)
          .forEach(pending::add);
    }
    return found;
  }

  private static boolean catches(LlvmBlock block) {
    return block.instructions().stream()
        .anyMatch(i -> i.operation() instanceof LlvmInstruction.LandingPad);
  }

  private static boolean handles(LlvmBlock block) {
    return block.instructions().stream()
        .anyMatch(
            i ->
                i.operation() instanceof LlvmInstruction.Call call
                    && FrameSlots.isNamed(call, "__cxa_begin_catch"));
  }
}
