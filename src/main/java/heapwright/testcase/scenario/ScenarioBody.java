package heapwright.testcase.scenario;

import heapwright.ir.code.Argument;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
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
import heapwright.ir.type.Field;
import heapwright.ir.type.Local;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.RecordLayout;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.testcase.GeneratedCode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The body of a scenario. Each question to a precondition ends a block, which goes on to the next
 * block or to the last one, which nothing reaches. The results of several calls are returned
 * together, in a structure.
 */
final class ScenarioBody {
  private final GeneratedCode code;
  private final Function subject;
  private final SourceSpan span;
  private final List<List<Local>> parameters = new ArrayList<>();
  private final Set<String> names = new HashSet<>();
  private final BlockId refusal;
  private Optional<Expression> result = Optional.empty();

  /** The questions asked so far, each at the end of a block. */
  private int asked;

  private ScenarioBody(GeneratedCode code, Function subject, int calls, int questions) {
    this.code = code;
    this.subject = subject;
    span = code.span();
    refusal = new BlockId(questions + 1);
    for (int call = 1; call <= calls; call++) {
      parameters.add(parameters(call));
    }
  }

  /** A function that calls the subject this many times, each time if the preconditions hold. */
  static Function of(
      GeneratedCode code,
      Function subject,
      int calls,
      List<Precondition> preconditions,
      SymbolId symbol) {
    int questions = calls * preconditions.stream().mapToInt(p -> p.uses(subject).size()).sum();
    ScenarioBody body = new ScenarioBody(code, subject, calls, questions);
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
    return subject.parameters().stream().map(p -> code.parameter(name(p, call), p.type())).toList();
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
    return code.temporary("%" + (code.localCount() + 1), type, type.isAggregate());
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
    long size = code.model().size(type);
    List<Field> fields = new ArrayList<>();
    for (int i = 0; i < calls; i++) {
      fields.add(new Field("call_" + (i + 1), type, Qualifiers.NONE, i * size, Optional.empty()));
    }
    RecordType record = new RecordType(RecordType.Kind.STRUCT, "");
    record.complete(new RecordLayout(fields, calls * size, code.model().alignment(type)));
    return record;
  }

  // Calls.

  private void ask(Precondition precondition, int call) {
    Function question = precondition.function();
    for (List<Local> use : precondition.uses(subject)) {
      List<Argument> arguments = new ArrayList<>();
      for (int i = 0; i < use.size(); i++) {
        Local given = own(use.get(i), call);
        Local wanted = question.parameters().get(i);
        arguments.add(
            Precondition.isByAddress(given, wanted)
                ? new Argument(code.address(given), wanted.type())
                : argument(given));
      }
      Local answer = temporary(question.type().result());
      code.call(question.symbol(), question.type(), Optional.of(answer), arguments);
      decide(answer);
    }
  }

  private void decide(Local answer) {
    asked++;
    code.branch(
        new DecisionId(new StatementNumber(asked), 0),
        code.compared(Relation.NOT_EQUAL, answer, code.constant(0, answer.type())),
        new BlockId(asked),
        refusal);
  }

  private void call(int call, Optional<Local> together) {
    Type type = subject.type().result();
    List<Argument> arguments = parameters.get(call).stream().map(this::argument).toList();
    boolean isWanted = together.isPresent() || !(resultType(1) instanceof VoidType);
    Optional<Local> given = isWanted ? Optional.of(temporary(type)) : Optional.empty();
    code.call(subject.symbol(), subject.type(), given, arguments);
    if (together.isPresent()) {
      keep(together.get(), call, given.orElseThrow());
      result = Optional.of(code.address(together.get()));
    } else {
      result = given.map(local -> type.isAggregate() ? code.address(local) : code.read(local));
    }
  }

  private void keep(Local together, int call, Local given) {
    RecordType record = (RecordType) together.type();
    Field field = record.fields().get(call);
    Expression to =
        new Expression.FieldAddress(
            code.address(together), record, field, field.type().pointer(), span);
    code.append(
        given.inMemory()
            ? new Statement.Copy(to, code.address(given), field.type(), span)
            : code.storing(to, code.read(given), field.cell()));
  }

  private Local own(Local parameter, int call) {
    return parameters.get(call).get(subject.parameters().indexOf(parameter));
  }

  private Argument argument(Local parameter) {
    Type type = parameter.type();
    return new Argument(type.isAggregate() ? code.address(parameter) : code.read(parameter), type);
  }

  // The whole.

  private Function function(SymbolId symbol, Type type, boolean asks) {
    code.close(new Terminator.Return(result, span));
    if (asks) {
      code.close(new Terminator.Unreachable(span));
    }
    List<Type> given = code.parameters().stream().map(Local::type).toList();
    return code.function(symbol, subject.name(), type.function(given), Linkage.INTERNAL);
  }
}
