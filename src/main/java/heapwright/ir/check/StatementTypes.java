package heapwright.ir.check;

import heapwright.ir.code.Callee;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;

/** Checks the types of the operands of statements, and of what blocks end with. */
final class StatementTypes implements Statement.Cases<Boolean> {
  private final WellFormed check;
  private final ExpressionTypes expressions;

  StatementTypes(WellFormed check) {
    this.check = check;
    this.expressions = new ExpressionTypes(check);
  }

  private boolean require(boolean holds, Statement at, String what) {
    return check.require(holds, at.span(), what);
  }

  private boolean register(Local local, Type type, Statement at) {
    return require(!local.inMemory(), at, local + " is no register")
        && require(Type.same(local.type(), type), at, local + " does not hold " + type);
  }

  private boolean address(Expression e, Statement at) {
    return e.match(expressions) && require(e.type() instanceof PointerType, at, "no address");
  }

  /** Where a result of this type goes: scalars into a register, aggregates into memory. */
  private boolean receives(Local local, Type type, Statement at) {
    return type.isAggregate()
        ? require(local.inMemory(), at, local + " is not in memory")
        : register(local, type, at);
  }

  @Override
  public Boolean step(Statement.Step s) {
    return true;
  }

  @Override
  public Boolean declare(Statement.Declare s) {
    return require(check.knows(s.local()), s, "unknown " + s.local());
  }

  @Override
  public Boolean leave(Statement.Leave s) {
    return require(check.knows(s.local()), s, "unknown " + s.local())
        && require(s.local().inMemory(), s, s.local() + " is not in memory");
  }

  @Override
  public Boolean assign(Statement.Assign s) {
    return s.value().match(expressions) && register(s.target(), s.value().type(), s);
  }

  @Override
  public Boolean load(Statement.Load s) {
    return address(s.address(), s)
        && require(s.cell().type().isScalar(), s, "a load of an aggregate")
        && register(s.target(), s.cell().type(), s);
  }

  @Override
  public Boolean store(Statement.Store s) {
    return address(s.address(), s)
        && s.value().match(expressions)
        && require(s.cell().type().isScalar(), s, "a store of an aggregate")
        && require(Type.same(s.value().type(), s.cell().type()), s, "a store of another type");
  }

  @Override
  public Boolean copy(Statement.Copy s) {
    return address(s.to(), s)
        && address(s.from(), s)
        && require(s.type().isAggregate(), s, "a copy of a scalar");
  }

  @Override
  public Boolean zero(Statement.Zero s) {
    return address(s.address(), s);
  }

  @Override
  public Boolean allocate(Statement.Allocate s) {
    return s.bytes().match(expressions)
        && require(s.target().type() instanceof PointerType, s, "memory for a number");
  }

  @Override
  public Boolean call(Statement.Call s) {
    boolean callee = !(s.callee() instanceof Callee.Indirect i) || address(i.pointer(), s);
    boolean result = s.result().isEmpty() || receives(s.result().get(), s.type().result(), s);
    boolean arguments =
        s.arguments().stream()
            .allMatch(
                a ->
                    a.type().isAggregate()
                        ? address(a.value(), s)
                        : a.value().match(expressions)
                            && require(Type.same(a.value().type(), a.type()), s, "argument type"));
    return callee && result && arguments;
  }

  @Override
  public Boolean startArguments(Statement.StartArguments s) {
    return address(s.list(), s);
  }

  @Override
  public Boolean nextArgument(Statement.NextArgument s) {
    return address(s.list(), s) && receives(s.target(), s.type(), s);
  }

  @Override
  public Boolean havoc(Statement.Havoc s) {
    return s.targets().stream().allMatch(target -> address(target.address(), s))
        && s.call().match(expressions);
  }

  /** Checks what a block ends with. */
  void terminator(Terminator end) {
    if (!end.operands().stream().allMatch(operand -> operand.match(expressions))) {
      return;
    }
    if (end instanceof Terminator.Branch branch) {
      boolean isInteger = branch.condition().type().isInteger();
      check.require(isInteger, end.span(), "a condition that is no integer");
    } else if (end instanceof Terminator.Switch choice) {
      check.require(choice.subject().type().isInteger(), end.span(), "a switch on no integer");
    } else if (end instanceof Terminator.Return back && back.value().isPresent()) {
      Type value = back.value().get().type();
      Type result = check.function().type().result();
      boolean fits = result.isAggregate() ? value instanceof PointerType : Type.same(value, result);
      check.require(fits, end.span(), "returns " + value);
    }
  }
}
