package heapwright.report.shape;

import heapwright.ir.Global;
import heapwright.ir.Initialiser;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.Type;
import heapwright.report.input.Naming;
import heapwright.report.input.Quoted;
import heapwright.report.shape.ShapePicture.Box;
import heapwright.report.shape.ShapePicture.BoxId;
import heapwright.report.shape.ShapePicture.RowContent;
import heapwright.testcase.InputArgument;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputGlobal;
import heapwright.testcase.InputObject;
import heapwright.testcase.StubEffect;
import heapwright.testcase.TestInput;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;

/** Decides what the picture of an input shows. */
final class ShapePainter {
  private final Program program;
  private final Naming naming;
  private final TestInput input;
  private final PointerMarks marks;
  private final Map<BoxId, Box> boxes = new LinkedHashMap<>();

  ShapePainter(Program program, TestInput input) {
    this.program = program;
    this.naming = new Naming(program);
    this.input = input;
    this.marks = new PointerMarks(input);
  }

  ShapePicture picture() {
    addArguments();
    addGlobals();
    addOutside();
    addStdin();
    addFailures();
    input.objects().forEach(this::addObject);
    marks.globals().stream().filter(g -> !boxes.containsKey(BoxId.of(g))).forEach(this::addAsIs);
    String function = program.function(input.function()).map(Function::name).orElse("");
    return new BoxOrder(boxes).picture(function);
  }

  private void add(Box box) {
    boxes.put(box.id(), box);
  }

  private ObjectParts objectParts(List<InputCell> cells, NavigableSet<Long> marked) {
    return new ObjectParts(program.model(), naming, cells, marked);
  }

  private void addArguments() {
    List<ObjectPart> parts = new ArrayList<>();
    for (InputArgument argument : input.arguments()) {
      ObjectParts object = objectParts(argument.cells(), PointerMarks.NONE);
      parts.add(object.named(argument.parameter().name(), argument.parameter().type()));
    }
    if (!parts.isEmpty()) {
      add(new Box(BoxId.ARGUMENTS, Box.Kind.INPUT, "arguments", "", ObjectPart.rows(parts)));
    }
  }

  /** Each global has a box of its own, but for the plain ones without a pointer to them. */
  private void addGlobals() {
    List<ObjectPart> plain = new ArrayList<>();
    for (InputGlobal global : input.globals()) {
      Global declared = program.globals().get(global.symbol());
      boolean alone = !declared.type().isScalar() || marks.globals().contains(global.symbol());
      if (alone && !global.cells().isEmpty()) {
        ObjectParts object = objectParts(global.cells(), marks.in(global.symbol()));
        add(global(declared, object.of(declared.type(), 1)));
      } else if (!global.cells().isEmpty()) {
        ObjectParts object = objectParts(global.cells(), PointerMarks.NONE);
        plain.add(object.named(naming.symbol(global.symbol()), declared.type()));
      }
    }
    if (!plain.isEmpty()) {
      add(new Box(BoxId.GLOBALS, Box.Kind.INPUT, "globals", "", ObjectPart.rows(plain)));
    }
  }

  /** What functions do that the program only declares. */
  private void addOutside() {
    List<ObjectPart> parts = new ArrayList<>();
    for (StubEffect effect : input.outside()) {
      Type type = Naming.seen(effect);
      String title = effect.channel().title(effect.call());
      parts.add(objectParts(effect.cells(), PointerMarks.NONE).named(title, type));
    }
    if (!parts.isEmpty()) {
      add(new Box(BoxId.OUTSIDE, Box.Kind.INPUT, "outside", "", ObjectPart.rows(parts)));
    }
  }

  private static Box global(Global declared, List<ObjectPart> parts) {
    String title = declared.name().isEmpty() ? "literal" : declared.name();
    return new Box(
        BoxId.of(declared.symbol()),
        Box.Kind.INPUT,
        title,
        declared.type().toString(),
        ObjectPart.rows(parts));
  }

  private void addStdin() {
    List<ObjectPart> lines = new ArrayList<>();
    int start = 0;
    for (int i = 0; i < input.stdin().size(); i++) {
      if (input.stdin().get(i) == '\n' || i == input.stdin().size() - 1) {
        RowContent line = new RowContent.Shown(Quoted.text(input.stdin().subList(start, i + 1)));
        lines.add(ObjectPart.leaf("", start, i + 1L - start, line));
        start = i + 1;
      }
    }
    if (!lines.isEmpty()) {
      add(new Box(BoxId.STDIN, Box.Kind.INPUT, "stdin", "", ObjectPart.rows(lines)));
    }
  }

  private void addFailures() {
    List<ObjectPart> requests =
        input.failing().stream()
            .map(n -> ObjectPart.leaf("request " + (n + 1), n, 1, new RowContent.Shown("fails")))
            .toList();
    if (!requests.isEmpty()) {
      add(new Box(BoxId.MEMORY, Box.Kind.INPUT, "memory", "", ObjectPart.rows(requests)));
    }
  }

  private void addObject(InputObject object) {
    ObjectParts parts = objectParts(object.cells(), marks.in(object.name()));
    add(
        new Box(
            BoxId.of(object.name()),
            Box.Kind.OBJECT,
            object.name().text(),
            Naming.type(object),
            ObjectPart.rows(parts.of(object.element(), object.length()))));
  }

  /** A global that the input leaves as the program has it. */
  private void addAsIs(SymbolId symbol) {
    Global global = program.globals().get(symbol);
    Optional<RowContent> text =
        global.initialiser().stream()
            .flatMap(i -> i.items().stream())
            .filter(i -> i instanceof Initialiser.Item.Text && i.offset() == 0)
            .map(i -> (RowContent) new RowContent.Shown(quoted((Initialiser.Item.Text) i)))
            .findFirst();
    RowContent content = text.orElse(new RowContent.Shown("as the file sets it"));
    add(global(global, List.of(ObjectPart.leaf("", 0, global.size(), content))));
  }

  private static String quoted(Initialiser.Item.Text text) {
    return Quoted.text(text.bytes());
  }
}
