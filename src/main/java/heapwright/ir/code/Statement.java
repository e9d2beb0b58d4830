package heapwright.ir.code;

import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.Cell;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What happens inside a basic block, one effect each. */
public sealed interface Statement {

  SourceSpan span();

  /** The expressions that the statement evaluates. */
  default List<Expression> operands() {
    return List.of();
  }

  /** The local that the statement sets: a register, or memory for the result of a call. */
  default Optional<Local> written() {
    return Optional.empty();
  }

  <R> R match(Cases<R> cases);

  /** One case per statement. */
  interface Cases<R> {
    R step(Step s);

    R declare(Declare s);

    R leave(Leave s);

    R assign(Assign s);

    R load(Load s);

    R store(Store s);

    R copy(Copy s);

    R zero(Zero s);

    R allocate(Allocate s);

    R call(Call s);

    R startArguments(StartArguments s);

    R nextArgument(NextArgument s);

    R havoc(Havoc s);
  }

  /** The path passes a numbered statement of the source. No effect. */
  record Step(StatementNumber number, SourceSpan span) implements Statement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.step(this);
    }
  }

  /**
   * The declaration of a variable without an initialiser is reached: its value is indeterminate.
   */
  record Declare(Local local, SourceSpan span) implements Statement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.declare(this);
    }
  }

  /**
   * The end of the block that declares a variable in memory is reached: the object's life is over.
   * A jump out of the block has none; there the life ends with the function, or with the next
   * {@code Leave}. The next use of the variable's address begins a new life.
   */
  record Leave(Local local, SourceSpan span) implements Statement {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.leave(this);
    }
  }

  /** Sets a register. */
  record Assign(Local target, Expression value, SourceSpan span) implements Statement {
    @Override
    public List<Expression> operands() {
      return List.of(value);
    }

    @Override
    public Optional<Local> written() {
      return Optional.of(target);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.assign(this);
    }
  }

  /** Reads a scalar or a bit-field from memory into a register of the cell's type. */
  record Load(Local target, Expression address, Cell cell, SourceSpan span) implements Statement {
    @Override
    public List<Expression> operands() {
      return List.of(address);
    }

    @Override
    public Optional<Local> written() {
      return Optional.of(target);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.load(this);
    }
  }

  /** Writes a scalar or a bit-field to memory; the value has the cell's type. */
  record Store(Expression address, Expression value, Cell cell, SourceSpan span)
      implements Statement {
    @Override
    public List<Expression> operands() {
      return List.of(address, value);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.store(this);
    }
  }

  /** Copies an aggregate, padding and indeterminate parts included; the two may be the same. */
  record Copy(Expression to, Expression from, Type type, SourceSpan span) implements Statement {
    @Override
    public List<Expression> operands() {
      return List.of(to, from);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.copy(this);
    }
  }

  /** Sets all bytes of an object to 0: the parts that an initialiser leaves out. */
  record Zero(Expression address, Type type, SourceSpan span) implements Statement {
    @Override
    public List<Expression> operands() {
      return List.of(address);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.zero(this);
    }
  }

  /**
   * Sets a pointer register to fresh memory of the frame: a variable-length array, or {@code
   * alloca}.
   *
   * @param bytes of type {@code size_t}
   * @param lengths of the array's computed dimensions, of type {@code size_t}; C17 6.7.6.2p5: what
   *     is not positive, with the sign that the top bit is, is undefined
   */
  record Allocate(
      Local target, Expression bytes, List<Expression> lengths, Lifetime lifetime, SourceSpan span)
      implements Statement {

    public Allocate {
      lengths = List.copyOf(lengths);
    }

    /** When the memory goes. */
    public enum Lifetime {
      /** When this statement is reached again, or the function returns. */
      DECLARATION,
      /** When the function returns. */
      FUNCTION
    }

    @Override
    public List<Expression> operands() {
      return Stream.concat(Stream.of(bytes), lengths.stream()).toList();
    }

    @Override
    public Optional<Local> written() {
      return Optional.of(target);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.allocate(this);
    }
  }

  /**
   * A call. A result of aggregate type goes to a local in memory, a scalar one to a register of the
   * result type.
   *
   * @param type the function's type as this call sees it
   */
  record Call(
      Optional<Local> result,
      Callee callee,
      List<Argument> arguments,
      FunctionType type,
      SourceSpan span)
      implements Statement {

    public Call {
      arguments = List.copyOf(arguments);
    }

    /** The function that is called by name. */
    public Optional<SymbolId> target() {
      return callee instanceof Callee.Direct direct
          ? Optional.of(direct.symbol())
          : Optional.empty();
    }

    /** The pointer to an indirect callee, then the arguments. */
    @Override
    public List<Expression> operands() {
      List<Expression> all = new ArrayList<>();
      if (callee instanceof Callee.Indirect indirect) {
        all.add(indirect.pointer());
      }
      arguments.forEach(argument -> all.add(argument.value()));
      return all;
    }

    @Override
    public Optional<Local> written() {
      return result;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.call(this);
    }
  }

  /** {@code va_start}: the list at this address begins with the first unnamed argument. */
  record StartArguments(Expression list, SourceSpan span) implements Statement {
    @Override
    public List<Expression> operands() {
      return List.of(list);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.startArguments(this);
    }
  }

  /** {@code va_arg}: takes the next argument off the list at this address. */
  record NextArgument(Local target, Expression list, Type type, SourceSpan span)
      implements Statement {
    @Override
    public List<Expression> operands() {
      return List.of(list);
    }

    @Override
    public Optional<Local> written() {
      return Optional.of(target);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.nextArgument(this);
    }
  }

  /**
   * Code outside of the program runs and may write to memory. What it writes is part of the input.
   *
   * @param targets what it may write to, together or not at all
   * @param call which run of that code this is, counted from 0
   */
  record Havoc(List<Target> targets, Expression call, SourceSpan span) implements Statement {

    public Havoc {
      targets = List.copyOf(targets);
    }

    /**
     * An object that is written from an address on.
     *
     * @param address NULL for nothing
     */
    public record Target(Channel channel, Expression address) {}

    @Override
    public List<Expression> operands() {
      return Stream.concat(targets.stream().map(Target::address), Stream.of(call)).toList();
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.havoc(this);
    }
  }
}
