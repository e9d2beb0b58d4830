package heapwright.goal.dataflow;

import heapwright.analysis.ReleasedBlock;
import heapwright.ir.Program;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.ControlPoint;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import java.util.Optional;

/**
 * Where a function itself ends the life of memory that a store may have written to: at the end of a
 * block, and by giving a block back to the heap.
 */
final class EndedLives {
  private final Program program;
  private final Function function;
  private final Definition definition;
  private final Variable.Location place;

  /** What is told of each such place in the code. */
  interface Listener {
    /**
     * @param at right before the life ends
     * @param address of what is gone then; empty if it is surely what the store wrote to
     */
    void ends(Definition definition, ControlPoint at, Optional<Expression> address);
  }

  EndedLives(Program program, Function function, Definition definition) {
    this.program = program;
    this.function = function;
    this.definition = definition;
    place = (Variable.Location) definition.variable();
  }

  void forEach(Listener listener) {
    for (BasicBlock block : function.blocks()) {
      for (int i = 0; i < block.statements().size(); i++) {
        ControlPoint at = new ControlPoint.Within(block.id(), i);
        Statement statement = block.statements().get(i);
        if (statement instanceof Statement.Leave leave && isPartOf(leave)) {
          listener.ends(definition, at, Optional.empty());
        } else if (statement instanceof Statement.Call call) {
          ReleasedBlock.of(program, call)
              .flatMap(this::freed)
              .ifPresent(address -> listener.ends(definition, at, Optional.of(address)));
        }
      }
    }
  }

  private boolean isPartOf(Statement.Leave leave) {
    return place
        .object()
        .flatMap(Variable.NamedObject::local)
        .filter(leave.local()::equals)
        .isPresent();
  }

  /** The part of a freed block that the store may have written to. */
  private Optional<Expression> freed(Expression argument) {
    Expression block = argument;
    while (block instanceof Expression.Conversion conversion
        && conversion.operand().type() instanceof PointerType) {
      block = conversion.operand();
    }
    if (place.object().isPresent() || !(block.type() instanceof PointerType pointer)) {
      return Optional.empty();
    }
    if (place.field().isEmpty()) {
      return pointer.target().equals(place.cell().type()) ? Optional.of(block) : Optional.empty();
    }
    Variable.Member member = place.field().get();
    Type type = member.field().type().pointer();
    return pointer.target().equals(member.record())
        ? Optional.of(
            new Expression.FieldAddress(block, member.record(), member.field(), type, block.span()))
        : Optional.empty();
  }
}
