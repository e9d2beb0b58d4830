package heapwright.analysis.invariant;

import heapwright.ir.Function;
import heapwright.ir.Local;
import heapwright.ir.Program;
import heapwright.ir.SymbolId;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** What is common to one pass over a function and the calls inside it. */
final class Analysis {
  /** Which part of the budget a callee may cost; the library's insides seldom matter. */
  private static final int SHARE = 6;

  private static final int LIBRARY_SHARE = 12;

  final ProgramFacts facts;
  final Program program;
  final Precision precision;
  final Terms terms = new Terms();
  final Contents contents;
  final Statics statics;
  private final Map<Function, Outline> outlines;

  /** Functions that cost too much to be followed. */
  private final Set<SymbolId> dear = new HashSet<>();

  private long spent;
  private long limit;

  Analysis(
      ProgramFacts facts, Precision precision, Statics statics, Map<Function, Outline> outlines) {
    this.facts = facts;
    this.program = facts.program();
    this.precision = precision;
    this.statics = statics;
    this.outlines = outlines;
    this.contents = new ConstantMemory(facts.program());
    this.limit = precision.budget();
  }

  /** Follows a call of a function with anything. */
  void start(Function function, Watcher watcher) {
    State state = new State(terms);
    Steps steps = new Steps(this, state, 0);
    for (Local parameter : function.parameters()) {
      if (!parameter.inMemory()) {
        steps.set(parameter, steps.evaluation().unknown(parameter.type()));
      }
    }
    statics.entering(state, program.model());
    new Flow(this, outline(function), 0, List.of(function.symbol()), watcher).run(List.of(state));
  }

  Outline outline(Function function) {
    return outlines.computeIfAbsent(function, Outline::of);
  }

  /** Pays for work on states of so many names. */
  void spend(int names) {
    spent += 16 + (long) names * names;
    if (spent > limit) {
      throw new OutOfBudget();
    }
  }

  boolean isDear(SymbolId callee) {
    return dear.contains(callee);
  }

  /** Follows a callee for a part of the budget; nothing if that is not enough. */
  Optional<List<State>> follow(Function callee, Supplier<List<State>> run) {
    long before = limit;
    boolean library = LibraryContracts.isLibrary(callee);
    limit = Math.min(limit, spent + precision.budget() / (library ? LIBRARY_SHARE : SHARE));
    try {
      return Optional.of(run.get());
    } catch (OutOfBudget e) {
      if (spent > before) {
        throw e;
      }
      dear.add(callee.symbol());
      return Optional.empty();
    } finally {
      limit = before;
    }
  }
}
