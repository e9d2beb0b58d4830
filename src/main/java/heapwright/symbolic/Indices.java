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
  /** Elements beyond the known ones that an array of the input is tried with. */
  private static final int GROWTH = 4;

  private static final int MOST = 1024;

  private final Execution execution;
  private final Terms terms;

  Indices(Execution execution) {
    this.execution = execution;
    terms = execution.environment().terms();
  }

  /** Offsets of the form {@code base + stride * n}. */
  record Progression(long base, long stride) {}

  List<Alternative> of(HeapObject object, Term offset, long bytes) {
    Progression form = progression(offset);
    long first = Math.floorMod(form.base() - object.lower(), form.stride()) + object.lower();
    long last = object.isGrowing() ? object.upper() + GROWTH * form.stride() : object.upper();
    List<Alternative> ways = new ArrayList<>();
    Term rest = terms.truth(true);
    for (long at = first; at + bytes <= last && ways.size() < MOST; at += form.stride()) {
      Term here = terms.equal(offset, execution.pointers.offset(at));
      if (!here.isFalse()) {
        ways.add(
            Alternative.of(
                execution.state().knowing(offset, at), new Fact(here, "an index is another one")));
        rest = terms.both(rest, terms.not(here));
      }
    }
    return withRest(ways, object, rest);
  }

  private List<Alternative> withRest(List<Alternative> ways, HeapObject object, Term rest) {
    if (object.isGrowing() || ways.size() == MOST) {
      Fact beyond = new Fact(rest, "an index lies within what was tried");
      ways.add(
          Alternative.stuck(
              execution.state(), beyond, "an index far beyond what the path looked at"));
    }
    if (ways.isEmpty()) {
      throw Interruption.fault("leaves the bounds of '" + object.name() + "'");
    }
    return ways;
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
      return by > 0 ? new Progression(0, by) : new Progression(0, 1);
    }
    if (operator == Operator.SHIFT_LEFT && right.isPresent() && right.getAsLong() < 32) {
      return new Progression(0, 1L << right.getAsLong());
    }
    return new Progression(0, 1);
  }
}
