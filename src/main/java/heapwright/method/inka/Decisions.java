package heapwright.method.inka;

import heapwright.ir.BasicBlock;
import heapwright.ir.Terminator;
import heapwright.solve.domains.Values;
import heapwright.solve.domains.Whole;
import heapwright.solve.domains.Word;
import java.util.ArrayList;
import java.util.List;

/** The outcomes that a decision still has, and what each says about what is decided on. */
final class Decisions {
  private final World world;

  Decisions(World world) {
    this.world = world;
  }

  /** Those that what is known allows and that lead to where the call is to get. */
  List<Integer> open(Frame frame, Value subject) {
    List<Integer> open = new ArrayList<>();
    int count = frame.code().terminator().successors().size();
    for (int i = 0; i < count; i++) {
      if (leads(frame, i) && allows(frame.code(), subject, i)) {
        open.add(i);
      }
    }
    return open;
  }

  private static boolean leads(Frame frame, int outcome) {
    int to = frame.structure().follow(frame.code(), outcome);
    return to == frame.structure().end() || frame.structure().leads(to);
  }

  private static boolean allows(BasicBlock code, Value subject, int outcome) {
    return !(subject instanceof Value.Number number)
        || fits(code.terminator(), number.word(), outcome);
  }

  private static boolean fits(Terminator end, Word word, int outcome) {
    return !word.values().intersect(values(end, word, outcome)).isEmpty();
  }

  /** The values of the subject with which the decision goes one way. */
  private static Values values(Terminator end, Word word, int outcome) {
    Values all = word.type().all();
    if (end instanceof Terminator.Switch choice) {
      if (outcome < choice.cases().size()) {
        return label(word, choice.cases().get(outcome));
      }
      return besides(word, choice);
    }
    return outcome == 0 ? all.without(Whole.ZERO) : Values.of(0);
  }

  /** What no label has. */
  private static Values besides(Word word, Terminator.Switch choice) {
    Values rest = word.type().all();
    for (Terminator.Switch.Case label : choice.cases()) {
      Whole low = whole(word, label.low());
      Whole high = whole(word, label.high());
      Values below = Values.between(word.type().least(), low.minus(Whole.ONE));
      Values above = Values.between(high.plus(Whole.ONE), word.type().greatest());
      rest = rest.intersect(below.union(above));
    }
    return rest;
  }

  private static Values label(Word word, Terminator.Switch.Case label) {
    return Values.between(whole(word, label.low()), whole(word, label.high()));
  }

  private static Whole whole(Word word, long bits) {
    return word.type().wrap(Whole.of(bits));
  }

  /** Says that a decision goes one way; false if it cannot. */
  boolean impose(Frame frame, Value subject, int outcome) {
    if (subject instanceof Value.Number number) {
      return world
          .calculus()
          .restrict(number.word(), values(frame.code().terminator(), number.word(), outcome));
    }
    return true;
  }
}
