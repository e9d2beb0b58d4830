package heapwright.method.addressmapper.map;

import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Local;
import java.util.HashMap;
import java.util.Map;

/** The variables of a program, each with a place in the environment. */
public final class ProgramVariables {
  private final Program program;
  private final Map<SymbolId, ProgramVariable> globals = new HashMap<>();

  public ProgramVariables(Program program) {
    this.program = program;
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

  /** The global that the symbolic machine knows by this number: their order is the program's. */
  public ProgramVariable global(int index) {
    return globals.values().stream().filter(v -> v.key() == index).findFirst().orElseThrow();
  }

  public ProgramVariable local(Local local, int depth) {
    return ProgramVariable.of(local, depth, globals.size());
  }

  /** As the symbolic machine has it: what the file declares outside functions and may change. */
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
