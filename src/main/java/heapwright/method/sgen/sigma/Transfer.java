package heapwright.method.sgen.sigma;

import heapwright.ir.type.FunctionType;
import heapwright.ir.type.PointerType;
import heapwright.method.sgen.ssa.Alias;
import heapwright.method.sgen.ssa.InvisibleVariables;
import heapwright.method.sgen.ssa.Location;
import heapwright.method.sgen.ssa.Location.Beyond;
import heapwright.method.sgen.ssa.Location.Named;
import heapwright.method.sgen.ssa.Location.Plain;
import heapwright.method.sgen.ssa.Region;
import heapwright.method.sgen.ssa.SsaPointer;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * The published transfer functions for conditions on pointers, to which assignments lead back. A
 * condition that cannot hold interrupts the path with ⊥σ.
 */
public final class Transfer {

  /** {@code x != y}, to be looked at when the path has been gone. */
  public record Inequality(SsaPointer x, SsaPointer y) {
    @Override
    public String toString() {
      return x + " != " + y;
    }
  }

  private final SigmaHistory history;
  private final InvisibleVariables invisibles;
  private final ObjectMerging merging;
  private final List<Inequality> kept = new ArrayList<>();

  public Transfer(SigmaHistory history, InvisibleVariables invisibles, ObjectMerging merging) {
    this.history = history;
    this.invisibles = invisibles;
    this.merging = merging;
  }

  /** {@code x == NULL}. */
  public void isNull(SsaPointer x) {
    Location at = history.at(x);
    if (at instanceof Beyond) {
      throw EvaluationStop.outside(
          "an address beside a pointer that may be NULL is compared with it");
    }
    if (!at.maybeNull()) {
      throw contradiction(x + " = NULL", at, Plain.NULL);
    }
    history.split(x);
  }

  /** {@code x != NULL}: what is there gets a name. */
  public void isNotNull(SsaPointer x) {
    Location at = history.at(x);
    if (at == Plain.NULL) {
      throw contradiction(x + " != NULL", at, Plain.NOT_NULL);
    } else if (at == Plain.TOP) {
      materialise(x);
    }
  }

  /** {@code x == l}. */
  public void isAt(SsaPointer x, Location location) {
    Location at = history.at(x);
    if (at instanceof Beyond beyond && location instanceof Named named) {
      isAt(beyond.base(), new Named(named.region(), named.offset() - beyond.offset()));
    } else if (at instanceof Named a && location instanceof Named b) {
      merge(x + " = &" + location, a, b);
      history.at(x);
    } else {
      Location meet = at.meet(location);
      if (meet == Plain.BOTTOM) {
        throw contradiction(x + " = &" + location, at, location);
      }
      requireKnown(x, location);
      history.place(x, meet);
    }
  }

  /** {@code x == y}. */
  public void areEqual(SsaPointer x, SsaPointer y) {
    Location a = history.at(x);
    Location b = history.at(y);
    OptionalLong distance = distance(x, y);
    if (distance.isPresent()) {
      if (distance.getAsLong() != 0) {
        throw contradiction(x + " = " + y, a, b);
      }
      return;
    }
    if (a == Plain.NULL || b == Plain.NULL) {
      isNull(a == Plain.NULL ? y : x);
    } else if (a instanceof Beyond || b instanceof Beyond) {
      areEqual(x, a, y, b);
    } else if (a instanceof Named left && b instanceof Named right) {
      merge(x + " = " + y, left, right);
      history.at(x);
      history.at(y);
      history.merge(x, y);
    } else if (a.meet(b) == Plain.BOTTOM) {
      throw contradiction(x + " = " + y, a, b);
    } else {
      requireKnown(x, b);
      requireKnown(y, a);
      history.merge(x, y);
    }
  }

  /** How many bytes x points behind y, where both are known relative to one pointer. */
  public OptionalLong distance(SsaPointer x, SsaPointer y) {
    Beyond a = root(x);
    Beyond b = root(y);
    return history.sigma().share(a.base(), b.base())
        ? OptionalLong.of(a.offset() - b.offset())
        : OptionalLong.empty();
  }

  private Beyond root(SsaPointer x) {
    Beyond root = new Beyond(x, 0);
    while (history.at(root.base()) instanceof Beyond next) {
      root = new Beyond(next.base(), root.offset() + next.offset());
    }
    return root;
  }

