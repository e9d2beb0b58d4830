package heapwright.symbolic.term;

/** The value of terms under a model. */
public final class Evaluation {
  private final Model model;

  public Evaluation(Model model) {
    this.model = model;
  }

  public Model model() {
    return model;
  }

  /** The bits of a term's value. */
  public BitVector value(Term term) {
    throw new UnsupportedOperationException("to come: " + term);
  }

  /** Whether a condition holds. */
  public boolean holds(Term truth) {
    return value(truth).isTrue();
  }
}
