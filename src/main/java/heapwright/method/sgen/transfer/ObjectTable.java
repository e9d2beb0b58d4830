package heapwright.method.sgen.transfer;

import heapwright.ir.Global;
import heapwright.ir.Initialiser.Item;
import heapwright.ir.StandardStreams;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.Cell;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.method.sgen.sigma.EvaluationStop;
import heapwright.method.sgen.ssa.InvisibleVariables;
import heapwright.method.sgen.ssa.ObjectContent;
import heapwright.method.sgen.ssa.ObjectContent.Start;
import heapwright.method.sgen.ssa.Region;
import heapwright.method.sgen.ssa.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/** The objects that have names from the start: variables in memory, and blocks of the heap. */
public final class ObjectTable {
  static final IntegerType CHARACTER = new IntegerType(IntegerType.Kind.CHAR, Byte.SIZE, true);

  private final PathContext context;
  private final Map<SymbolId, Region> globals = new LinkedHashMap<>();

  ObjectTable(PathContext context) {
    this.context = context;
  }

  /** The globals that the path has met. */
  public List<Region> globals() {
    return List.copyOf(globals.values());
  }

  private Region variable(String name, Type type, ObjectContent content) {
    int number = context.history.names.first(name + "{}");
    return new Region(Region.Kind.VARIABLE, name, number, type, context.model, content);
  }

  /** A new life of a local in memory. */
  Region local(Local local) {
    boolean isInput = context.depth() == 0 && local.origin() == Local.Origin.PARAMETER;
    Start start = isInput ? Start.INPUT : Start.INDETERMINATE;
    ObjectContent content = ObjectContent.made(start, context.memory.size(local.type()));
    Region region = variable(context.here().named(local.name()), local.type(), content);
    context.here().put(local, region);
    return region;
  }

  /** A block that a statement allocates; the second one of the statement is told apart. */
  Region block(Start start, OptionalLong size) {
    String number = context.here().statement().map(Object::toString).orElse("");
    String name = context.here().named("heap") + number;
    int others = context.history.names.first(name + "{}");
    String unique = others == 0 ? name : name + "_" + (others + 1);
    ObjectContent content = ObjectContent.made(start, size.orElseThrow());
    return new Region(Region.Kind.HEAP, unique, 0, InvisibleVariables.BYTE, context.model, content);
  }

  /** A variable with static storage, or a literal. */
  Region global(SymbolId symbol) {
    Region known = globals.get(symbol);
    if (known != null) {
      return known;
    }
    Global global = context.program.globals().get(symbol);
    String name = global.name().isEmpty() ? "literal" : global.name();
    boolean isStatic = context.program.enclosing(global).isPresent();
    boolean isUsers =
        !global.readOnly()
            && !global.name().isEmpty()
            && (!global.span().isOurs() || global.isLibraryInput());
    boolean isInput = isUsers && !isStatic;
    Start start = isInput ? Start.INPUT : Start.ZERO;
    Region region =
        variable(
            name,
            global.type(),
            ObjectContent.ofGlobal(start, global.size(), global.readOnly(), symbol));
    globals.put(symbol, region);
    if (isUsers && isStatic) {
      context.reserve("an earlier call may have left something else in '" + name + "'");
    }
    if (global.isLibraryInput()) {
      context.reserve("the path looks at errno, which calls may set");
    }
    if (StandardStreams.isStream(global.type()) || isLibraryState(global)) {
      throw EvaluationStop.outside("the library's '" + name + "'");
    }
    if (global.isOpenArray() || global.fixedAddress().isPresent()) {
      throw EvaluationStop.outside("'" + name + "', of which another file or a device knows more");
    }
    if (!isInput) {
      initialise(global, region);
    }
    return region;
  }

  private static boolean isLibraryState(Global global) {
    return global.span().file().path().startsWith("<libc>/")
        && !global.readOnly()
        && !global.name().isEmpty()
        && !global.isLibraryInput();
  }

  private void initialise(Global global, Region region) {
    if (global.initialiser().isEmpty()) {
      throw EvaluationStop.outside("'" + global.name() + "' is defined nowhere");
    }
    if (global.isReplaceable()) {
      context.reserve("'" + global.name() + "' is weak, and another file may define it");
    }
    for (Item item : global.initialiser().get().items()) {
      if (item instanceof Item.Scalar scalar) {
        Value value = context.expressions().of(scalar.value());
        context.memory.put(region, scalar.offset(), scalar.cell(), value);
      } else if (item instanceof Item.Text text) {
        text(region, text);
      }
    }
  }

  private void text(Region region, Item.Text text) {
    for (int i = 0; i < text.bytes().size(); i++) {
      Value octet = new Value.Number(context.terms().bits(Byte.SIZE, text.bytes().get(i)));
      context.memory.put(region, text.offset() + i, Cell.of(CHARACTER), octet);
    }
  }

  /** The callee is over, and so are its objects. */
  void end(Activation activation) {
    List<Region> over = new ArrayList<>();
    activation.objects().forEach(over::add);
    over.forEach(region -> region.end(Region.Life.OVER));
  }
}
