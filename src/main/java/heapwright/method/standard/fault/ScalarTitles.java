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

/** Names the slots of an input as the function's author would: {@code list->tail}. */
final class ScalarTitles {
  private final Program program;
  private final Function function;
  private final CodeFacts code;
  private final InputScalars slots;

  ScalarTitles(Program program, Function function, CodeFacts code, InputScalars slots) {
    this.program = program;
    this.function = function;
    this.code = code;
    this.slots = slots;
  }

  String parameter(int index) {
    boolean isNamed =
        index < function.parameters().size() && !function.parameters().get(index).name().isEmpty();
    return isNamed ? function.parameters().get(index).name() : "argument " + (index + 1);
  }

  String of(TestInput input, InputScalar slot) {
    return of(input, slot, ways(input));
  }

  private Map<ObjectName, String> ways(TestInput input) {
    Map<ObjectName, String> ways = new LinkedHashMap<>();
    List<InputScalar> pointers = slots.of(input).stream().filter(InputScalar::isPointer).toList();
    Set<InputScalar> done = new HashSet<>();
    boolean grows = true;
    while (grows) {
      grows = false;
      for (InputScalar slot : pointers) {
        boolean named =
            !(slot.holder() instanceof InputScalar.Block block) || ways.containsKey(block.name());
        if (named
            && done.add(slot)
            && slots.value(input, slot) instanceof InputValue.PointsTo to
            && !ways.containsKey(to.object())) {
          ways.put(to.object(), of(input, slot, ways));
          grows = true;
        }
      }
    }
    return ways;
  }

  private String of(TestInput input, InputScalar slot, Map<ObjectName, String> ways) {
    if (slot.holder() instanceof InputScalar.Argument argument) {
      return parameter(argument.index())
          + member(input.arguments().get(argument.index()).parameter().type(), slot, ".");
    }
    if (slot.holder() instanceof InputScalar.Variable variable) {
      Global global = program.globals().get(variable.symbol());
      return global.name() + member(global.type(), slot, ".");
    }
    if (slot.holder() instanceof InputScalar.Effect effect) {
      String stub = program.functions().get(effect.channel().function()).name();
      return effect.channel().kind() == Channel.Kind.RESULT
          ? "the answer of " + stub
          : "what " + stub + " writes to " + effect.channel().name();
    }
    InputObject object = input.object(((InputScalar.Block) slot.holder()).name());
    String way = ways.getOrDefault(object.name(), object.name().text());
    return object.element() instanceof RecordType
        ? bracketed(way) + member(object.element(), slot, "->")
        : object.length() == 1 ? "*" + way : "the elements of " + way;
  }

  /** An arrow binds more closely than a star. */
  private static String bracketed(String way) {
    return way.startsWith("*") ? "(" + way + ")" : way;
  }

  private String member(Type type, InputScalar slot, String arrow) {
    String path = code.members().path(type, slot.offset(), slot.cell());
    return path.isEmpty() ? "" : arrow + path;
  }
}
