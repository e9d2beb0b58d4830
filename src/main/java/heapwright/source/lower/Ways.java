package heapwright.source.lower;

import heapwright.ir.BlockId;
import heapwright.ir.SourceLine;
import java.util.Optional;

/**
 * The ways that a condition chooses between.
 *
 * @param place where gcc places the decision; empty if it makes no branch of it
 */
record Ways(BlockId ifTrue, BlockId ifFalse, Form form, Optional<SourceLine> place) {

  /**
   * How gcc divides a decision: where one way does nothing, by one {@code if} inside another;
   * otherwise by jumps, which also reach into a {@code ?:} below {@code &&} and {@code ||}.
   */
  enum Form {
    NO_ELSE,
    NO_THEN,
    TWO_WAYS,
    JUMPS;

    Form opposite() {
      return switch (this) {
        case NO_ELSE -> NO_THEN;
        case NO_THEN -> NO_ELSE;
        case TWO_WAYS, JUMPS -> this;
      };
    }
  }

  /** Two ways of which both do something. */
  static Ways between(BlockId ifTrue, BlockId ifFalse, Optional<SourceLine> place) {
    return new Ways(ifTrue, ifFalse, Form.TWO_WAYS, place);
  }

  Ways to(BlockId newTrue, BlockId newFalse) {
    return new Ways(newTrue, newFalse, form, place);
  }

  Ways opposite() {
    return new Ways(ifFalse, ifTrue, form.opposite(), place);
  }

  Ways of(Form newForm) {
    return new Ways(ifTrue, ifFalse, newForm, place);
  }

  /** For the parts of {@code &&} or {@code ||}. */
  Ways joined(boolean and) {
    Form nested = and ? Form.NO_ELSE : Form.NO_THEN;
    return of(form == nested ? nested : Form.JUMPS);
  }

  /** Placed elsewhere, if anywhere. */
  Ways at(SourceLine newPlace) {
    return new Ways(ifTrue, ifFalse, form, place.map(old -> newPlace));
  }

  Ways uncounted() {
    return new Ways(ifTrue, ifFalse, form, Optional.empty());
  }
}
