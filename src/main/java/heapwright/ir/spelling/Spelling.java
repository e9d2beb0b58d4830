package heapwright.ir.spelling;

import heapwright.ir.FunctionDeclaration;
import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Writes an expression of the ir as a C programmer would: temporaries are replaced by what they
 * were loaded from, conversions are left out. Used where the source text is hidden by a macro or
 * not available.
 */
public final class Spelling {
  /** Deeper operands are left out: a label is to be read at a glance. */
  private static final int DEEPEST = 10;

  private final Program program;
  private final Map<Local, Statement> origins = new HashMap<>();

  public Spelling(Program program, Function function) {
    this.program = program;
    Set<Local> severalTimes = new HashSet<>();
    function.code().forEach(s -> s.written().ifPresent(local -> remember(local, s, severalTimes)));
    origins.keySet().removeAll(severalTimes);
  }

  public String of(Expression expression) {
    return expression.match(new Speller(this, DEEPEST)).text();
  }

  /** What lies at an address: {@code p->next}, {@code *p}. */
  public String at(Expression address) {
    return new Speller(this, DEEPEST).target(address).text();
  }

  /** The same, where nothing of it has to be left out. */
  public Optional<String> whole(Expression expression) {
    return Optional.of(of(expression)).filter(text -> !text.contains(Phrase.OMITTED.text()));
  }

  /** The statement that alone sets a temporary. */
  Optional<Statement> origin(Local local) {
    return Optional.ofNullable(origins.get(local));
  }

  String name(SymbolId symbol) {
    Global global = program.globals().get(symbol);
    if (global != null) {
      return global.name().isEmpty() ? "\"…\"" : global.name();
    }
    FunctionDeclaration declaration = program.declarations().get(symbol);
    return declaration != null
        ? declaration.name()
        : program.function(symbol).map(Function::name).orElse(symbol.key());
  }

  Optional<Type> typeOf(SymbolId global) {
    return Optional.ofNullable(program.globals().get(global)).map(Global::type);
  }

  private void remember(Local local, Statement origin, Set<Local> severalTimes) {
    if (local.isTemporary() && origins.put(local, origin) != null) {
      severalTimes.add(local);
    }
  }
}
