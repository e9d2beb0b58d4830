package heapwright.method.standard.fault;

import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.Channel;
import heapwright.ir.code.Function;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.method.variation.InputScalar;
import heapwright.method.variation.InputScalars;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.ObjectName;
import heapwright.testcase.TestInput;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Names the scalars of an input as the function's author would: {@code list->tail}. */
final class ScalarTitles {
  private final Program program;
  private final Function function;
  private final CodeFacts code;
  private final InputScalars scalars;

  ScalarTitles(Program program, Function function, CodeFacts code, InputScalars scalars) {
    this.program = program;
    this.function = function;
    this.code = code;
    this.scalars = scalars;
  }

  String parameter(int index) {
    boolean isNamed =
        index < function.parameters().size() && !function.parameters().get(index).name().isEmpty();
    return isNamed ? function.parameters().get(index).name() : "argument " + (index + 1);
  }

  String of(TestInput input, InputScalar scalar) {
    return of(input, scalar, expressions(input));
  }

  private Map<ObjectName, String> expressions(TestInput input) {
    Map<ObjectName, String> expressions = new LinkedHashMap<>();
    List<InputScalar> pointers = scalars.of(input).stream().filter(InputScalar::isPointer).toList();
    Set<InputScalar> done = new HashSet<>();
    boolean grows = true;
    while (grows) {
      grows = false;
      for (InputScalar scalar : pointers) {
        boolean named =
            !(scalar.holder() instanceof InputScalar.Block block)
                || expressions.containsKey(block.name());
        if (named
            && done.add(scalar)
            && scalars.value(input, scalar) instanceof InputValue.PointsTo to
            && !expressions.containsKey(to.object())) {
          expressions.put(to.object(), of(input, scalar, expressions));
          grows = true;
        }
      }
    }
    return expressions;
  }

  private String of(TestInput input, InputScalar scalar, Map<ObjectName, String> expressions) {
    if (scalar.holder() instanceof InputScalar.Argument argument) {
      return parameter(argument.index())
          + member(input.arguments().get(argument.index()).parameter().type(), scalar, ".");
    }
    if (scalar.holder() instanceof InputScalar.Variable variable) {
      Global global = program.globals().get(variable.symbol());
      return global.title() + member(global.type(), scalar, ".");
    }
    if (scalar.holder() instanceof InputScalar.Effect effect) {
      String stub = program.functions().get(effect.channel().function()).name();
      return effect.channel().kind() == Channel.Kind.RESULT
          ? "the answer of " + stub
          : "what " + stub + " writes to " + effect.channel().name();
    }
    InputObject object = input.object(((InputScalar.Block) scalar.holder()).name());
    String expression = expressions.getOrDefault(object.name(), object.name().text());
    return object.element() instanceof RecordType
        ? bracketed(expression) + member(object.element(), scalar, "->")
        : object.length() == 1 ? "*" + expression : "the elements of " + expression;
  }

  /** An arrow binds more closely than a star. */
  private static String bracketed(String expression) {
    return expression.startsWith("*") ? "(" + expression + ")" : expression;
  }

  private String member(Type type, InputScalar scalar, String arrow) {
    String path = code.members().path(type, scalar.offset(), scalar.cell());
    return path.isEmpty() ? "" : arrow + path;
  }
}
