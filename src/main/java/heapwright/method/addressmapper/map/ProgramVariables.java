package heapwright.method.addressmapper.map;

import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Local;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The variables of a program, each with a place in the environment. */
public final class ProgramVariables {
  private final Program program;
  private final Map<SymbolId, ProgramVariable> globals = new HashMap<>();
  private final List<Global> order;

  public ProgramVariables(Program program) {
    this.program = program;
    order = List.copyOf(program.globals().values());
    for (Global global : program.globals().values()) {
      int key = globals.size();
      globals.put(
          global.symbol(),
          new ProgramVariable(key, global.name(), global.type(), 0, isInput(global), false));
    }
  }

  /** How many globals there are. */
  public int globals() {
    return globals.size();
  }

  public ProgramVariable global(SymbolId symbol) {
    return globals.get(symbol);
  }

  /** The global that a variable is, if it is one. */
  public Optional<Global> global(ProgramVariable variable) {
    return variable.key() < order.size()
        ? Optional.of(order.get(variable.key()))
        : Optional.empty();
  }

  public ProgramVariable local(Local local, int depth) {
    return ProgramVariable.of(local, depth, globals.size());
  }

  /** What the file declares outside functions and may change. */
  private boolean isInput(Global global) {
    return !global.readOnly()
        && !global.name().isEmpty()
        && !global.span().isOurs()
        && program.functions().values().stream().noneMatch(f -> encloses(f, global.span()));
  }

  private static boolean encloses(Function function, SourceSpan span) {
    SourceSpan body = function.span();
    return body.file().equals(span.file())
        && body.line() <= span.line()
        && span.endLine() <= body.endLine();
  }
}
