package heapwright.app.cli;

import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The function that a goal names.
 *
 * @param calls whether the goal is only that it is called; then the outside's will do
 */
record CalleeChoice(Program program, boolean calls) {
  /**
   * None if the program only declares it.
   *
   * @param refuse throws if there is no such function
   */
  Optional<Function> of(String name, Consumer<String> refuse) {
    List<Function> named = program.functionsNamed(name);
    Optional<Function> own = named.stream().filter(f -> !f.span().isOurs()).findFirst();
    Optional<Function> found = calls ? own.or(() -> named.stream().findFirst()) : own;
    if (found.isEmpty() && !(calls && isDeclared(name))) {
      refuse.accept("no function '" + name + "' has a body here" + hint(name));
    }
    if (found.isEmpty() && program.declarations().containsKey(new SymbolId(name)) && isLinked()) {
      refuse.accept(name + " is built in; name the statement that calls it");
    }
    return found;
  }

  private boolean isDeclared(String name) {
    return program.declarations().values().stream().anyMatch(d -> d.name().equals(name));
  }

  /** Whether all functions that can have a body have one. */
  private boolean isLinked() {
    return program.functions().values().stream().anyMatch(Function::isStub);
  }

  private String hint(String name) {
    return isDeclared(name) ? "; 'call " + name + "' is a goal" : "";
  }
}
