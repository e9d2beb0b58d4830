package heapwright.method.sgen.transfer;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.Cell;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.method.sgen.sigma.EvaluationStop;
import heapwright.method.sgen.ssa.InvisibleVariables;
import heapwright.method.sgen.ssa.Location.Named;
import heapwright.method.sgen.ssa.ObjectContent.Start;
import heapwright.method.sgen.ssa.Region;
import heapwright.method.sgen.ssa.SsaExpression;
import heapwright.method.sgen.ssa.Value;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.term.Term;
import heapwright.world.LibraryOperation;
import heapwright.world.LibraryOperation.BitOperation;
import heapwright.world.LibraryOperation.EndOperation;
import heapwright.world.LibraryOperation.JumpOperation;
import heapwright.world.LibraryOperation.MemoryOperation;
import heapwright.world.LibraryOperation.RealOperation;
import heapwright.world.LibraryOperation.StreamOperation;
import heapwright.world.LibraryOperation.TextOperation;
import java.util.List;

/** What the library does to memory; what it prints does not come back. */
final class LibraryCall implements LibraryOperation.Cases<Boolean> {
  /** A size that depends on the input is tried at these values; others are outside SGEN. */
  private static final List<Long> SIZES = List.of(8L, 16L, 4L, 1L, 2L, 24L, 32L, 12L, 64L);

  /** Bytes that are set one by one. */
  private static final long MOST_FILLED = 1_024;

  private final PathContext context;
  private final SigmaTransfer statements;
  private final AssignmentTransfer assignments;
  private final BlockTransfer blocks;
  private final Statement.Call call;
  private final SymbolId function;

  LibraryCall(
      PathContext context, SigmaTransfer statements, Statement.Call call, SymbolId function) {
    this.context = context;
    this.statements = statements;
    this.call = call;
    this.function = function;
    assignments = new AssignmentTransfer(context);
    blocks = new BlockTransfer(context, call, this::result);
  }

  /** Does what an operation does; false if its body does it. */
  boolean isDone(LibraryOperation operation) {
    return operation.match(this);
  }

  private Expression argument(int index) {
    return call.arguments().get(index).value();
  }

  private EvaluationStop outside() {
    return context.outside("'" + CallInlining.name(function) + "'", call.span());
  }

  private void result(SsaExpression text, Value value) {
    call.result().ifPresent((Local target) -> statements.let(target, text, value));
  }

  @Override
  public Boolean memory(MemoryOperation operation) {
    switch (operation) {
      case ALLOCATE -> blocks.allocate(size(0), Start.INDETERMINATE, true);
      case ALLOCATE_UNREFUSED -> blocks.allocate(size(0), Start.INDETERMINATE, false);
      case ALLOCATE_ALIGNED -> blocks.allocate(size(1), Start.INDETERMINATE, true);
      case ALLOCATE_ZEROED -> blocks.allocate(size(0) * size(1), Start.ZERO, true);
      case RELEASE -> blocks.release(argument(0), CallInlining.name(function));
      case COPY_BYTES, MOVE_BYTES -> copy();
      case FILL_BYTES -> fill();
      case REALLOCATE -> blocks.reallocate(argument(0), size(1), true);
      case REALLOCATE_UNREFUSED -> blocks.reallocate(argument(0), size(1), false);
      case KEEP_APART -> keepApart();
      case ALLOCATE_STORED, TELL_BLOCK_SIZE -> throw outside();
    }
    return true;
  }

  private long size(int index) {
    return context.expressions().known(argument(index), SIZES, "a size");
  }

  /** Two objects do not overlap; of one, it depends on the places. */
  private void keepApart() {
    Value first = context.expressions().of(argument(0));
    Value second = context.expressions().of(argument(1));
    Region a = context.memory.at(first, argument(0)).region();
    Region b = context.memory.at(second, argument(1)).region();
    if (a == b) {
      throw outside();
    }
  }

  private void copy() {
    long bytes = size(2);
    if (bytes > 0) {
      Type type = target(argument(1), bytes);
      Named from = context.memory.place(argument(1), type, bytes);
      Named to = context.memory.place(argument(0), type, bytes);
      assignments.copy(to, from, from.region().element(), bytes);
    }
    returnFirst();
  }

  private Type target(Expression pointer, long bytes) {
    Expression bare = pointer;
    while (bare instanceof Expression.Conversion conversion
        && conversion.operand().type() instanceof PointerType) {
      bare = conversion.operand();
    }
    boolean isTyped =
        bare.type() instanceof PointerType p
            && !(p.target() instanceof VoidType)
            && context.memory.size(p.target()) <= bytes;
    return isTyped ? ((PointerType) bare.type()).target() : InvisibleVariables.BYTE;
  }

  private void fill() {
    long bytes = size(2);
    Term value = context.expressions().number(argument(1));
    if (bytes > 0) {
      Named place = context.memory.place(argument(0), target(argument(0), bytes), bytes);
      boolean isZero = ScalarTerms.constant(value).orElse(1) == 0;
      if (isZero) {
        assignments.fill(place, bytes, Start.ZERO, "0");
      } else {
        fill(place, bytes, context.terms().extract(value, 0, Byte.SIZE));
      }
    }
    returnFirst();
  }

  /** Other bytes than zero are written one by one. */
  private void fill(Named place, long bytes, Term octet) {
    if (bytes > MOST_FILLED) {
      throw outside();
    }
    assignments.fill(place, bytes, Start.INDETERMINATE, "…");
    for (long i = 0; i < bytes; i++) {
      context.memory.put(
          place.region(),
          place.offset() + i,
          Cell.of(ObjectTable.CHARACTER),
          new Value.Number(octet));
    }
  }

  private void returnFirst() {
    SsaExpression text =
        context.trace.isOn() ? context.operands().of(argument(0)) : SsaExpression.of("");
    result(text, context.expressions().of(argument(0)));
  }

  /** What is printed does not come back. */
  @Override
  public Boolean stream(StreamOperation operation) {
    return switch (operation) {
      case PRINT_FORMATTED, PRINT_LINE, PRINT_CHARACTER, PRINT_ERROR -> {
        context.reserve("what '" + CallInlining.name(function) + "' returns");
        result(SsaExpression.of(CallInlining.name(function) + "(…)"), new Value.Undefined());
        yield true;
      }
      case PRINT_LISTED,
          PRINT_TEXT,
          PUT_CHARACTER,
          WRITE_ELEMENTS,
          WRITE_BYTES,
          FLUSH,
          READ_CHARACTER,
          UNREAD_CHARACTER,
          READ_LINE,
          READ_BYTES,
          READ_NUMERAL,
          SCAN_INPUT,
          SCAN_GIVEN,
          TELL_STREAM_STATE ->
          throw outside();
    };
  }

  @Override
  public Boolean text(TextOperation operation) {
    return hasBody();
  }

  @Override
  public Boolean real(RealOperation operation) {
    return hasBody();
  }

  @Override
  public Boolean bits(BitOperation operation) {
    return hasBody();
  }

  /** Whether the model of the library is stepped into. */
  private boolean hasBody() {
    if (context.program.function(function).isEmpty()) {
      throw outside();
    }
    return false;
  }

  @Override
  public Boolean jump(JumpOperation operation) {
    throw outside();
  }

  @Override
  public Boolean end(EndOperation operation) {
    context.finish();
    return true;
  }
}
