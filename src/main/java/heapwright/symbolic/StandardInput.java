package heapwright.symbolic;

import heapwright.symbolic.persistent.Trail;
import heapwright.symbolic.term.Term;

/** What a path read from standard input, byte by byte, and whether it saw the end. */
public record StandardInput(Trail<Term> bytes, boolean ended) {
  static final StandardInput UNREAD = new StandardInput(Trail.empty(), false);

  StandardInput with(Term octet) {
    return new StandardInput(bytes.with(octet), false);
  }

  StandardInput atEnd() {
    return new StandardInput(bytes, true);
  }
}
