package heapwright.analysis.invariant;

import heapwright.ir.Function;
import heapwright.ir.Program;
import java.util.HashMap;
import java.util.Map;

/** What is common to one pass over a function and the calls inside it. */
final class Analysis {
  final Program program;
  final Precision precision;
  final Terms terms = new Terms();
  final Contents contents;
  final Statics statics;
  private final Map<Function, Outline> outlines;
  private long spent;

  Analysis(Program program, Precision precision, Statics statics, Map<Function, Outline> outlines) {
    this.program = program;
    this.precision = precision;
    this.statics = statics;
    this.outlines = outlines;
    this.contents = new ConstantMemory(program);
  }

  Analysis(Program program, Precision precision, Statics statics) {
    this(program, precision, statics, new HashMap<>());
  }

  Outline outline(Function function) {
    return outlines.computeIfAbsent(function, Outline::of);
  }

  /** Pays for work on states of so many names. */
  void spend(int names) {
    spent += 16 + (long) names * names;
    if (spent > precision.budget()) {
      throw new OutOfBudget();
    }
  }
}
