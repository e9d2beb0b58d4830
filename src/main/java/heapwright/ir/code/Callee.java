package heapwright.ir.code;

/** What a call calls. */
public sealed interface Callee {

  <R> R match(Cases<R> cases);

  /** One case per kind of callee. */
  interface Cases<R> {
    R direct(Direct callee);

    R indirect(Indirect callee);
  }

  /** A function by its symbol. */
  record Direct(SymbolId symbol) implements Callee {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.direct(this);
    }
  }

  /** Whatever the pointer points to. */
  record Indirect(Expression pointer) implements Callee {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.indirect(this);
    }
  }
}
