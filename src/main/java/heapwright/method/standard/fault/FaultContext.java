package heapwright.method.standard.fault;

import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.method.variation.FreshObjects;
import heapwright.method.variation.InputScalars;

/** What the judgement of faults of one function is made with. */
final class FaultContext {
  final CodeFacts code;
  final InputScalars scalars;
  final ScalarTitles titles;
  final FreshObjects fresh;
  final InputRepairs repairs;
  final FaultRunner runner;

  FaultContext(Program program, Function function, InputScalars scalars, FaultRunner runner) {
    code = new CodeFacts(program, function);
    this.scalars = scalars;
    titles = new ScalarTitles(program, function, code, scalars);
    fresh = new FreshObjects(program, scalars);
    repairs = new InputRepairs(scalars, fresh);
    this.runner = runner;
  }
}
