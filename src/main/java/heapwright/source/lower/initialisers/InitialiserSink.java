package heapwright.source.lower.initialisers;

import heapwright.source.lower.values.StringLiteral;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;

/** Takes what an initialiser says, part by part, in order. */
interface InitialiserSink {

  /** A number or pointer. */
  void scalar(InitialisedPart part, IASTExpression value);

  /** A record, or another aggregate, given as a value. */
  void aggregate(InitialisedPart part, IASTExpression value);

  /** A string for an array of characters; it may be shorter or longer than the array. */
  void text(InitialisedPart part, StringLiteral string, IASTExpression node);

  /** A part that has been initialised before is initialised anew: what it held is gone. */
  void clear(InitialisedPart part, IASTInitializerClause node);

  /** From now on one clause serves several parts, or no longer does. */
  void repeat(boolean several);

  /**
   * Whether a record given as a value is lost once a designator names a part of it. gcc can only
   * change parts of constants.
   */
  default boolean losesValues() {
    return true;
  }
}
