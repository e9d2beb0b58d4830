package heapwright.ir.check;

import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.SourceStatement;
import heapwright.ir.type.Local;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Checks that a function keeps the conventions of this package. A violation is a mistake of the
 * lowering, never of the user's.
 */
public final class WellFormed {
  private final Function function;
  private final List<String> violations = new ArrayList<>();

  private WellFormed(Function function) {
    this.function = function;
  }

  /** What is wrong with the function, each with its place; empty if it is well formed. */
  public static List<String> violations(Function function) {
    WellFormed check = new WellFormed(function);
    check.locals();
    check.blocks();
    if (check.violations.isEmpty()) {
      check.steps();
      check.temporaries();
    }
    return List.copyOf(check.violations);
  }

  boolean require(boolean holds, SourceSpan at, String what) {
    if (!holds) {
      violations.add(at + ": in " + function.name() + ": " + what);
    }
    return holds;
  }

  Function function() {
    return function;
  }

  boolean knows(Local local) {
    int index = local.id().index();
    return index < function.locals().size() && function.locals().get(index).equals(local);
  }

  private void locals() {
    List<Local> locals = function.locals();
    for (int i = 0; i < locals.size(); i++) {
      Local local = locals.get(i);
      require(local.id().index() == i, local.span(), local + " is not at its index");
      require(local.inMemory() || local.type().isScalar(), local.span(), local + " in a register");
    }
    require(
        locals.size() >= function.parameters().size()
            && locals.subList(0, function.parameters().size()).equals(function.parameters()),
        function.span(),
        "the parameters are not the first locals");
  }

  private void blocks() {
    StatementTypes types = new StatementTypes(this);
    require(!function.blocks().isEmpty(), function.span(), "no block");
    for (int i = 0; i < function.blocks().size(); i++) {
      BasicBlock block = function.blocks().get(i);
      Terminator end = block.terminator();
      require(block.id().index() == i, end.span(), block.id() + " is not at its index");
      for (BlockId target : end.successors()) {
        require(target.index() < function.blocks().size(), end.span(), "no block " + target);
      }
      block.statements().forEach(s -> s.match(types));
      types.terminator(end);
    }
  }

  private void steps() {
    List<SourceStatement> statements = function.statements();
    for (int i = 0; i < statements.size(); i++) {
      SourceStatement statement = statements.get(i);
      require(statement.number().value() == i + 1, statement.span(), "numbers are not in order");
    }
    for (BasicBlock block : function.blocks()) {
      for (Statement s : block.statements()) {
        if (s instanceof Statement.Step step) {
          int number = step.number().value();
          require(number >= 1 && number <= statements.size(), s.span(), "no statement " + number);
        }
      }
    }
    decisions();
  }

  private void decisions() {
    Set<DecisionId> seen = new HashSet<>();
    for (BasicBlock block : function.blocks()) {
      Terminator end = block.terminator();
      end.decided().ifPresent(d -> require(seen.add(d), end.span(), d + " decides twice"));
    }
  }

  private void temporaries() {
    for (var read :
        DefiniteAssignment.unsetReads(function, l -> l.isTemporary() && !l.inMemory())) {
      require(false, read.at(), read.local() + " is read before it is assigned");
    }
  }
}
