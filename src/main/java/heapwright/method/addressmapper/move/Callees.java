package heapwright.method.addressmapper.move;

import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.world.LibraryFact;
import heapwright.world.LibraryOperation;
import heapwright.world.LibraryTable;
import java.util.Optional;

/** Which calls are followed: beyond the publication, which has paths of one function. */
public final class Callees {
  /** What a call comes to. */
  public sealed interface Callee {}

  /**
   * A function with a body.
   *
   * @param reservation why a conflict after it is no proof
   */
  public record Followed(Function function, Optional<String> reservation) implements Callee {}

  /** One of the library's that the operations know, or do not. */
  public record Known() implements Callee {}

  /** The program ends. */
  public record Ending() implements Callee {}

  private final Program program;

  public Callees(Program program) {
    this.program = program;
  }

  public static Optional<LibraryOperation> operation(SymbolId function) {
    return LibraryTable.operation(function);
  }

  public Callee of(Statement.Call call, boolean isByLibrary) {
    Optional<SymbolId> symbol = call.target();
    Optional<Function> body = symbol.flatMap(program::function);
    boolean isOwn = body.filter(f -> !f.span().isOurs()).isPresent();
    if (!isOwn) {
      Optional<LibraryOperation> operation = symbol.flatMap(Callees::operation);
      // Models of functions on strings are C like any other; the operations have none of their own.
      boolean isModelled =
          body.isPresent()
              && operation.filter(LibraryOperation.TextOperation.class::isInstance).isPresent();
      if (operation.isPresent() && !isModelled) {
        return operation.get() instanceof LibraryOperation.EndOperation
            ? new Ending()
            : new Known();
      }
    }
    return body.isEmpty() || body.get().isStub()
        ? new Known()
        : new Followed(body.get(), reservation(body.get(), isOwn, isByLibrary));
  }

  private Optional<String> reservation(Function function, boolean isOwn, boolean isByLibrary) {
    SymbolId symbol = function.symbol();
    if (function.isReplaceable()) {
      return Optional.of("'" + function.name() + "' is weak, and another file may define it");
    }
    if (isOwn || isByLibrary) {
      return Optional.empty();
    }
    boolean mayDiffer =
        LibraryTable.states(symbol, LibraryFact.MAY_FAIL)
            || LibraryTable.states(symbol, LibraryFact.AMONG_OTHERS)
            || program.declaresErrno() && !LibraryTable.keepsErrno(symbol);
    return mayDiffer
        ? Optional.of(function.name() + " may do otherwise, which no test plays")
        : Optional.empty();
  }
}
