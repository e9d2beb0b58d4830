package heapwright.emit.values;

import heapwright.emit.names.FreeNames;
import heapwright.emit.names.Inexpressible;
import heapwright.ir.code.Argument;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.testcase.CallEnding;
import heapwright.testcase.InputCell;
import heapwright.testcase.Observation;
import heapwright.testcase.TestCase;
import heapwright.testcase.TestInput;
import heapwright.testcase.scenario.Precondition;
import heapwright.testcase.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The call of the function under test and what it returns; of a scenario, all of its calls. */
public final class CallText {
  private static final int REFUSALS = 64;

  private final FreeNames vocabulary;
  private final TestDeclarations declarations;
  private final CellChecks checks;
  private final TestInput input;
  private final Observation observation;
  private final Function function;
  private final Function subject;
  private final List<String> lines = new ArrayList<>();

  public CallText(
      FreeNames vocabulary, TestDeclarations declarations, CellChecks checks, TestCase test) {
    this.vocabulary = vocabulary;
    this.declarations = declarations;
    this.checks = checks;
    input = test.input();
    observation = test.observation();
    function = vocabulary.program().functions().get(input.function());
    subject = Scenario.subject(vocabulary.program(), function);
  }

  /**
   * @param arguments an expression for each parameter of the function or the scenario
   */
  public List<String> lines(List<String> arguments) {
    if (!input.failing().isEmpty()) {
      lines.add(vocabulary.own("hw_refuse") + "(" + refusals() + ");");
    }
    if (Scenario.isScenario(function)) {
      play(Scenario.steps(function), arguments);
    } else {
      String call = call(function.symbol(), String.join(", ", arguments));
      call(call, "result", observation.returned());
    }
    if (!mayReturn(observation.ending())) {
      lines.add(vocabulary.own("hw_fail") + "(\"" + subject.name() + " returned\", __LINE__);");
    }
    return lines;
  }

  /** There are faults that a program survives. */
  private static boolean mayReturn(CallEnding ending) {
    return ending instanceof CallEnding.Returned || ending instanceof CallEnding.Faulted;
  }

  private String refusals() {
    if (input.failing().stream().anyMatch(request -> request >= REFUSALS)) {
      throw new Inexpressible("a late allocation that fails");
    }
    return input.failing().stream()
        .map(request -> "1UL << " + request)
        .collect(Collectors.joining(" | "));
  }

  private void play(List<Scenario.Step> steps, List<String> arguments) {
    int number = 0;
    for (Scenario.Step step : steps) {
      SymbolId callee = ((Callee.Direct) step.call().callee()).symbol();
      if (step.asks() && Precondition.isRange(vocabulary.program().functions().get(callee))) {
        continue;
      }
      String given =
          step.call().arguments().stream()
              .map(argument -> spelled(argument, arguments))
              .collect(Collectors.joining(", "));
      String call = call(callee, given);
      if (step.asks()) {
        lines.add(vocabulary.check() + "(" + call + ");");
      } else {
        call(call, number == 0 ? "result" : "result_" + (number + 1), returned(number));
        number++;
      }
    }
  }

  private static String spelled(Argument argument, List<String> arguments) {
    if (argument.value() instanceof Expression.LocalAddress address) {
      String variable = of(address.local(), arguments);
      return argument.type().isAggregate() ? variable : "&" + variable;
    }
    return of(((Expression.Read) argument.value()).local(), arguments);
  }

  private static String of(Local parameter, List<String> arguments) {
    return arguments.get(parameter.id().index());
  }

  /** What one of the calls returned; several return their results one after the other. */
  private List<InputCell> returned(int number) {
    if (function.type().result().equals(subject.type().result())) {
      return observation.returned();
    }
    long size = vocabulary.program().model().size(subject.type().result());
    return observation.returned().stream()
        .filter(cell -> cell.offset() / size == number)
        .map(cell -> new InputCell(cell.offset() - number * size, cell.cell(), cell.value()))
        .toList();
  }

  private String call(SymbolId callee, String arguments) {
    return vocabulary.function(callee) + "(" + arguments + ")";
  }

  private void call(String call, String wanted, List<InputCell> returned) {
    Type type = subject.type().result();
    if (returned.isEmpty()) {
      lines.add((type instanceof VoidType ? "" : "(void)") + call + ";");
      return;
    }
    String name = declarations.name(wanted);
    boolean known = vocabulary.types().canDeclare(type);
    String declared = known ? vocabulary.types().declare(type, name) : "__auto_type " + name;
    lines.add(declared + " = " + call + ";");
    TestVariable result = TestVariable.plain(name, type, vocabulary.program().model());
    lines.addAll(checks.of(result, returned));
  }
}
