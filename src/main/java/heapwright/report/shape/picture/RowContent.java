package heapwright.report.shape.picture;

/** What a row of a box shows behind its name. */
public sealed interface RowContent {

  <R> R match(Cases<R> cases);

  /** One case per kind of content. */
  interface Cases<R> {
    R shown(Shown content);

    R free(Free content);

    R ground(Ground content);

    R leads(Leads content);
  }

  /** A value that can be written down. */
  record Shown(String text) implements RowContent {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.shown(this);
    }
  }

  /** Nobody looks at it. */
  record Free() implements RowContent {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.free(this);
    }
  }

  /** {@code NULL}. */
  record Ground() implements RowContent {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.ground(this);
    }
  }

  /** A pointer to a place in a box; {@code text} says the same in words. */
  record Leads(BoxId box, long offset, String text) implements RowContent {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.leads(this);
    }
  }
}
