package heapwright.method.addressmapper.operation;

import heapwright.ir.code.Argument;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.ir.type.Cell;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.method.addressmapper.map.MemoryCell;
import heapwright.method.addressmapper.map.PointerSlot;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.move.Callees;
import heapwright.method.addressmapper.operation.PublishedOperation.Kind;
import heapwright.world.LibraryOperation;
import heapwright.world.LibraryOperation.MemoryOperation;
import java.util.Optional;

/** Calls that are not followed: CREATE and DELETE. */
final class CallOperations {
  private final PathEvaluation run;
  private final ExpressionContext expressions;

  CallOperations(PathEvaluation run, ExpressionContext expressions) {
    this.run = run;
    this.expressions = expressions;
  }

  void call(Statement.Call s) {
    switch (operation(s)) {
      case ALLOCATE -> created(s, false);
      case ALLOCATE_ZEROED -> created(s, true);
      case RELEASE -> deleted(s.arguments().get(0).value());
      case REALLOCATE,
          ALLOCATE_ALIGNED,
          ALLOCATE_STORED,
          ALLOCATE_UNREFUSED,
          REALLOCATE_UNREFUSED,
          TELL_BLOCK_SIZE,
          COPY_BYTES,
          MOVE_BYTES,
          FILL_BYTES,
          KEEP_APART ->
          throw OperationStop.outside("calls " + s.target().orElseThrow());
    }
  }

  private static MemoryOperation operation(Statement.Call s) {
    Optional<LibraryOperation> operation = s.target().flatMap(Callees::operation);
    return LibraryOperation.in(MemoryOperation.class, operation)
        .orElseThrow(
            () ->
                OperationStop.outside(
                    s.target().map(f -> "calls " + f).orElse("calls through a pointer")));
  }

  private void created(Statement.Call s, boolean cleared) {
    s.arguments().stream().map(Argument::value).forEach(expressions::number);
    Type type = s.result().map(Local::type).orElse(s.type().result());
    Type target = type instanceof PointerType p ? p.target() : type;
    PointerValue pointer = new UseOperation(run, expressions).allocate(target, cleared);
    s.result().ifPresent(result -> expressions.set(expressions.variable(result), pointer));
  }

  /** DELETE: the cell stays, so that a later touch is seen. */
  private void deleted(Expression block) {
    NamedPointer operand = expressions.operand(block);
    PointerValue pointer = ExpressionContext.known(operand);
    String source = operand.vector().source();
    run.log.operation(Kind.DELETE, operand.vector().toString());
    if (pointer instanceof PointerValue.To to) {
      MemoryCell cell = run.map.cell(to.cell());
      if (!cell.active()) {
        if (cell.nullness() == MemoryCell.Nullness.NOT_NULL) {
          throw OperationStop.conflict("frees " + source + ", which was freed");
        }
        // C17 7.22.3.3p2: NULL may be freed again.
        run.nullness(to.cell(), MemoryCell.Nullness.NULL, source);
      } else if (cell.nullness() != MemoryCell.Nullness.NULL) {
        if (to.offset() != 0) {
          throw OperationStop.outside("frees what lies inside of something");
        }
        run.become(cell.deleted());
      }
    } else if (pointer instanceof PointerValue.None none && none.isPublished()) {
      throw OperationStop.outside("frees a pointer in allocated memory that was never set");
    } else if (!(pointer instanceof PointerValue.None)) {
      throw OperationStop.conflict("frees " + source + ", which was not allocated");
    }
  }

  // Calls that are followed.

  /** An argument becomes a parameter of the function that is called. */
  void pass(Argument argument, PointerSlot parameter, Local local) {
    Type type = local.type();
    if (type.isAggregate()) {
      ExpressionContext.Place from = expressions.place(argument.value(), type);
      new BlockMapping(run, expressions.memory())
          .copy(
              expressions,
              new ExpressionContext.Place(from.base(), from.vector(), parameter),
              from,
              type);
    } else if (type instanceof PointerType) {
      PointerValue pointer = expressions.pointer(argument.value());
      expressions.set(((PointerSlot.OfVariable) parameter).variable(), pointer);
    } else {
      expressions.memory().write(parameter, Cell.of(type), expressions.number(argument.value()));
    }
  }
}
