package heapwright.solve;

import heapwright.solve.question.Answer;
import heapwright.solve.question.BackEnd;
import heapwright.symbolic.term.Term;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Opens the back end when it is needed: many paths are answered without it. */
final class LateBackEnd implements BackEnd {
  private final Supplier<BackEnd> opener;
  private Optional<BackEnd> opened = Optional.empty();

  LateBackEnd(Supplier<BackEnd> opener) {
    this.opener = opener;
  }

  private BackEnd backEnd() {
    if (opened.isEmpty()) {
      opened = Optional.of(opener.get());
    }
    return opened.get();
  }

  @Override
  public Answer answer(List<Term> facts) {
    return backEnd().answer(facts);
  }

  @Override
  public List<Term> explain(List<Term> contradictory) {
    return backEnd().explain(contradictory);
  }

  @Override
  public void close() {
    opened.ifPresent(BackEnd::close);
  }
}
