package heapwright.analysis.invariant.state;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.BaseAddress;
import heapwright.analysis.invariant.domain.CellContent;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.domain.MemorySlot;
import heapwright.ir.type.RecordType;
import java.util.Optional;

/** Whether addresses can be one, and pieces of memory share bytes. */
public final class Aliasing {
  private final NumericState state;
  private final NameTable terms;

  public Aliasing(NumericState state) {
    this.state = state;
    this.terms = state.terms;
  }

  /** How two pieces of memory lie to each other. */
  public enum Relation {
    APART,
    /** They are one piece if the addresses are equal, and apart if not. */
    ONE_IF_EQUAL,
    SAME,
    UNKNOWN
  }

  /** Whether two values are surely not the same address. */
  boolean apart(AbstractValue left, AbstractValue right) {
    // Only starts of objects: one past the end of an object may be the start of another.
    return left.name() != right.name()
        && left.offset() == 0
        && right.offset() == 0
        && rootsApart(left.name(), right.name());
  }

  /**
   * Literals may share their bytes, and linkers may give the ends of a section, which sources
   * declare as arrays of unknown length, one address.
   */
  private boolean differ(BaseAddress a, BaseAddress b) {
    boolean isOpen = terms.isOpenArray(a) && terms.isOpenArray(b);
    return !a.equals(b) && (a.isPrivate() || b.isPrivate() || named(a) && named(b) && !isOpen);
  }

  private static boolean named(BaseAddress place) {
    return place instanceof BaseAddress.Code
        || place instanceof BaseAddress.Static s && !s.symbol().key().contains("\"");
  }

  private static boolean outOfReach(BaseAddress place, NameDefinition.Unknown pointer) {
    return place.isPrivate() && !pointer.mayMeet().contains(place);
  }

  public Relation between(MemorySlot a, CellContent inA, MemorySlot b, CellContent inB) {
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
    ComparisonDecision same =
        ComparisonDecision.of(state, heapwright.ir.code.Relation.EQUAL, a.address(), b.address());
    if (differenceApart(a, b)) {
      return Relation.APART;
    }
    boolean alike =
        a.bytes() == b.bytes() && !a.isBitField() && !b.isBitField() && a.kind() == b.kind();
    boolean partly = terms.typing().isLoose() && a.bytes() > 1 && same != ComparisonDecision.TRUE;
    if (!alike || partly) {
      return Relation.UNKNOWN;
    }
    return same == ComparisonDecision.TRUE
        ? Relation.SAME
        : same == ComparisonDecision.FALSE ? Relation.APART : Relation.ONE_IF_EQUAL;
  }

  /** Characters may be looked at wherever they lie. */
  private static boolean isText(MemorySlot slot) {
    return slot.bytes() == 1 || slot.kind() == MemorySlot.Kind.LENGTH;
  }

  /** The record that a piece is a member of. */
  private Optional<RecordType> type(MemorySlot slot, CellContent content) {
    Optional<RecordType> owner = content.owner().map(CellContent.Owner::type);
    return owner.isPresent() ? owner : terms.target(slot.base());
  }

  /** The known distance of the addresses keeps the pieces apart. */
  private boolean differenceApart(MemorySlot a, MemorySlot b) {
    Interval distance = state.difference(a.address(), b.address());
    return distance.low() >= b.bytes() || distance.high() <= -a.bytes();
  }

  /** Whether pointers that were reckoned from these never meet, without undefined behaviour. */
  public boolean rootsApart(int a, int b) {
    NameDefinition first = terms.term(a);
    NameDefinition second = terms.term(b);
    if (first instanceof NameDefinition.Address x && second instanceof NameDefinition.Address y) {
      return differ(x.place(), y.place());
    }
    if (first instanceof NameDefinition.Address x
        && second instanceof NameDefinition.Unknown unknown) {
      return outOfReach(x.place(), unknown);
    }
    return second instanceof NameDefinition.Address
        && first instanceof NameDefinition.Unknown
        && rootsApart(b, a);
  }

  /** Objects of one type are one or apart, so different members never meet. */
  private static boolean membersApart(
      MemorySlot a, CellContent inA, MemorySlot b, CellContent inB) {
    Optional<Long> first = inA.place(a);
    Optional<Long> second = inB.place(b);
    if (first.isEmpty() || second.isEmpty() || !oneType(inA, inB)) {
      return false;
    }
    return !a.moved(0, first.get()).overlaps(b.moved(0, second.get()));
  }

  private static boolean oneType(CellContent a, CellContent b) {
    RecordType first = a.owner().orElseThrow().type();
    return first.equals(b.owner().orElseThrow().type());
  }
}
