package heapwright.source.lower.blocks;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.SourceStatement;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Local;
import heapwright.ir.type.LocalId;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.source.lower.problems.Positions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Supplier;
import org.eclipse.cdt.core.dom.ast.IASTNode;

/**
 * Builds the blocks and locals of one function. Code always goes to the current block; after a
 * terminator that is a fresh block that nothing reaches, until another one is started.
 */
public final class Emitter {
  private final DataModel model;
  private final int parameterCount;
  private final Set<String> addressTaken;
  private final List<Local> parameters = new ArrayList<>();
  private final List<Local> others = new ArrayList<>();
  private Draft draft = new Draft();
  private boolean discarding;

  /**
   * @param parameterCount how many times {@link #parameter} will be called
   * @param addressTaken the spellings to which {@code &} is applied in the function
   */
  public Emitter(DataModel model, int parameterCount, Set<String> addressTaken) {
    this.model = model;
    this.parameterCount = parameterCount;
    this.addressTaken = addressTaken;
  }

  /** An emitter that serves constant expressions only: whatever is emitted is lost. */
  public static Emitter forConstants(DataModel model) {
    Emitter emitter = new Emitter(model, 0, Set.of());
    emitter.discarding = true;
    return emitter;
  }

  /** Whether what is emitted now is thrown away. */
  public boolean discarding() {
    return discarding;
  }

  /** Runs something whose code and locals are thrown away. */
  public <T> T discard(Supplier<T> lowering) {
    Draft kept = draft;
    boolean before = discarding;
    int locals = others.size();
    draft = new Draft();
    discarding = true;
    try {
      return lowering.get();
    } finally {
      draft = kept;
      discarding = before;
      others.subList(locals, others.size()).clear();
    }
  }

  /** Runs something that control never reaches; then goes on where it was. */
  public <T> T unreachably(Supplier<T> lowering, SourceSpan span) {
    Draft.Position before = draft.suspend();
    try {
      return lowering.get();
    } finally {
      draft.terminate(new Terminator.Unreachable(span));
      draft.resume(before);
    }
  }

  /** A numbered statement begins at this node; conditions of values now belong to it. */
  public StatementNumber step(IASTNode node, SourceStatement.Kind kind, SourceSpan span) {
    StatementNumber number = draft.numbering().begin(Positions.start(node), kind, span);
    append(new Statement.Step(number, span));
    return number;
  }

  public Draft draft() {
    return draft;
  }

  public void append(Statement statement) {
    draft.append(statement);
  }

  /** A block to be started later. */
  public BlockId newBlock() {
    return draft.newBlock();
  }

  /** Goes on in this block; if the current one is still open, it jumps there. */
  public void start(BlockId block, SourceSpan span) {
    draft.start(block, span);
  }

  /** Ends the current block. */
  public void terminate(Terminator terminator) {
    draft.terminate(terminator);
  }

  public void jump(BlockId target, SourceSpan span) {
    draft.terminate(new Terminator.Jump(target, span));
  }

  /** Ends the current block with a jump that the source spells out. */
  public void leave(BlockId target, SourceSpan span) {
    draft.leave(new Terminator.Jump(target, span));
  }

  /** The next parameter: a register if it is a scalar whose address is never taken. */
  public Local parameter(String name, Type type, SourceSpan span) {
    return parameter(name, type, OptionalLong.empty(), span);
  }

  /**
   * @param declaredLength n if the source has {@code a[n]} where C means a pointer
   */
  public Local parameter(String name, Type type, OptionalLong declaredLength, SourceSpan span) {
    Local local =
        new Local(
            new LocalId(parameters.size()),
            name,
            type,
            storage(name, type),
            Local.Origin.PARAMETER,
            model.alignment(type),
            declaredLength,
            span);
    parameters.add(local);
    return local;
  }

