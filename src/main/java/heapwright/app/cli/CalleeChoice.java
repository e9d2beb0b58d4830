package heapwright.app.cli;

import heapwright.ir.FunctionDeclaration;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import java.util.Optional;
import java.util.function.Consumer;

/** The function that a goal names. */
record CalleeChoice(Program program, String name) {

  /**
   * One of the user's.
   *
   * @param refuse throws if there is none
   */
  Function own(Consumer<String> refuse) {
    Optional<Function> own = ofUser();
    if (own.isEmpty()) {
      String hint = declared().isPresent() ? "; 'call " + name + "' is a goal" : "";
      refuse.accept("no function '" + name + "' has a body here" + hint);
    }
    return own.orElseThrow();
  }

  /** One of the user's, or a stub of what the user only declares: each call enters it. */
  Optional<Function> withBody() {
    return ofUser()
        .or(() -> program.functionsNamed(name).stream().filter(Function::isStub).findFirst());
  }

  private Optional<Function> ofUser() {
    return program.functionsNamed(name).stream()
        .filter(function -> !function.span().isOurs() && !function.isStub())
        .findFirst();
  }

  /** One of the library, or one that will have a stub in the completed program. */
  SymbolId library(Consumer<String> refuse) {
    Optional<SymbolId> symbol =
        declared()
            .or(() -> program.functionsNamed(name).stream().map(Function::symbol).findFirst());
    if (symbol.isEmpty()) {
      refuse.accept("no function '" + name + "' is there");
    }
    return symbol.orElseThrow();
  }

  private Optional<SymbolId> declared() {
    return program.declarations().values().stream()
        .filter(declaration -> declaration.name().equals(name))
        .map(FunctionDeclaration::symbol)
        .findFirst();
  }
}
