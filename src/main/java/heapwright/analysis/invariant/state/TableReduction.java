package heapwright.analysis.invariant.state;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.Congruence;
import heapwright.analysis.invariant.domain.Interval;
import java.util.OptionalLong;

/** What stands in a table within the bounds of where it is read. */
final class TableReduction {
  private static final int MANY = 4096;

  private final AbstractState state;

  TableReduction(AbstractState state) {
    this.state = state;
  }

  void lookUp(AbstractValue result, NameDefinition.Looked t) {
    Interval offsets = state.range(t.offset()).meet(t.table().offsets());
    if (offsets.isEmpty() || offsets.high() - offsets.low() > MANY) {
      return;
    }
    Interval all = new Interval(Interval.NO_HIGH, Interval.NO_LOW);
    Congruence congruence = state.congruence(t.offset());
    for (long at = offsets.low(); at <= offsets.high(); at++) {
      if (t.table().reads(at) && congruence.contains(at)) {
        OptionalLong number = t.table().number(at);
        if (number.isEmpty()) {
          return;
        }
        all = all.join(Interval.of(number.getAsLong()));
      }
    }
    state.narrow(result, all);
  }
}
