package heapwright.machine.code;

import heapwright.ir.Argument;
import heapwright.ir.Callee;
import heapwright.ir.Expression;
import heapwright.ir.Local;
import heapwright.ir.Statement;
import heapwright.ir.Terminator;
import java.util.BitSet;
import java.util.Optional;
import java.util.Set;

/**
 * Walks over statements in order, keeping the set of registers that have been set, and collects
 * those that are read outside it.
 */
final class RegisterUse implements Statement.Cases<Void> {
  private final BitSet set;
  private final Optional<Set<Local>> readUnset;

  /**
   * @param set indices of the registers that have been set; changed
   * @param readUnset takes the findings, or empty if only {@code set} matters
   */
  RegisterUse(BitSet set, Optional<Set<Local>> readUnset) {
    this.set = set;
    this.readUnset = readUnset;
  }

  private Void define(Local local) {
    set.set(local.id().index());
    return null;
  }

  private void use(Expression expression) {
    readUnset.ifPresent(found -> expression.match(new Reads(found)));
  }

  @Override
  public Void step(Statement.Step s) {
    return null;
  }

  @Override
  public Void declare(Statement.Declare s) {
    set.clear(s.local().id().index());
    return null;
  }

  @Override
  public Void assign(Statement.Assign s) {
    use(s.value());
    return define(s.target());
  }

  @Override
  public Void load(Statement.Load s) {
    use(s.address());
    return define(s.target());
  }

  @Override
  public Void store(Statement.Store s) {
    use(s.address());
    use(s.value());
    return null;
  }

  @Override
  public Void copy(Statement.Copy s) {
    use(s.to());
    use(s.from());
    return null;
  }

  @Override
  public Void zero(Statement.Zero s) {
    use(s.address());
    return null;
  }

  @Override
  public Void allocate(Statement.Allocate s) {
    use(s.bytes());
    return define(s.target());
  }

  @Override
  public Void call(Statement.Call s) {
    if (s.callee() instanceof Callee.Indirect indirect) {
      use(indirect.pointer());
    }
    for (Argument argument : s.arguments()) {
      use(argument.value());
    }
    s.result().ifPresent(this::define);
    return null;
  }

  @Override
  public Void startArguments(Statement.StartArguments s) {
    use(s.list());
    return null;
  }

  @Override
  public Void nextArgument(Statement.NextArgument s) {
    use(s.list());
    return define(s.target());
  }

  /** The same for what a block ends with. */
  Terminator.Cases<Void> terminators() {
    return new Terminator.Cases<>() {
      @Override
      public Void jump(Terminator.Jump t) {
        return null;
      }

      @Override
      public Void branch(Terminator.Branch t) {
        use(t.condition());
        return null;
      }

      @Override
      public Void choose(Terminator.Switch t) {
        use(t.subject());
        return null;
      }

      @Override
      public Void giveBack(Terminator.Return t) {
        t.value().ifPresent(RegisterUse.this::use);
        return null;
      }

      @Override
      public Void unreachable(Terminator.Unreachable t) {
        return null;
      }
    };
  }

  /** Collects the reads of an expression. */
  private final class Reads implements Expression.Cases<Void> {
    private final Set<Local> found;

    Reads(Set<Local> found) {
      this.found = found;
    }

    @Override
    public Void read(Expression.Read e) {
      if (DefiniteAssignment.isCandidate(e.local()) && !set.get(e.local().id().index())) {
        found.add(e.local());
      }
      return null;
    }

    @Override
    public Void integerConstant(Expression.IntegerConstant e) {
      return null;
    }

    @Override
    public Void floatingConstant(Expression.FloatingConstant e) {
      return null;
    }

    @Override
    public Void localAddress(Expression.LocalAddress e) {
      return null;
    }

    @Override
    public Void globalAddress(Expression.GlobalAddress e) {
      return null;
    }

    @Override
    public Void functionAddress(Expression.FunctionAddress e) {
      return null;
    }

    @Override
    public Void fieldAddress(Expression.FieldAddress e) {
      return e.base().match(this);
    }

    @Override
    public Void elementAddress(Expression.ElementAddress e) {
      e.base().match(this);
      e.index().match(this);
      return e.stride().match(this);
    }

    @Override
    public Void pointerDifference(Expression.PointerDifference e) {
      e.left().match(this);
      e.right().match(this);
      return e.stride().match(this);
    }

    @Override
    public Void unary(Expression.Unary e) {
      return e.operand().match(this);
    }

    @Override
    public Void binary(Expression.Binary e) {
      e.left().match(this);
      return e.right().match(this);
    }

    @Override
    public Void comparison(Expression.Comparison e) {
      e.left().match(this);
      return e.right().match(this);
    }

    @Override
    public Void conversion(Expression.Conversion e) {
      return e.operand().match(this);
    }
  }
}
