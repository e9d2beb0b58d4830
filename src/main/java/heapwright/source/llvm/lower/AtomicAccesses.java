package heapwright.source.llvm.lower;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Relation;
import heapwright.ir.code.Statement;
import heapwright.ir.type.Local;
import heapwright.source.llvm.text.LlvmInstruction;
import heapwright.source.llvm.value.NotLowered;
import java.util.List;

/** Changes of memory that no other thread can interrupt, of which there is none here. */
final class AtomicAccesses {
  private final RoutineContext context;
  private final MemoryTranslation memory;

  AtomicAccesses(RoutineContext context, MemoryTranslation memory) {
    this.context = context;
    this.memory = memory;
  }

  void modify(LlvmInstruction instruction, LlvmInstruction.Modify modify) {
    Expression address = context.values.of(modify.address());
    Expression old = memory.read(address, modify.value().type());
    Expression value = context.conversions.as(context.values.of(modify.value()), old.type());
    Expression result =
        modify.operator().equals("xchg")
            ? value
            : new Expression.Binary(operator(modify.operator()), old, value, context.here());
    memory.write(address, result, modify.value().type());
    context.values.define(instruction, old);
  }

  private static BinaryOperator operator(String name) {
    return switch (name) {
      case "add" -> BinaryOperator.ADD;
      case "sub" -> BinaryOperator.SUBTRACT;
      case "and" -> BinaryOperator.AND;
      case "or" -> BinaryOperator.OR;
      case "xor" -> BinaryOperator.XOR;
      default -> throw new NotLowered("the atomic operation " + name);
    };
  }

  void exchange(LlvmInstruction instruction, LlvmInstruction.Exchange exchange) {
    Expression address = context.values.of(exchange.address());
    Expression wanted = context.values.of(exchange.wanted());
    Expression old = memory.read(address, exchange.expected().type());
    Expression expected =
        context.conversions.as(context.values.of(exchange.expected()), old.type());
    Local equal = context.builder.temporary(context.module.model().signedInt(), context.here());
    Expression same =
        new Expression.Comparison(Relation.EQUAL, old, expected, equal.type(), context.here());
    context.append(new Statement.Assign(equal, same, context.here()));
    Expression outcome = new Expression.Read(equal, context.here());
    BlockId change = context.builder.block();
    BlockId behind = context.builder.block();
    context.ask(outcome, change, behind);
    context.builder.goOnAt(change);
    memory.write(address, wanted, exchange.wanted().type());
    context.jump(behind);
    context.builder.goOnAt(behind);
    context.values.defineParts(instruction.result(), List.of(old, outcome));
  }
}