  /** An automatic variable: a register if it is a scalar whose address is never taken. */
  public Local variable(String name, Type type, int alignment, SourceSpan span) {
    return other(name, type, storage(name, type), Local.Origin.VARIABLE, alignment, span);
  }

  /** An automatic variable whose address is taken by other means than {@code &}. */
  public Local memoryVariable(String name, Type type, int alignment, SourceSpan span) {
    return other(name, type, Local.Storage.MEMORY, Local.Origin.VARIABLE, alignment, span);
  }

  /** A register of the lowering's own. */
  public Local temporary(Type type, SourceSpan span) {
    return other(
        temporaryName(),
        type,
        Local.Storage.REGISTER,
        Local.Origin.TEMPORARY,
        model.alignment(type),
        span);
  }

  /** An object in memory of the lowering's own: a structure that a call returns. */
  public Local memoryTemporary(Type type, SourceSpan span) {
    return other(
        temporaryName(),
        type,
        Local.Storage.MEMORY,
        Local.Origin.TEMPORARY,
        model.alignment(type),
        span);
  }

  /** The address of such an object. */
  public Expression object(Type type, SourceSpan span) {
    return new Expression.LocalAddress(memoryTemporary(type, span), span);
  }

  /** A new register that holds the value; for what is used twice or must be computed now. */
  public Expression.Read save(Expression value, SourceSpan span) {
    Local temporary = temporary(value.type(), span);
    append(new Statement.Assign(temporary, value, span));
    return new Expression.Read(temporary, span);
  }

  /** Sets a register; what was just read or returned into a temporary goes there directly. */
  public void assign(Local target, Expression value, SourceSpan span) {
    if (value instanceof Expression.Read read
        && read.local().isTemporary()
        && sameRegister(read.local().type(), target.type())
        && draft.redirectLast(read.local(), target)) {
      forget(read.local());
      return;
    }
    append(new Statement.Assign(target, value, span));
  }

  /** Pointers of different types are one to a register. */
  public static boolean sameRegister(Type from, Type to) {
    return from.equals(to) || from instanceof PointerType && to instanceof PointerType;
  }

  private void forget(Local temporary) {
    int last = others.size() - 1;
    if (others.get(last) == temporary) {
      others.remove(last);
    }
  }

  /**
   * The value of an operand that was evaluated before what follows the position. gcc computes an
   * operand at once, but leaves a plain register to be read when the operation happens; so what is
   * more than a register is computed at the position if it would come out differently now.
   */
  public Expression settle(Expression value, Draft.Position position, SourceSpan span) {
    if (RegisterEffects.isLeaf(value)) {
      return value;
    }
    boolean changed =
        draft.writesSince(position) && RegisterEffects.readsVariable(value)
            || draft.effectsSince(position) && RegisterEffects.canTrap(value);
    if (!changed) {
      return value;
    }
    Local temporary = temporary(value.type(), span);
    draft.insert(position, new Statement.Assign(temporary, value, span));
    return new Expression.Read(temporary, span);
  }

  private String temporaryName() {
    return "%" + (parameterCount + others.size());
  }

  private Local other(
      String name,
      Type type,
      Local.Storage storage,
      Local.Origin origin,
      int alignment,
      SourceSpan span) {
    LocalId id = new LocalId(parameterCount + others.size());
    Local local = new Local(id, name, type, storage, origin, alignment, span);
    others.add(local);
    return local;
  }

  private Local.Storage storage(String name, Type type) {
    return type.isScalar() && !addressTaken.contains(name)
        ? Local.Storage.REGISTER
        : Local.Storage.MEMORY;
  }

  public List<Local> parameters() {
    return Collections.unmodifiableList(parameters);
  }

  /** The parameters, then everything else in the order of creation. */
  public List<Local> locals() {
    if (parameters.size() != parameterCount) {
      throw new IllegalStateException(parameters.size() + " parameters, not " + parameterCount);
    }
    List<Local> all = new ArrayList<>(parameters);
    all.addAll(others);
    return all;
  }
}
