package heapwright.solve.layer;

import heapwright.solve.question.Answer;
import heapwright.solve.question.SolverStatistics;
import heapwright.symbolic.term.Symbol;
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
  private final SolverStatistics statistics;
  private final PartLayer next;

  public SmallDomains(Terms terms, SolverStatistics statistics, PartLayer next) {
    this.terms = terms;
    this.statistics = statistics;
    this.next = next;
  }

  @Override
  public Answer answer(Question question) {
    Optional<List<Model>> all = models(question);
    if (all.isEmpty()) {
      return next.answer(question);
    }
    statistics.answeredBy(SolverStatistics.Layer.ENUMERATION);
    for (Model model : all.get()) {
      if (new TermEvaluation(model).satisfies(question.facts())) {
        return new Answer.Satisfiable(model);
      }
    }
    return new Answer.Unsatisfiable(question.facts());
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
