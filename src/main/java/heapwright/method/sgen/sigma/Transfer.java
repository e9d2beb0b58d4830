package heapwright.method.sgen.sigma;

import heapwright.method.sgen.ssa.InvisibleVariables;
import heapwright.method.sgen.ssa.Location;
import heapwright.method.sgen.ssa.Location.Beyond;
import heapwright.method.sgen.ssa.Location.Named;
import heapwright.method.sgen.ssa.Location.Plain;
import heapwright.method.sgen.ssa.Region;
import heapwright.method.sgen.ssa.SsaPointer;
import java.util.ArrayList;
import java.util.List;

/**
 * The published transfer functions for conditions on pointers, to which assignments lead back.
 * Where a condition cannot hold, the statement is noted as leading to ⊥σ.
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
  private final List<Inequality> kept = new ArrayList<>();

  public Transfer(SigmaHistory history, InvisibleVariables invisibles) {
    this.history = history;
    this.invisibles = invisibles;
  }

  /** {@code x == NULL}. */
  public void isNull(SsaPointer x) {
    if (history.at(x).maybeNull()) {
      history.split(x);
    } else {
      contradiction(x + " = NULL", history.at(x), Plain.NULL);
    }
  }

  /** {@code x != NULL}: what is there gets a name. */
  public void isNotNull(SsaPointer x) {
    Location at = history.at(x);
    if (at == Plain.NULL) {
      contradiction(x + " != NULL", at, Plain.NOT_NULL);
    } else if (at == Plain.TOP) {
      materialise(x);
    }
  }

  /** {@code x == l}. */
  public void isAt(SsaPointer x, Location location) {
    Location meet = history.at(x).meet(location);
    if (meet == Plain.BOTTOM) {
      contradiction(x + " = &" + location, history.at(x), location);
    } else if (location.isPlace()) {
      history.place(x, meet);
    } else {
      history.put(x, meet);
    }
  }

  /** {@code x == y}. */
  public void areEqual(SsaPointer x, SsaPointer y) {
    Location meet = history.at(x).meet(history.at(y));
    boolean isSet = history.at(x) != Plain.BOTTOM && history.at(y) != Plain.BOTTOM;
    if (meet == Plain.BOTTOM && isSet) {
      contradiction(x + " = " + y, history.at(x), history.at(y));
    } else {
      history.merge(x, y);
    }
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
  public boolean holds(Inequality kept) {
    boolean areNull = history.at(kept.x()) == Plain.NULL && history.at(kept.y()) == Plain.NULL;
    return !areNull && !history.sigma().share(kept.x(), kept.y());
  }

  /** The inequalities of the path. */
  public List<Inequality> kept() {
    return List.copyOf(kept);
  }

  /** Gives what x points to a name, for the whole collection. */
  public void materialise(SsaPointer x) {
    if (history.sigma().collection(x).location() instanceof Beyond beyond) {
      materialise(beyond.base());
    } else if (!(history.at(x) instanceof Named)) {
      Region region = invisibles.newName(history.sigma().collection(x));
      history.place(x, new Named(region, 0));
    }
  }

  private void contradiction(String condition, Location a, Location b) {
    history.changes().contradicts(condition + " needs " + a + " ⊓ " + b + ", which is ⊥");
  }
}
