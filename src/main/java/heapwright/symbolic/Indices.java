package heapwright.symbolic;

import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.Operator;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** Divides a path by what an offset that depends on the input may be. */
final class Indices {
  /**
   * Elements beyond the known ones that an array of the input is tried with; the more after all
   * ways with the fewer have failed.
   */
  private static final int[] GROWTH = {4, 16, 64};

  private static final int MOST = 1024;

  private final Execution execution;
  private final Terms terms;

  Indices(Execution execution) {
    this.execution = execution;
    terms = execution.environment().terms();
  }

  /** Offsets of the form {@code base + stride * n}. */
  record Progression(long base, long stride) {}

  /** What is known of the object first, then what lies behind it, then what lies before. */
  List<Alternative> of(HeapObject object, Term offset, long bytes) {
    Progression form = progression(offset);
    long first = Math.floorMod(form.base() - object.lower(), form.stride()) + object.lower();
    return object.isGrowing()
        ? growing(object, offset, bytes, first, form.stride())
        : bounded(object, offset, bytes, first, form.stride());
  }

  private List<Alternative> bounded(
      HeapObject object, Term offset, long bytes, long first, long stride) {
    Ways ways = new Ways(offset);
    for (long at = first; at + bytes <= object.upper() && ways.found.size() < MOST; at += stride) {
      ways.add(at);
    }
    if (ways.found.size() == MOST) {
      ways.giveUp();
    }
    if (ways.found.isEmpty()) {
      throw Interruption.fault("leaves the bounds of '" + object.name() + "'");
    }
    return ways.found;
  }

  private List<Alternative> growing(
      HeapObject object, Term offset, long bytes, long first, long stride) {
    Ways ways = new Ways(offset);
    long at = first;
    long before = first - stride;
    for (int growth : GROWTH) {
      for (; at + bytes <= object.upper() + growth * stride; at += stride) {
        ways.add(at);
      }
      for (; before >= object.lower() - GROWTH[0] * stride; before -= stride) {
        ways.add(before);
      }
      if (!execution.state().assumes(ways.rest)) {
        break;
      }
      ways.found.clear();
    }
    if (ways.found.isEmpty()) {
      ways.giveUp();
    } else {
      Fact beyond = new Fact(ways.rest, "an index lies within what was tried");
      ways.found.add(Alternative.of(execution.state(), beyond));
    }
    return ways.found;
  }

  /** The ways, and what holds of the offset on none of them. */
  private final class Ways {
    private final Term offset;
    private final List<Alternative> found = new ArrayList<>();
    private Term rest = terms.truth(true);

    Ways(Term offset) {
      this.offset = offset;
    }

    void add(long at) {
      Term here = terms.equal(offset, execution.pointers.offset(at));
      if (!here.isFalse()) {
        Fact fact = new Fact(here, "an index is another one");
        found.add(Alternative.of(execution.state().knowing(offset, at), fact));
        rest = terms.both(rest, terms.not(here));
      }
    }

    void giveUp() {
      Fact beyond = new Fact(rest, "an index lies within what was tried");
      String cause = "an index far beyond what the path looked at";
      found.add(Alternative.stuck(execution.state(), beyond, cause));
    }
  }

  static Progression progression(Term term) {
    if (!(term instanceof Operation operation)) {
      return new Progression(0, 1);
    }
    OptionalLong right =
        operation.arity() == 2 ? Numbers.constant(operation.operand(1)) : OptionalLong.empty();
    OptionalLong left =
        operation.arity() == 2 ? Numbers.constant(operation.operand(0)) : OptionalLong.empty();
    Operator operator = operation.operator();
    if (operator == Operator.ADD && (left.isPresent() || right.isPresent())) {
      Progression inner = progression(operation.operand(right.isPresent() ? 0 : 1));
      long by = right.isPresent() ? right.getAsLong() : left.getAsLong();
      return new Progression(inner.base() + by, inner.stride());
    }
    if (operator == Operator.MULTIPLY && (left.isPresent() || right.isPresent())) {
      long by = right.isPresent() ? right.getAsLong() : left.getAsLong();
      Term factor = operation.operand(right.isPresent() ? 0 : 1);
      return by > 0 ? new Progression(0, isNarrow(factor) ? by : by & -by) : new Progression(0, 1);
    }
    if (operator == Operator.SHIFT_LEFT && right.isPresent() && right.getAsLong() < 32) {
      return new Progression(0, 1L << right.getAsLong());
    }
    return new Progression(0, 1);
  }

  /** Whether a product cannot wrap around, after which only powers of two would still divide it. */
  private static boolean isNarrow(Term term) {
    return term instanceof Operation operation
        && (operation.operator() == Operator.SIGN_EXTEND
            || operation.operator() == Operator.ZERO_EXTEND)
        && operation.operand(0).width() <= Integer.SIZE;
  }
}
