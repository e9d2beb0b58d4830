package heapwright.method.addressmapper.operation;

import heapwright.ir.Program;
import heapwright.ir.code.Argument;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.method.addressmapper.map.AddressMap;
import heapwright.method.addressmapper.map.MemoryCell;
import heapwright.method.addressmapper.map.PointerSlot;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.map.ValueClass;
import heapwright.method.addressmapper.move.Move;
import heapwright.method.addressmapper.operation.PublishedOperation.Kind;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.term.Constant;
import heapwright.world.LibraryOperation;
import heapwright.world.LibraryOperation.MemoryOperation;
import heapwright.world.LibraryTable;
import java.util.Optional;

/** Calls that are not followed: CREATE, DELETE, and whatever only the machine knows. */
final class CallOperations {
  private final Program program;
  private final PathEvaluation run;
  private final ExpressionContext expressions;

  CallOperations(Program program, PathEvaluation run, ExpressionContext expressions) {
    this.program = program;
    this.run = run;
    this.expressions = expressions;
  }

  AddressMap call(Statement.Call s) {
    onMemory(s).ifPresentOrElse(operation -> call(operation, s), () -> beyond(s));
    return run.map;
  }

  private void call(MemoryOperation operation, Statement.Call s) {
    switch (operation) {
      case ALLOCATE, ALLOCATE_ZEROED -> created(s);
      case RELEASE -> deleted(s.arguments().get(0).value());
      case REALLOCATE -> {
        deleted(s.arguments().get(0).value());
        beyond(s);
      }
      case ALLOCATE_ALIGNED,
          ALLOCATE_STORED,
          ALLOCATE_UNREFUSED,
          REALLOCATE_UNREFUSED,
          TELL_BLOCK_SIZE,
          COPY_BYTES,
          MOVE_BYTES,
          FILL_BYTES,
          KEEP_APART ->
          beyond(s);
    }
  }

  /** What a function of the library does with blocks, if it is one of those. */
  private Optional<MemoryOperation> onMemory(Statement.Call s) {
    if (!(s.callee() instanceof Callee.Direct direct)) {
      return Optional.empty();
    }
    Optional<Function> own = program.function(direct.symbol()).filter(f -> !f.span().isOurs());
    return own.isPresent()
        ? Optional.empty()
        : LibraryOperation.in(MemoryOperation.class, LibraryTable.operation(direct.symbol()));
  }

  private void created(Statement.Call s) {
    if (s.result().isEmpty()) {
      return;
    }
    Local result = s.result().get();
    boolean failed = expressions.seen().filter(seen -> isNull(seen, result)).isPresent();
    Type type = result.type() instanceof PointerType p ? p.target() : result.type();
    PointerValue pointer =
        failed ? new PointerValue.None(ValueClass.NONE) : new UseOperation(run).allocate(type);
    expressions.set(
        run.variables.local(result, expressions.depth()), expressions.confirmed(result, pointer));
  }

  private static boolean isNull(Move.Seen seen, Local result) {
    return seen.after().frame().registers().get(result.id().index()).orElse(null)
            instanceof SymbolicValue.Number n
        && n.term() instanceof Constant c
        && c.value().isZero();
  }

  /** DELETE: the cell stays, so that a later touch is seen. */
  private void deleted(Expression block) {
    PointerConstraints.Operand operand = expressions.operand(block);
    run.log.operation(Kind.DELETE, operand.vector().toString());
    if (operand.pointer() instanceof PointerValue.To to) {
      MemoryCell cell = run.map.cell(to.cell());
      if (!cell.active()) {
        run.conflicting("frees " + operand.vector().source() + ", which was freed");
      } else if (cell.nullness() != MemoryCell.Nullness.NULL) {
        run.become(cell.deleted());
      }
    }
  }

  /** Other functions may have written where their arguments point. */
  private void beyond(Statement.Call s) {
    s.arguments().stream().filter(Argument::nonNull).forEach(a -> pointing(a.value()));
    s.result().ifPresent(expressions::adopt);
    if (expressions.seen().isPresent()) {
      Move.Seen seen = expressions.seen().get();
      s.arguments().stream()
          .map(Argument::value)
          .filter(a -> a.type() instanceof PointerType)
          .forEach(a -> written(expressions.pointer(a), seen));
      s.result()
          .flatMap(
              result ->
                  run.map.content(
                      new PointerSlot.OfVariable(
                          run.variables.local(result, expressions.depth()), 0)))
          .ifPresent(pointer -> written(pointer, seen));
    }
  }

  /** Declared to be no NULL, and so none, whether the function follows it or not. */
  private void pointing(Expression argument) {
    if (expressions.pointer(argument) instanceof PointerValue.To to) {
      MemoryCell cell = run.map.cell(to.cell());
      if (cell.nullness() == MemoryCell.Nullness.DEFAULT) {
        run.become(cell.with(MemoryCell.Nullness.NOT_NULL));
      }
    }
  }

  private void written(PointerValue pointer, Move.Seen seen) {
    if (pointer instanceof PointerValue.To to) {
      expressions
          .correspondence()
          .object(to.cell(), seen.after().heap())
          .ifPresent(object -> new BlockMapping(run, expressions).take(to.cell(), object));
    }
  }
}
