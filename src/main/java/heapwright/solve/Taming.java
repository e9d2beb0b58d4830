package heapwright.solve;

import heapwright.symbolic.term.BitVector;
import heapwright.symbolic.term.Model;
import heapwright.symbolic.term.Sort;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.util.List;

/**
 * Asks for smaller numbers and for printable characters where a model has others: first for all of
 * them together, then one by one. Few questions.
 */
final class Taming {
  private static final int MOST_QUESTIONS = 12;
  private static final int SMALL = 100;

  private final Solver solver;
  private final Terms terms;

  Taming(Solver solver, Terms terms) {
    this.solver = solver;
    this.terms = terms;
  }

  Model of(Model model, List<Symbol> symbols) {
    List<Symbol> wild = symbols.stream().filter(s -> isWild(s, model.value(s))).toList();
    if (wild.isEmpty()) {
      return model;
    }
    solver.push();
    Model tamed = ask(wild, model);
    if (tamed.equals(model)) {
      for (Symbol symbol : wild.subList(0, Math.min(wild.size(), MOST_QUESTIONS))) {
        tamed = ask(List.of(symbol), tamed);
      }
    }
    solver.pop();
    return tamed;
  }

  /** A model in which these are tame, and stay so in the next questions; else the one given. */
  private Model ask(List<Symbol> wild, Model model) {
    solver.push();
    wild.forEach(symbol -> solver.assume(tame(symbol)));
    if (solver.check() instanceof Answer.Satisfiable found) {
      solver.pop();
      wild.forEach(symbol -> solver.assume(tame(symbol)));
      return found.model();
    }
    solver.pop();
    return model;
  }

  private static boolean isWild(Symbol symbol, BitVector value) {
    if (!(symbol.sort() instanceof Sort.Bits) || symbol.width() < Byte.SIZE) {
      return false;
    }
    return switch (symbol.reading()) {
      case SIGNED -> value.signed().abs().bitLength() > 6;
      case UNSIGNED -> value.unsigned().bitLength() > 6;
      case TEXT -> !value.isZero() && !isPrintable(value);
    };
  }

  private static boolean isPrintable(BitVector value) {
    return value.high() == 0 && value.low() >= ' ' && value.low() <= '~';
  }

  private Term tame(Symbol symbol) {
    return switch (symbol.reading()) {
      case SIGNED -> between(symbol, -SMALL, SMALL);
      case UNSIGNED -> terms.atMostUnsigned(symbol, terms.bits(symbol.width(), SMALL));
      case TEXT -> between(symbol, ' ', '~');
    };
  }

  private Term between(Symbol symbol, long least, long greatest) {
    return terms.both(
        terms.atMostSigned(terms.bits(symbol.width(), least), symbol),
        terms.atMostSigned(symbol, terms.bits(symbol.width(), greatest)));
  }
}
