package heapwright.source.lower;

import heapwright.ir.SourceLine;
import java.util.List;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTConditionalExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;

/**
 * Whether an expression holds, as gcc works it out: the conditions inside, and how they combine.
 */
sealed interface Truth {

  <R> R match(Cases<R> cases);

  /** One case per form. */
  interface Cases<R> {
    R plain(Plain truth);

    R compared(Compared truth);

    R opposite(Opposite truth);

    R both(Both truth);

    R either(Either truth);

    R chosen(Chosen truth);

    R asked(Asked truth);

    R known(Known truth);
  }

  /** Whether several conditions may have to be asked. */
  default boolean isDivided() {
    return false;
  }

  /** An expression that is asked whether it is not 0. */
  record Plain(IASTExpression node) implements Truth {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.plain(this);
    }
  }

  /**
   * A comparison with a constant, of which one side is an arm of a {@code ?:}: {@code a == 1} in
   * {@code (c ? a : 0) == 1}.
   */
  record Compared(
      IASTBinaryExpression comparison, IASTConditionalExpression choice, IASTExpression arm)
      implements Truth {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.compared(this);
    }
  }

  /** Holds where the other does not. */
  record Opposite(Truth of) implements Truth {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.opposite(this);
    }

    @Override
    public boolean isDivided() {
      return of.isDivided();
    }
  }

  /**
   * The right one is asked where the left one holds.
   *
   * @param locus where gcc places the right one
   */
  record Both(Truth left, Truth right, SourceLine locus) implements Truth {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.both(this);
    }

    @Override
    public boolean isDivided() {
      return true;
    }
  }

  /**
   * The right one is asked where the left one fails.
   *
   * @param locus where gcc places the right one
   */
  record Either(Truth left, Truth right, SourceLine locus) implements Truth {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.either(this);
    }

    @Override
    public boolean isDivided() {
      return true;
    }
  }

  /** The truth of one arm or the other. */
  record Chosen(IASTConditionalExpression node, Truth condition, Truth yes, Truth no)
      implements Truth {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.chosen(this);
    }
  }

  /** The condition of a {@code ?:}, to whose number it belongs. */
  record Asked(IASTConditionalExpression node, Truth condition) implements Truth {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.asked(this);
    }

    @Override
    public boolean isDivided() {
      return condition.isDivided();
    }
  }

  /**
   * Decided before the program runs.
   *
   * @param evaluated for the effects, all the same
   * @param dead what is never evaluated
   */
  record Known(boolean holds, List<IASTExpression> evaluated, List<IASTExpression> dead)
      implements Truth {
    public Known {
      evaluated = List.copyOf(evaluated);
      dead = List.copyOf(dead);
    }

    Known(boolean holds, IASTExpression evaluated) {
      this(holds, List.of(evaluated), List.of());
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.known(this);
    }
  }
}
