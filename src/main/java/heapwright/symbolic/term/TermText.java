package heapwright.symbolic.term;

/** Terms as text. */
final class TermText {
  private TermText() {}

  static String of(Term term) {
    return term.match(
        new Term.Cases<>() {
          @Override
          public String constant(Constant term) {
            return term.value().toString();
          }

          @Override
          public String symbol(Symbol term) {
            return term.name();
          }

          @Override
          public String operation(Operation term) {
            return term.operator() + "#" + term.id();
          }
        });
  }
}
