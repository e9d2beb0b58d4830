package heapwright.symbolic.execution;

import heapwright.ir.Program;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Type;
import heapwright.symbolic.heap.CellNames;
import heapwright.symbolic.path.AliasHypotheses;
import heapwright.symbolic.path.AliasHypothesis;
import heapwright.symbolic.path.Globals;
import heapwright.symbolic.scalar.InputNames;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.Sort;
import java.util.List;

/** What does not change along the paths of one search. */
public final class Environment {
  private final Program program;
  private final Terms terms;
  private final List<AliasHypothesis> aliases;
  private final AliasHypotheses known;
  private final CallRule rule;
  private final boolean alone;
  private final InputNames symbols = new InputNames();
  private final InputNames pointers = new InputNames();

  public final ScalarTerms numbers;
  final CellNames names;
  public final Globals globals;

  /**
   * @param alone whether a procedure is run for any caller, in any state
   */
  public Environment(
      Program program, Terms terms, List<AliasHypothesis> aliases, CallRule rule, boolean alone) {
    this.program = program;
    this.rule = rule;
    this.alone = alone;
    this.terms = terms;
    this.aliases = List.copyOf(aliases);
    known = new AliasHypotheses(aliases);
    numbers = new ScalarTerms(terms);
    names = new CellNames(program.model());
    globals = new Globals(program, alone);
  }

  public Program program() {
    return program;
  }

  public DataModel model() {
    return program.model();
  }

  public Terms terms() {
    return terms;
  }

  public List<AliasHypothesis> aliases() {
    return aliases;
  }

  AliasHypotheses knownAliases() {
    return known;
  }

  public CallRule rule() {
    return rule;
  }

  /** Refuses what depends on the caller, where a procedure is run without one. */
  public void requireCaller(String cause) {
    if (alone) {
      throw Interruption.unsupported(cause);
    }
  }

  /** What a name belongs to. */
  private record Owner(Object cell, Sort sort) {}

  /**
   * The input of this name.
   *
   * @param cell distinguishes it from others of the same name, together with the type that it is
   *     read as
   */
  public Symbol symbol(String name, Object cell, Sort sort, BitsReading reading) {
    return terms.symbol(symbols.of(name, new Owner(cell, sort)), sort, reading);
  }

  /** The name of a pointer of the input. */
  String pointer(String name, Object cell) {
    return pointers.of(name, cell);
  }

  public long size(Type type) {
    return model().elementSize(type);
  }
}
