package heapwright.analysis.invariant;

import heapwright.ir.RecordType;
import java.util.Optional;

/** Whether addresses can be one, and pieces of memory share bytes. */
final class Aliasing {
  private final State state;
  private final Terms terms;

  Aliasing(State state) {
    this.state = state;
    this.terms = state.terms;
  }

  /** How two pieces of memory lie to each other. */
  enum Relation {
    APART,
    /** They are one piece if the addresses are equal, and apart if not. */
    ONE_IF_EQUAL,
    SAME,
    UNKNOWN
  }

  /** Whether two values are surely not the same address. */
  boolean apart(Value left, Value right) {
    if (left.name() == right.name() || left.isConstant() || right.isConstant()) {
      return false;
    }
    Term first = terms.term(left.name());
    Term second = terms.term(right.name());
    // Only starts of objects: one past the end of an object may be the start of another.
    if (first instanceof Term.Address a && second instanceof Term.Address b) {
      return left.offset() == 0 && right.offset() == 0 && differ(a.place(), b.place());
    }
    if (first instanceof Term.Address a && second instanceof Term.Unknown unknown) {
      return left.offset() == 0 && right.offset() == 0 && outOfReach(a.place(), unknown);
    }
    return second instanceof Term.Address && first instanceof Term.Unknown && apart(right, left);
  }

  /** Literals may share their bytes, and a name may be another's alias if we see no definition. */
  private static boolean differ(Place a, Place b) {
    return !a.equals(b) && (a.isPrivate() || b.isPrivate() || named(a) && named(b));
  }

  private static boolean named(Place place) {
    return place instanceof Place.Code
        || place instanceof Place.Static s && !s.symbol().key().contains("\"");
  }

  private static boolean outOfReach(Place place, Term.Unknown pointer) {
    return place.isPrivate() && !pointer.mayMeet().contains(place);
  }

  Relation between(Slot a, Content inA, Slot b, Content inB) {
    if (a.base() == b.base()) {
      return a.equals(b) ? Relation.SAME : a.overlaps(b) ? Relation.UNKNOWN : Relation.APART;
    }
    if (rootsApart(terms.root(a.base()), terms.root(b.base()))) {
      return Relation.APART;
    }
    if (!terms.typing().isLoose() && membersApart(a, inA, b, inB)) {
      return Relation.APART;
    }
    if (!isText(a) && !isText(b) && terms.typing().keepsApart(type(a, inA), type(b, inB))) {
      return Relation.APART;
    }
    Decision same = Decision.of(state, heapwright.ir.Relation.EQUAL, a.address(), b.address());
    boolean alike = a.bytes() == b.bytes() && !a.isBitField() && !b.isBitField();
    if (!alike) {
      return differenceApart(a, b) ? Relation.APART : Relation.UNKNOWN;
    }
    if (differenceApart(a, b)) {
      return Relation.APART;
    }
    boolean partly = terms.typing().isLoose() && a.bytes() > 1 && same != Decision.TRUE;
    if (a.kind() != b.kind() || partly) {
      return Relation.UNKNOWN;
    }
    return same == Decision.TRUE
        ? Relation.SAME
        : same == Decision.FALSE ? Relation.APART : Relation.ONE_IF_EQUAL;
  }

  /** Characters may be looked at wherever they lie. */
  private static boolean isText(Slot slot) {
    return slot.bytes() == 1 || slot.kind() == Slot.Kind.LENGTH;
  }

  /** The record that a piece is a member of. */
  private Optional<RecordType> type(Slot slot, Content content) {
    Optional<RecordType> owner = content.owner().map(Content.Owner::type);
    return owner.isPresent() ? owner : terms.target(slot.base());
  }

  /** The known distance of the addresses keeps the pieces apart. */
  private boolean differenceApart(Slot a, Slot b) {
    Interval distance = state.difference(a.address(), b.address());
    return distance.low() >= b.bytes() || distance.high() <= -a.bytes();
  }

  /** Whether pointers that were reckoned from these never meet, without undefined behaviour. */
  boolean rootsApart(int a, int b) {
    Term first = terms.term(a);
    Term second = terms.term(b);
    if (first instanceof Term.Address x && second instanceof Term.Address y) {
      return differ(x.place(), y.place());
    }
    if (first instanceof Term.Address x && second instanceof Term.Unknown unknown) {
      return outOfReach(x.place(), unknown);
    }
    return second instanceof Term.Address && first instanceof Term.Unknown && rootsApart(b, a);
  }

  /** Objects of one type are one or apart, so different members never meet. */
  private static boolean membersApart(Slot a, Content inA, Slot b, Content inB) {
    Optional<Long> first = place(a, inA);
    Optional<Long> second = place(b, inB);
    if (first.isEmpty() || second.isEmpty() || !oneType(inA, inB)) {
      return false;
    }
    return !a.moved(0, first.get()).overlaps(b.moved(0, second.get()));
  }

  private static boolean oneType(Content a, Content b) {
    RecordType first = a.owner().orElseThrow().type();
    return first.equals(b.owner().orElseThrow().type());
  }

  /** Where in its object a piece lies. */
  private static Optional<Long> place(Slot slot, Content content) {
    return content
        .owner()
        .filter(owner -> owner.start().name() == slot.base())
        .map(owner -> slot.offset() - owner.start().offset());
  }
}
