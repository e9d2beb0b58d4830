package heapwright.method.inka.world;

import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Terminator;
import heapwright.method.inka.state.CallFrame;
import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.DomainValue;
import heapwright.solve.domains.engine.Word;
import java.util.ArrayList;
import java.util.List;

/** The outcomes that a decision still has, and what each says about what is decided on. */
public final class OpenDecisions {
  private OpenDecisions() {}

  /** Those that what is known allows and that lead to where the call is to get. */
  public static List<Integer> open(CallFrame frame, DomainValue subject) {
    List<Integer> open = new ArrayList<>();
    int count = frame.code().terminator().successors().size();
    for (int i = 0; i < count; i++) {
      if (leads(frame, i) && allows(frame.code(), subject, i)) {
        open.add(i);
      }
    }
    return open;
  }

  private static boolean leads(CallFrame frame, int outcome) {
    int to = frame.structure().follow(frame.code(), outcome);
    return to == frame.structure().end() || frame.structure().leads(to);
  }

  private static boolean allows(BasicBlock code, DomainValue subject, int outcome) {
    return !(subject instanceof Word word)
        || !word.values().intersect(values(code.terminator(), word, outcome)).isEmpty();
  }

  /** The values of the subject with which the decision takes an outcome. */
  private static IntegerSet values(Terminator end, Word word, int outcome) {
    IntegerSet all = word.type().all();
    if (end instanceof Terminator.Switch choice) {
      if (outcome < choice.cases().size()) {
        Terminator.Switch.Case label = choice.cases().get(outcome);
        return IntegerSet.between(whole(word, label.low()), whole(word, label.high()));
      }
      return besides(word, choice);
    }
    return outcome == 0 ? all.without(MathematicalInteger.ZERO) : IntegerSet.of(0);
  }

  /** What no label has. */
  private static IntegerSet besides(Word word, Terminator.Switch choice) {
    IntegerSet rest = word.type().all();
    for (Terminator.Switch.Case label : choice.cases()) {
      MathematicalInteger below = whole(word, label.low()).minus(MathematicalInteger.ONE);
      MathematicalInteger above = whole(word, label.high()).plus(MathematicalInteger.ONE);
      rest =
          rest.intersect(
              IntegerSet.between(word.type().least(), below)
                  .union(IntegerSet.between(above, word.type().greatest())));
    }
    return rest;
  }

  private static MathematicalInteger whole(Word word, long bits) {
    return word.type().wrap(MathematicalInteger.of(bits));
  }

  /** Imposes an outcome on a decision; false if it is impossible. */
  public static boolean impose(
      DomainEngine engine, CallFrame frame, DomainValue subject, int outcome) {
    return !(subject instanceof Word word)
        || DomainOperators.restrict(engine, word, values(frame.code().terminator(), word, outcome));
  }
}
