package heapwright.machine.code;

import heapwright.ir.check.DefiniteAssignment;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Local;
import heapwright.machine.code.closure.Action;
import heapwright.machine.code.closure.LongCode;
import heapwright.machine.code.closure.RegisterRead;
import heapwright.machine.code.expression.ExpressionCompiler;
import heapwright.machine.code.expression.RegisterReader;
import heapwright.machine.code.expression.Stores;
import heapwright.machine.code.processor.FrameLayout;
import heapwright.machine.code.processor.FunctionCode;
import heapwright.machine.code.processor.MemoryLocals;
import heapwright.machine.code.processor.Processor;
import heapwright.machine.code.processor.Routine;
import heapwright.machine.memory.Memory;
import heapwright.machine.memory.Site;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Compiles one function. */
final class FunctionCompiler {
  /** A block of at most this many statements is repeated in each that jumps to it. */
  private static final int LONGEST_TAIL = 4;

  private static final int LONGEST_BODY = 64;

  private final Linker linker;
  private final Function function;
  private final DataModel model;
  private final Processor processor;
  private final Memory memory;
  private final FrameLayout layout;
  private final MemoryLocals locals;
  private final ExpressionCompiler expressions;
  private final StatementCompiler statements;
  private final TerminatorCompiler terminators;

  FunctionCompiler(Linker linker, Function function) {
    this.linker = linker;
    this.function = function;
    model = linker.program().model();
    processor = linker.processor();
    memory = processor.memory();
    layout = new FrameLayout(function, mayBeReadUnset(), model);
    locals = new MemoryLocals(function, layout, model, memory.objects());
    expressions =
        new ExpressionCompiler(
            new RegisterReader(layout, locals, processor.faults()),
            linker.places(),
            processor,
            linker.program());
    statements = new StatementCompiler(function, layout, locals, linker, expressions);
    terminators = new TerminatorCompiler(function, linker, layout, expressions);
  }

  /** Only the variables that some path may read before it sets them need watching. */
  private Set<Local> mayBeReadUnset() {
    return DefiniteAssignment.unsetReads(
            function, l -> !l.inMemory() && l.origin() == Local.Origin.VARIABLE)
        .stream()
        .map(DefiniteAssignment.UnsetRead::local)
        .collect(Collectors.toSet());
  }

  Routine compile() {
    List<Action> prologue = prologue();
    List<FunctionCode.Block> blocks = function.blocks().stream().map(this::block).toList();
    return new FunctionCode(
        function, layout, locals, processor, prologue, blocks, linker.isObserved(function));
  }

  /** Compiles a block together with the short blocks that it only leads to. */
  private FunctionCode.Block block(BasicBlock block) {
    List<Statement> body = new ArrayList<>(block.statements());
    Terminator end = block.terminator();
    // Jumps may go round in a circle, of which this block need not be part.
    Set<BlockId> joined = new HashSet<>();
    while (end instanceof Terminator.Jump jump
        && function.block(jump.target()).statements().size() <= LONGEST_TAIL
        && body.size() <= LONGEST_BODY
        && joined.add(jump.target())) {
      BasicBlock next = function.block(jump.target());
      body.addAll(next.statements());
      end = next.terminator();
    }
    Action[] actions =
        body.stream().map(this::action).flatMap(Optional::stream).toArray(Action[]::new);
    return new FunctionCode.Block(actions.length + 1, actions, end.match(terminators));
  }

  private Optional<Action> action(Statement statement) {
    Optional<Action> action = statement.match(statements);
    return linker.reportsStatements() ? action.map(a -> reported(statement, a)) : action;
  }

  private Action reported(Statement statement, Action action) {
    Optional<Expression> accessed =
        statement instanceof Statement.Load load
            ? Optional.of(load.address())
            : statement instanceof Statement.Store store
                ? Optional.of(store.address())
                : Optional.empty();
    LongCode address = accessed.map(expressions::place).orElse(f -> 0);
    return f -> {
      processor.observer().executes(function, statement, address.eval(f));
      action.run(f);
    };
  }

  /** Locals in memory come to be; parameters among them take what was passed. */
  private List<Action> prologue() {
    List<Action> actions = new ArrayList<>();
    for (Local local : layout.inMemory()) {
      if (!locals.isScoped(local)) {
        actions.add(locals.creation(local));
      }
    }
    for (int i = 0; i < function.parameters().size(); i++) {
      Local parameter = function.parameters().get(i);
      if (parameter.inMemory()) {
        actions.add(arrival(parameter, layout.incoming(i)));
      }
    }
    return actions;
  }

  private Action arrival(Local parameter, int incoming) {
    int slot = layout.slot(parameter);
    Site at = Site.at(parameter.span());
    if (parameter.type().isAggregate()) {
      long size = model.size(parameter.type());
      return f -> memory.blocks().copy(f[slot], f[incoming], size, at);
    }
    Expression value = new Expression.Read(parameter, parameter.span());
    // The slot that it was passed in, before it moves to memory.
    ExpressionCompiler raw =
        new ExpressionCompiler(l -> incoming, linker.places(), processor.faults());
    return new Stores(memory, model, raw)
        .store(new RegisterRead(slot), value, parameter.type(), at);
  }
}
