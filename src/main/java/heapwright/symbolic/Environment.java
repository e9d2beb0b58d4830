package heapwright.symbolic;

import heapwright.ir.DataModel;
import heapwright.ir.Program;
import heapwright.ir.RecordType;
import heapwright.ir.Type;
import heapwright.ir.VoidType;
import heapwright.symbolic.term.BitsReading;
import heapwright.symbolic.term.Sort;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Terms;
import java.util.List;

/** What does not change along the paths of one search. */
final class Environment {
  private final Program program;
  private final Terms terms;
  private final List<AliasHypothesis> aliases;
  private final AliasHypotheses known;
  private final CallRule rule;
  private final boolean alone;
  private final InputNames symbols = new InputNames();
  private final InputNames pointers = new InputNames();

  final ScalarTerms numbers;
  final CellNames names;
  final Globals globals;

  /**
   * @param alone whether a procedure is run for any caller, in any state
   */
  Environment(
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

  Program program() {
    return program;
  }

  DataModel model() {
    return program.model();
  }

  Terms terms() {
    return terms;
  }

  List<AliasHypothesis> aliases() {
    return aliases;
  }

  AliasHypotheses knownAliases() {
    return known;
  }

  CallRule rule() {
    return rule;
  }

  /** Refuses what depends on the caller, where a procedure is run without one. */
  void requireCaller(String cause) {
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
  Symbol symbol(String name, Object cell, Sort sort, BitsReading reading) {
    return terms.symbol(symbols.of(name, new Owner(cell, sort)), sort, reading);
  }

  /** The name of a pointer of the input. */
  String pointer(String name, Object cell) {
    return pointers.of(name, cell);
  }

  long size(Type type) {
    boolean unknown =
        type instanceof VoidType || type instanceof RecordType record && !record.isComplete();
    return unknown ? 1 : Math.max(1, model().size(type));
  }
}
