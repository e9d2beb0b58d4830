package heapwright.source.llvm.lower;

import heapwright.source.llvm.text.LlvmInstruction;
import heapwright.source.llvm.text.LlvmInstruction.Operation;
import heapwright.source.llvm.text.LlvmModule.LlvmBlock;
import heapwright.source.llvm.text.LlvmModule.Routine;
import heapwright.source.llvm.text.LlvmValue;
import heapwright.source.llvm.text.TypedValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Where the registers of a function are set and used. */
final class RoutineUses {
  private final Map<String, LlvmInstruction> definitions = new HashMap<>();
  private final Map<String, String> blocks = new HashMap<>();
  private final Map<String, List<LlvmInstruction>> users = new HashMap<>();
  private final Set<String> far = new HashSet<>();

  RoutineUses(Routine routine) {
    for (LlvmBlock block : routine.blocks()) {
      for (LlvmInstruction instruction : block.instructions()) {
        if (!instruction.result().isEmpty()) {
          definitions.put(instruction.result(), instruction);
          blocks.put(instruction.result(), block.label());
        }
      }
    }
    for (LlvmBlock block : routine.blocks()) {
      block.instructions().stream()
          .filter(instruction -> !isDead(instruction, routine))
          .forEach(instruction -> note(block.label(), instruction));
    }
  }

  /** clang widens conditions of {@code ?:} for counters that nobody asked for. */
  private boolean isDead(LlvmInstruction instruction, Routine routine) {
    return instruction.operation() instanceof LlvmInstruction.Cast cast
        && cast.operand().type().isTruth()
        && routine.blocks().stream()
            .flatMap(block -> block.instructions().stream())
            .noneMatch(i -> operands(i.operation()).contains(instruction.result()));
  }

  private void note(String block, LlvmInstruction instruction) {
    boolean isPhi = instruction.operation() instanceof LlvmInstruction.Phi;
    for (String name : operands(instruction.operation())) {
      users.computeIfAbsent(name, key -> new ArrayList<>()).add(instruction);
      if (isPhi || !block.equals(blocks.get(name))) {
        far.add(name);
      }
    }
  }

  /** The instruction that sets a register; none for parameters. */
  Optional<LlvmInstruction> definition(LlvmValue value) {
    return value instanceof LlvmValue.Register register
        ? Optional.ofNullable(definitions.get(register.name()))
        : Optional.empty();
  }

  /** The instructions that use a register, one for each use. */
  List<LlvmInstruction> of(String register) {
    return users.getOrDefault(register, List.of());
  }

  /** Whether it is used outside of the block that sets it. */
  boolean leavesBlock(String register) {
    return far.contains(register);
  }

  /** The registers that an operation uses, as often as it does. */
  static List<String> operands(Operation operation) {
    List<LlvmValue> values = new ArrayList<>();
    if (operation instanceof LlvmInstruction.Alloca alloca) {
      values.add(alloca.count().value());
    } else if (operation instanceof LlvmInstruction.Load load) {
      values.add(load.address().value());
    } else if (operation instanceof LlvmInstruction.Store store) {
      values.add(store.value().value());
      values.add(store.address().value());
    } else if (operation instanceof LlvmInstruction.Modify modify) {
      values.addAll(List.of(modify.address().value(), modify.value().value()));
    } else if (operation instanceof LlvmInstruction.Exchange exchange) {
      values.addAll(
          List.of(
              exchange.address().value(), exchange.expected().value(), exchange.wanted().value()));
    } else if (operation instanceof LlvmInstruction.ElementPointer element) {
      values.add(element.base().value());
      element.indices().stream().map(TypedValue::value).forEach(values::add);
    } else if (operation instanceof LlvmInstruction.Arithmetic arithmetic) {
      values.addAll(List.of(arithmetic.left(), arithmetic.right()));
    } else if (operation instanceof LlvmInstruction.Negation negation) {
      values.add(negation.operand().value());
    } else if (operation instanceof LlvmInstruction.Compare compare) {
      values.addAll(List.of(compare.left(), compare.right()));
    } else if (operation instanceof LlvmInstruction.Cast cast) {
      values.add(cast.operand().value());
    } else if (operation instanceof LlvmInstruction.Select select) {
      values.addAll(
          List.of(select.condition().value(), select.ifTrue().value(), select.ifFalse().value()));
    } else if (operation instanceof LlvmInstruction.Phi phi) {
      phi.incoming().forEach(incoming -> values.add(incoming.value()));
    } else if (operation instanceof LlvmInstruction.Call call) {
      values.add(call.callee());
      call.arguments().forEach(argument -> values.add(argument.value()));
    } else if (operation instanceof LlvmInstruction.Branch branch) {
      values.add(branch.condition());
    } else if (operation instanceof LlvmInstruction.Switch choice) {
      values.add(choice.subject().value());
    } else if (operation instanceof LlvmInstruction.Return back) {
      values.add(back.value().value());
    } else if (operation instanceof LlvmInstruction.Resume resume) {
      values.add(resume.value().value());
    } else if (operation instanceof LlvmInstruction.ExtractValue extract) {
      values.add(extract.aggregate().value());
    } else if (operation instanceof LlvmInstruction.InsertValue insert) {
      values.add(insert.aggregate().value());
      values.add(insert.element().value());
    }
    return values.stream()
        .filter(LlvmValue.Register.class::isInstance)
        .map(value -> ((LlvmValue.Register) value).name())
        .toList();
  }
}
