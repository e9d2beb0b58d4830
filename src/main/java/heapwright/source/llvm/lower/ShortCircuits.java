package heapwright.source.llvm.lower;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Expression;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Local;
import heapwright.source.llvm.text.LlvmInstruction;
import heapwright.source.llvm.text.LlvmModule.LlvmBlock;
import heapwright.source.llvm.text.LlvmType;
import heapwright.source.llvm.text.LlvmValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code &&} and {@code ||} whose value is used. clang joins a constant for the operands that
 * decide alone with the value of the last one; for us the last one is a decision as the others are,
 * and control goes right to where the value sends it.
 */
final class ShortCircuits {
  private final RoutineContext context;
  private final Map<String, LlvmBlock> blocks;

  /** Ends a block by a decision. */
  interface Decision {
    void between(Expression condition, SourceSpan place, BlockId ifTrue, BlockId ifFalse);
  }

  ShortCircuits(RoutineContext context, Map<String, LlvmBlock> blocks) {
    this.context = context;
    this.blocks = blocks;
  }

  static List<LlvmInstruction> phis(LlvmBlock block) {
    return block.instructions().stream()
        .filter(i -> i.operation() instanceof LlvmInstruction.Phi)
        .toList();
  }

  static LlvmValue incoming(LlvmInstruction.Phi phi, String from) {
    return phi.incoming().stream()
        .filter(i -> i.block().equals(from))
        .map(LlvmInstruction.Incoming::value)
        .findFirst()
        .orElse(new LlvmValue.Undefined());
  }

  /** The value of a short circuit that a block begins with. */
  Optional<LlvmInstruction> logical(String label) {
    List<LlvmInstruction> phis = phis(blocks.get(label));
    return phis.size() == 1
            && phis.get(0).operation() instanceof LlvmInstruction.Phi phi
            && phi.type().isTruth()
            && phi.incoming().stream().anyMatch(i -> i.value() instanceof LlvmValue.Number)
        ? Optional.of(phis.get(0))
        : Optional.empty();
  }

  /** Comes to such a block from another one, which decides if it has to. */
  void join(String from, String to, Decision decision) {
    LlvmInstruction.Phi phi = (LlvmInstruction.Phi) logical(to).orElseThrow().operation();
    LlvmValue value = incoming(phi, from);
    if (value instanceof LlvmValue.Number constant) {
      context.jump(target(to, constant.value().signum() != 0));
      fill();
      return;
    }
    SourceSpan place = context.uses.definition(value).map(context::place).orElseGet(context::here);
    Expression condition = context.values.of(new LlvmType.Whole(1), value);
    BlockId ifTrue = target(to, true);
    BlockId ifFalse = target(to, false);
    decision.between(condition, place, ifTrue, ifFalse);
    fill();
  }

  /** Where control goes from one block to another, if that is a short circuit known here. */
  Optional<BlockId> constantEdge(String from, String to) {
    Optional<LlvmInstruction> logical = logical(to);
    if (logical.isPresent()
        && logical.get().operation() instanceof LlvmInstruction.Phi phi
        && incoming(phi, from) instanceof LlvmValue.Number constant) {
      BlockId target = target(to, constant.value().signum() != 0);
      return Optional.of(target);
    }
    return Optional.empty();
  }

  /** A block that only sets the value of a short circuit, yet to be filled. */
  private record Setting(BlockId block, Local value, boolean outcome, String next) {}

  private final List<Setting> settings = new ArrayList<>();

  /** Fills the blocks that {@link #target} made; the current block has to be ended. */
  void fill() {
    List<Setting> made = List.copyOf(settings);
    settings.clear();
    for (Setting setting : made) {
      context.builder.goOnAt(setting.block());
      context.values.assign(setting.value(), context.integer(setting.outcome() ? 1 : 0));
      context.jump(context.labels.get(setting.next()));
    }
  }

  /** Where control goes behind a short circuit whose value is known. */
  private BlockId target(String label, boolean outcome) {
    LlvmBlock block = blocks.get(label);
    if (isBypassed(block)) {
      LlvmInstruction end = block.instructions().get(1);
      if (end.operation() instanceof LlvmInstruction.Jump jump) {
        return target(jump.target(), outcome);
      }
      LlvmInstruction.Branch branch = (LlvmInstruction.Branch) end.operation();
      return context.labels.get(outcome ? branch.ifTrue() : branch.ifFalse());
    }
    BlockId before = context.builder.block();
    Local value = context.joins.get(block.instructions().get(0).result());
    settings.add(new Setting(before, value, outcome, label));
    return before;
  }

  /** Whether a block does nothing but to go where the value of its short circuit says. */
  boolean isBypassed(LlvmBlock block) {
    Optional<LlvmInstruction> logical = logical(block.label());
    if (logical.isEmpty() || block.instructions().size() != 2) {
      return false;
    }
    LlvmValue value = new LlvmValue.Register(logical.get().result());
    LlvmInstruction end = block.instructions().get(1);
    if (end.operation() instanceof LlvmInstruction.Branch branch) {
      return branch.condition().equals(value)
          && phis(blocks.get(branch.ifTrue())).isEmpty()
          && phis(blocks.get(branch.ifFalse())).isEmpty();
    }
    return end.operation() instanceof LlvmInstruction.Jump jump
        && logical(jump.target())
            .filter(
                next ->
                    incoming((LlvmInstruction.Phi) next.operation(), block.label()).equals(value))
            .isPresent();
  }
}
