package heapwright.testcase.shape;

import java.util.function.Function;

/** What a cell of a shape holds. */
public sealed interface ShapeValue {

  /** A number, as the method calls it. */
  record Number(String text) implements ShapeValue {}

  /** {@code NULL}. */
  record Null() implements ShapeValue {}

  /** The path has not looked at it. */
  record Untouched() implements ShapeValue {}

  /**
   * A pointer of which too little is known to say where it leads.
   *
   * @param text what is known: {@code ⊤}, {@code NOT-NULL}
   * @param collection all pointers with this number must be equal
   */
  record Open(String text, int collection) implements ShapeValue {}

  /** This many bytes into an object of the same frame, by its key. */
  record Leads(String object, long offset) implements ShapeValue {}

  default <R> R match(
      Function<Number, R> number,
      Function<Null, R> nothing,
      Function<Untouched, R> untouched,
      Function<Open, R> open,
      Function<Leads, R> leads) {
    if (this instanceof Number it) {
      return number.apply(it);
    }
    if (this instanceof Null it) {
      return nothing.apply(it);
    }
    if (this instanceof Untouched it) {
      return untouched.apply(it);
    }
    return this instanceof Open it ? open.apply(it) : leads.apply((Leads) this);
  }
}
