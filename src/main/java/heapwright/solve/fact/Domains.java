package heapwright.solve.fact;

import heapwright.solve.question.Contradictory;
import heapwright.symbolic.persistent.IntMap;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import java.util.List;
import java.util.Optional;

/** The domain of each input about which a simple fact is assumed. Persistent. */
public final class Domains {
  private record Known(Domain domain, FactChain facts) {}

  static final Domains NONE = new Domains(IntMap.empty());

  private final IntMap<Known> bySymbol;

  private Domains(IntMap<Known> bySymbol) {
    this.bySymbol = bySymbol;
  }

  public Domain of(Symbol symbol) {
    return bySymbol
        .get(symbol.index())
        .map(Known::domain)
        .orElseGet(() -> Domain.all(symbol.width()));
  }

  Domains with(SimpleFact simple, Term fact) {
    Known known =
        bySymbol
            .get(simple.symbol().index())
            .orElseGet(() -> new Known(Domain.all(simple.symbol().width()), FactChain.EMPTY));
    Domain narrowed = simple.narrow(known.domain());
    return new Domains(
        bySymbol.with(simple.symbol().index(), new Known(narrowed, known.facts().with(fact))));
  }

  /** Facts that leave an input no value. */
  Optional<List<Term>> contradictionAbout(Symbol symbol) {
    return bySymbol
        .get(symbol.index())
        .filter(known -> known.domain().isEmpty())
        .map(
            known ->
                Contradictory.minimised(
                    known.facts().oldestFirst(), facts -> isEmpty(symbol, facts)));
  }

  private static boolean isEmpty(Symbol symbol, List<Term> facts) {
    Domain domain = Domain.all(symbol.width());
    for (Term fact : facts) {
      domain = SimpleFact.of(fact).orElseThrow().narrow(domain);
    }
    return domain.isEmpty();
  }
}