  /** One of them is known relative to another pointer only. */
  private void areEqual(SsaPointer x, Location a, SsaPointer y, Location b) {
    if (a instanceof Beyond && b instanceof Beyond) {
      throw EvaluationStop.outside("addresses beside two pointers that are not known are equal");
    }
    SsaPointer beside = a instanceof Beyond ? x : y;
    Location other = a instanceof Beyond ? b : a;
    if (other instanceof Named) {
      isAt(beside, other);
    }
    history.merge(x, y);
  }

  /** What comes to be on the path has no address that the input could hold. */
  private void requireKnown(SsaPointer x, Location location) {
    boolean isNew = location instanceof Named named && !isGiven(named.region());
    if (isNew && history.sigma().collection(x).eldest().isInput()) {
      throw EvaluationStop.bottom(
          x + " = &" + location + ": the input cannot hold the address of what is made later");
    }
  }

  private static boolean isGiven(Region region) {
    return region.content().isGiven();
  }

  /** Two places are one, so the objects that they lie in are. */
  private void merge(String condition, Named a, Named b) {
    if (a.region() == b.region()) {
      if (a.offset() != b.offset()) {
        throw contradiction(condition, a, b);
      }
      return;
    }
    boolean canBeOne =
        isGiven(a.region())
            && isGiven(b.region())
            && (isInvisible(a.region()) || isInvisible(b.region()));
    if (!canBeOne) {
      throw contradiction(condition, a, b);
    }
    long distance = b.offset() - a.offset();
    boolean isMerged =
        isInvisible(a.region())
            ? merging.merged(a.region(), b.region(), distance)
            : merging.merged(b.region(), a.region(), -distance);
    if (!isMerged) {
      throw EvaluationStop.unless(
          Alias.of(a.region(), b.region(), distance),
          condition + ": " + a + " and " + b + " were used as two objects");
    }
  }

  private static boolean isInvisible(Region region) {
    return region.kind() == Region.Kind.INVISIBLE;
  }

  /**
   * {@code x != y}: kept for the end, since pointers are different unless there is evidence. The
   * paper looks at collections only; but NULL pointers are each alone in theirs, so that two of
   * them would pass for different, and one that differs from NULL would stay ⊤.
   */
  public void differ(SsaPointer x, SsaPointer y) {
    if (history.at(y) == Plain.NULL) {
      isNotNull(x);
    } else if (history.at(x) == Plain.NULL) {
      isNotNull(y);
    }
    kept.add(new Inequality(x, y));
  }

  /** Whether an inequality holds, now that all is known. */
  public boolean holds(Inequality inequality) {
    Location a = history.at(inequality.x());
    Location b = history.at(inequality.y());
    boolean areNull = a == Plain.NULL && b == Plain.NULL;
    boolean areOne = distance(inequality.x(), inequality.y()).equals(OptionalLong.of(0));
    return !areNull && !areOne;
  }

  /** Two pointers of which nothing else is known would both become NULL. */
  public void settle(Inequality inequality) {
    boolean areOpen =
        history.at(inequality.x()).maybeNull() && history.at(inequality.y()).maybeNull();
    if (areOpen) {
      isNotNull(history.at(inequality.x()) == Plain.TOP ? inequality.x() : inequality.y());
    }
  }

  /** The inequalities of the path. */
  public List<Inequality> kept() {
    return List.copyOf(kept);
  }

  /** Gives what x points to a name, for the whole collection. */
  public void materialise(SsaPointer x) {
    Location at = history.at(x);
    if (at instanceof Beyond beyond) {
      materialise(beyond.base());
      history.at(x);
    } else if (isFunction(x)) {
      history.put(x, Plain.NOT_NULL);
    } else if (!(at instanceof Named)) {
      Region region = invisibles.newName(history.sigma().collection(x));
      history.place(x, new Named(region, 0));
    }
  }

  private static boolean isFunction(SsaPointer x) {
    return x.variable().type() instanceof PointerType p && p.target() instanceof FunctionType;
  }

  private static EvaluationStop contradiction(String condition, Location a, Location b) {
    return EvaluationStop.bottom(condition + " needs " + a + " ⊓ " + b + ", which is ⊥");
  }
}
