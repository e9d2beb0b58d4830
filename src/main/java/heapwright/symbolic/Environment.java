package heapwright.symbolic;

import heapwright.ir.DataModel;
import heapwright.ir.Program;
import heapwright.ir.RecordType;
import heapwright.ir.Type;
import heapwright.ir.VoidType;
import heapwright.symbolic.term.Reading;
import heapwright.symbolic.term.Sort;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Terms;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What does not change along the paths of one search. */
final class Environment {
  private final Program program;
  private final Terms terms;
  private final List<Alias> aliases;
  private final CallRule rule;
  private final Map<String, Sort> sorts = new HashMap<>();

  final Numbers numbers;
  final CellNames names;
  final Globals globals;

  Environment(Program program, Terms terms, List<Alias> aliases, CallRule rule) {
    this.program = program;
    this.rule = rule;
    this.terms = terms;
    this.aliases = List.copyOf(aliases);
    numbers = new Numbers(terms);
    names = new CellNames(program.model());
    globals = new Globals(program);
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

  List<Alias> aliases() {
    return aliases;
  }

  CallRule rule() {
    return rule;
  }

  /** The input of this name; one that is read in several ways gets a name for each. */
  Symbol symbol(String name, Sort sort, Reading reading) {
    boolean taken = !sorts.computeIfAbsent(name, key -> sort).equals(sort);
    return taken
        ? symbol(name + ":" + sort.width(), sort, reading)
        : terms.symbol(name, sort, reading);
  }

  long size(Type type) {
    boolean unknown =
        type instanceof VoidType || type instanceof RecordType record && !record.isComplete();
    return unknown ? 1 : Math.max(1, model().size(type));
  }
}
