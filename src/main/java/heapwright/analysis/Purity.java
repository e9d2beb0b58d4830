package heapwright.analysis;

import heapwright.ir.Program;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;

/** Which functions change nothing but their own locals. What cannot be decided is not pure. */
public final class Purity {
  private final Program program;
  private final CallGraph calls;

  public Purity(Program program, CallGraph calls) {
    this.program = program;
    this.calls = calls;
  }

  /** Whether calling it leaves everything as it was, whatever it answers. */
  public boolean isPure(Function function) {
    return calls.reachableFrom(function.symbol()).stream().allMatch(this::changesNothing);
  }

  private boolean changesNothing(SymbolId symbol) {
    return program.function(symbol).filter(Purity::changesNothing).isPresent();
  }

  private static boolean changesNothing(Function function) {
    return function.code().allMatch(Purity::changesNothing);
  }

  /**
   * Whether neither a function nor what it calls of the program changes anything, its parameters
   * included; what the program does not have is not looked at.
   */
  public boolean isQuestion(Function function) {
    boolean keepsParameters =
        function
            .code()
            .noneMatch(s -> s.written().filter(function.parameters()::contains).isPresent());
    return keepsParameters
        && calls.reachableFrom(function.symbol()).stream()
            .flatMap(symbol -> program.function(symbol).stream())
            .allMatch(Purity::changesNothing);
  }

  private static boolean changesNothing(Statement statement) {
    if (statement instanceof Statement.Store store) {
      return isLocal(store.address());
    }
    if (statement instanceof Statement.Copy copy) {
      return isLocal(copy.to());
    }
    if (statement instanceof Statement.Zero zero) {
      return isLocal(zero.address());
    }
    boolean isOpen =
        statement instanceof Statement.Call call && !(call.callee() instanceof Callee.Direct);
    return !isOpen
        && !(statement instanceof Statement.StartArguments)
        && !(statement instanceof Statement.NextArgument);
  }

  /** Whether an address is that of a local, or of a part of one. */
  private static boolean isLocal(Expression address) {
    Expression base = address;
    while (true) {
      if (base instanceof Expression.FieldAddress field) {
        base = field.base();
      } else if (base instanceof Expression.ElementAddress element) {
        base = element.base();
      } else {
        return base instanceof Expression.LocalAddress;
      }
    }
  }
}
