package heapwright.report.shape;

import heapwright.ir.Program;
import heapwright.ir.type.Type;
import heapwright.report.input.CellValueText;
import heapwright.report.input.Naming;
import heapwright.report.input.Quoted;
import heapwright.testcase.InputArgument;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputGlobal;
import heapwright.testcase.InputObject;
import heapwright.testcase.StubEffect;
import heapwright.testcase.TestInput;
import java.util.List;
import java.util.stream.Collectors;

/** An input as text: arguments, globals and objects, a line each. */
public final class InputText {
  private final Program program;
  private final Naming naming;

  public InputText(Program program) {
    this.program = program;
    naming = new Naming(program);
  }

  public String of(TestInput input) {
    StringBuilder text = new StringBuilder();
    input.arguments().forEach(a -> line(text, argument(a)));
    input.globals().stream().filter(g -> !g.cells().isEmpty()).forEach(g -> line(text, global(g)));
    input.objects().forEach(o -> line(text, object(o)));
    input.outside().forEach(e -> line(text, effect(e)));
    if (!input.stdin().isEmpty()) {
      line(text, "stdin = " + Quoted.text(input.stdin()));
    }
    input.failing().forEach(n -> line(text, "request " + (n + 1) + " for memory fails"));
    return text.toString();
  }

  private static void line(StringBuilder text, String line) {
    text.append("  ").append(line).append('\n');
  }

  private String argument(InputArgument argument) {
    Type type = argument.parameter().type();
    return argument.parameter().name() + " = " + content(type, 1, argument.cells());
  }

  private String global(InputGlobal global) {
    Type type = program.globals().get(global.symbol()).type();
    return naming.symbol(global.symbol()) + " = " + content(type, 1, global.cells());
  }

  private String effect(StubEffect effect) {
    return effect.channel().title(effect.call())
        + " = "
        + content(Naming.seen(effect), 1, effect.cells());
  }

  private String object(InputObject object) {
    return object.name()
        + ": "
        + Naming.type(object)
        + " "
        + content(object.element(), object.length(), object.cells());
  }

  private String content(Type element, long length, List<InputCell> cells) {
    if (length == 1 && element.isScalar()) {
      return cells.stream().findFirst().map(c -> CellValueText.value(c, naming)).orElse("0");
    }
    return "{"
        + cells.stream()
            .map(c -> naming.place(element, c) + " = " + CellValueText.value(c, naming))
            .collect(Collectors.joining(", "))
        + "}";
  }
}
