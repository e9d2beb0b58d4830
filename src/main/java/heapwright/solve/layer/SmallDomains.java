package heapwright.solve.layer;

import heapwright.solve.question.Answer;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.model.Model;
import heapwright.symbolic.term.model.TermEvaluation;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.Sort;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Tries all values where there are few: indices into small arrays mostly, which hang together by
 * multiplications that solvers take long to see through.
 */
public final class SmallDomains implements PartLayer {
  private static final int MOST = 300;

  private final Terms terms;

  public SmallDomains(Terms terms) {
    this.terms = terms;
  }

  @Override
  public Optional<Answer> answer(Question question) {
    return models(question).map(models -> answer(question.facts(), models));
  }

  private static Answer answer(List<Term> facts, List<Model> models) {
    for (Model model : models) {
      if (new TermEvaluation(model).satisfies(facts)) {
        return new Answer.Satisfiable(model);
      }
    }
    return new Answer.Unsatisfiable(facts);
  }

  private Optional<List<Model>> models(Question question) {
    List<Symbol> symbols = new ArrayList<>();
    question.symbols().forEach(index -> symbols.add(terms.symbol(index)));
    List<Model> models = List.of(question.near().model());
    for (Symbol symbol : symbols) {
      Optional<List<Long>> values =
          isShort(symbol) ? question.domains().of(symbol).values(MOST) : Optional.empty();
      if (values.isEmpty() || values.get().size() * models.size() > MOST) {
        return Optional.empty();
      }
      models = product(models, symbol, values.get());
    }
    return Optional.of(models);
  }

  private static boolean isShort(Symbol symbol) {
    return symbol.sort() instanceof Sort.Bits && symbol.width() <= Long.SIZE;
  }

  private static List<Model> product(List<Model> models, Symbol symbol, List<Long> values) {
    List<Model> product = new ArrayList<>();
    for (Model model : models) {
      for (long value : values) {
        product.add(model.with(symbol, BitVector.of(symbol.width(), value)));
      }
    }
    return product;
  }
}
