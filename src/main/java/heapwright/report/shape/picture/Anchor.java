package heapwright.report.shape.picture;

/** Where in a box an arrow ends. */
public sealed interface Anchor {

  <R> R match(Cases<R> cases);

  /** One case per kind of place. */
  interface Cases<R> {
    R whole(Whole anchor);

    R row(AtRow anchor);

    R behind(Behind anchor);
  }

  /** The object itself. */
  record Whole() implements Anchor {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.whole(this);
    }
  }

  /** A part of it; rows are counted from 0. */
  record AtRow(int index) implements Anchor {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.row(this);
    }
  }

  /** One past its end. */
  record Behind() implements Anchor {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.behind(this);
    }
  }
}
