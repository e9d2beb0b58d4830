package heapwright.testcase.scenario;

import heapwright.ir.code.Argument;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Linkage;
import heapwright.ir.code.Relation;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Field;
import heapwright.ir.type.Local;
import heapwright.ir.type.LocalId;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.RecordLayout;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The body of a scenario. Each question to a precondition ends a block, which goes on to the next
 * block or to the last one, where nothing can come to. The results of several calls are returned
 * together, in a structure.
 */
final class ScenarioBody {
  private final DataModel model;
  private final Function subject;
  private final SourceSpan span;
  private final List<Local> locals = new ArrayList<>();
  private final List<List<Local>> parameters = new ArrayList<>();
  private final Set<String> names = new HashSet<>();
  private final List<BasicBlock> blocks = new ArrayList<>();
  private final BlockId refusal;
  private List<Statement> statements = new ArrayList<>();
  private Optional<Expression> result = Optional.empty();

  private ScenarioBody(
      DataModel model, Function subject, int calls, int questions, SourceSpan span) {
    this.model = model;
    this.subject = subject;
    this.span = span;
    refusal = new BlockId(questions + 1);
    for (int call = 1; call <= calls; call++) {
      parameters.add(parameters(call));
    }
  }

  /** A function that calls the subject so many times, each time if the preconditions hold. */
  static Function of(
      DataModel model,
      Function subject,
      int calls,
      List<Precondition> preconditions,
      SymbolId symbol,
      SourceSpan span) {
    int questions = calls * preconditions.stream().mapToInt(p -> p.uses(subject).size()).sum();
    ScenarioBody body = new ScenarioBody(model, subject, calls, questions, span);
    Type type = body.resultType(calls);
    Optional<Local> together =
        calls > 1 && !(type instanceof VoidType)
            ? Optional.of(body.temporary(type))
            : Optional.empty();
    for (int call = 0; call < calls; call++) {
      for (Precondition precondition : preconditions) {
        body.ask(precondition, call);
      }
      body.call(call, together);
    }
    return body.function(symbol, type, questions > 0);
  }

  // Locals.

  private List<Local> parameters(int call) {
    return subject.parameters().stream()
        .map(p -> local(name(p, call), p.type(), Local.Origin.PARAMETER))
        .toList();
  }

  /** {@code x}, and for later calls {@code x_2}, unless another one is called so. */
  private String name(Local parameter, int call) {
    String wanted = parameter.name() + (call == 1 ? "" : "_" + call);
    boolean isTaken = call > 1 && subject.parameters().stream().anyMatch(named(wanted));
    return isTaken || !names.add(wanted) ? wanted + "_" : wanted;
  }

  private static Predicate<Local> named(String name) {
    return local -> local.name().equals(name);
  }

  private Local temporary(Type type) {
    return local("%" + (locals.size() + 1), type, Local.Origin.TEMPORARY);
  }

  private Local local(String name, Type type, Local.Origin origin) {
    Local local =
        new Local(
            new LocalId(locals.size()),
            name,
            type,
            type.isAggregate() ? Local.Home.MEMORY : Local.Home.REGISTER,
            origin,
            model.alignment(type),
            span);
    locals.add(local);
    return local;
  }

  // Results.

  /** A function that may return without a value is asked for none. */
  private Type resultType(int calls) {
    Type type = subject.type().result();
    boolean isSure =
        subject.blocks().stream()
            .map(BasicBlock::terminator)
            .noneMatch(t -> t instanceof Terminator.Return back && back.value().isEmpty());
    if (!isSure || type instanceof VoidType) {
      return VoidType.VOID;
    }
    return calls == 1 ? type : structure(type, calls);
  }

  private RecordType structure(Type type, int calls) {
    long size = model.size(type);
    List<Field> fields = new ArrayList<>();
    for (int i = 0; i < calls; i++) {
      fields.add(new Field("call_" + (i + 1), type, Qualifiers.NONE, i * size, Optional.empty()));
    }
    RecordType record = new RecordType(RecordType.Kind.STRUCT, "");
    record.complete(new RecordLayout(fields, calls * size, model.alignment(type)));
    return record;
  }

  // Calls.

  private void ask(Precondition precondition, int call) {
    Function asked = precondition.function();
    for (List<Local> use : precondition.uses(subject)) {
      List<Argument> arguments = new ArrayList<>();
      for (int i = 0; i < use.size(); i++) {
        Local given = own(use.get(i), call);
        Local wanted = asked.parameters().get(i);
        arguments.add(
            Precondition.isByAddress(given, wanted)
                ? new Argument(address(given), wanted.type())
                : argument(given));
      }
      Local answer = temporary(asked.type().result());
      statements.add(call(asked, Optional.of(answer), arguments));
      close(decision(answer));
    }
  }

  private Terminator decision(Local answer) {
    Expression zero = new Expression.IntegerConstant(0, answer.type(), span);
    Expression holds =
        new Expression.Comparison(Relation.NOT_EQUAL, read(answer), zero, model.signedInt(), span);
    StatementNumber number = new StatementNumber(blocks.size() + 1);
    return new Terminator.Branch(
        new DecisionId(number, 0),
        holds,
        new BlockId(blocks.size() + 1),
        refusal,
        Optional.empty(),
        span);
  }

  private void call(int call, Optional<Local> together) {
    Type type = subject.type().result();
    List<Argument> arguments = parameters.get(call).stream().map(this::argument).toList();
    boolean isWanted = together.isPresent() || !(resultType(1) instanceof VoidType);
    Optional<Local> given = isWanted ? Optional.of(temporary(type)) : Optional.empty();
    statements.add(call(subject, given, arguments));
    if (together.isPresent()) {
      keep(together.get(), call, given.orElseThrow());
      result = Optional.of(address(together.get()));
    } else {
      result = given.map(local -> type.isAggregate() ? address(local) : read(local));
    }
  }

  private void keep(Local together, int call, Local given) {
    RecordType record = (RecordType) together.type();
    Field field = record.fields().get(call);
    Expression to =
        new Expression.FieldAddress(address(together), record, field, field.type().pointer(), span);
    statements.add(
        given.inMemory()
            ? new Statement.Copy(to, address(given), field.type(), span)
            : new Statement.Store(to, read(given), field.cell(), span));
  }

  private Statement call(Function callee, Optional<Local> to, List<Argument> arguments) {
    return new Statement.Call(
        to, new Callee.Direct(callee.symbol()), arguments, callee.type(), span);
  }

  private Local own(Local parameter, int call) {
    return parameters.get(call).get(subject.parameters().indexOf(parameter));
  }

  private Argument argument(Local parameter) {
    Type type = parameter.type();
    return new Argument(type.isAggregate() ? address(parameter) : read(parameter), type);
  }

  private Expression read(Local local) {
    return new Expression.Read(local, span);
  }

  private Expression address(Local local) {
    return new Expression.LocalAddress(local, local.type().pointer(), span);
  }

  // The whole.

  private void close(Terminator end) {
    blocks.add(new BasicBlock(new BlockId(blocks.size()), statements, end));
    statements = new ArrayList<>();
  }

  private Function function(SymbolId symbol, Type type, boolean asks) {
    close(new Terminator.Return(result, span));
    if (asks) {
      close(new Terminator.Unreachable(span));
    }
    List<Local> given = parameters.stream().flatMap(List::stream).toList();
    return new Function(
        symbol,
        subject.name(),
        type.function(given.stream().map(Local::type).toList()),
        Linkage.INTERNAL,
        given,
        locals,
        blocks,
        List.of(),
        span);
  }
}
