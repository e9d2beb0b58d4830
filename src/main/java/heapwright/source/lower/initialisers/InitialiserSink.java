package heapwright.source.lower.initialisers;

import heapwright.source.lower.values.StringLiteral;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;

/** Takes what an initialiser says, part by part, in order. */
interface InitialiserSink {

  /** What is said of a part. */
  enum Kind {
    /** It is a number or pointer. */
    SCALAR,
    /** It is a record, or another aggregate, given as a value. */
    AGGREGATE,
    /** It is an array of characters with a string, which may be shorter or longer. */
    TEXT,
    /** It has been initialised before and is initialised anew: what it held is gone. */
    CLEAR
  }

  /**
   * What an initialiser says of one part.
   *
   * @param text the string of a {@link Kind#TEXT}
   * @param repeated whether the clause serves several parts
   */
  record Piece(
      Kind kind,
      InitialisedPart part,
      IASTInitializerClause clause,
      Optional<StringLiteral> text,
      boolean repeated) {}

  void take(Piece piece);

  /**
   * Whether a record given as a value is lost once a designator names a part of it. gcc can only
   * change parts of constants.
   */
  default boolean losesValues() {
    return true;
  }
}
