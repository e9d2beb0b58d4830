package heapwright.symbolic.path;

import heapwright.symbolic.persistent.Trail;
import heapwright.symbolic.term.Term;

/** What a path read from standard input, piece by piece, and whether it saw the end. */
public record StandardInput(Trail<Piece> pieces, boolean ended) {
  static final StandardInput UNREAD = new StandardInput(Trail.empty(), false);

  /** Some of the input's text. */
  public sealed interface Piece {}

  /** One byte. */
  public record Octet(Term term) implements Piece {}

  /**
   * A number, however it is written: white space may come before it, and what comes after it is no
   * digit. The number of bytes is left open, so that no path fixes the number of digits.
   */
  public record Numeral(Term term, boolean signed) implements Piece {}

  public StandardInput with(Piece piece) {
    return new StandardInput(pieces.with(piece), false);
  }

  public StandardInput atEnd() {
    return new StandardInput(pieces, true);
  }

  /** Whether a digit that comes next would belong to the number before. */
  public boolean endsInNumber() {
    return pieces.after(Math.max(0, pieces.size() - 1)).stream()
        .anyMatch(Numeral.class::isInstance);
  }
}
