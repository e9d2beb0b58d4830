package heapwright.machine.code;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.DecisionId;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.machine.code.closure.Action;
import heapwright.machine.code.closure.Condition;
import heapwright.machine.code.closure.Exit;
import heapwright.machine.code.closure.Int128;
import heapwright.machine.code.closure.IntegerRepresentation;
import heapwright.machine.code.closure.LongCode;
import heapwright.machine.code.closure.ScalarKind;
import heapwright.machine.code.closure.WideCode;
import heapwright.machine.code.expression.ComparisonReports;
import heapwright.machine.code.expression.ExpressionCompiler;
import heapwright.machine.code.processor.FrameLayout;
import heapwright.machine.code.processor.FrameState;
import heapwright.machine.code.processor.Processor;
import heapwright.machine.memory.Memory;
import heapwright.machine.memory.Site;
import heapwright.machine.outcome.FaultKind;

/** Turns terminators into exits. */
final class TerminatorCompiler implements Terminator.Cases<Exit> {
  private final Function function;
  private final Linker linker;
  private final FrameLayout layout;
  private final ExpressionCompiler expressions;

  TerminatorCompiler(
      Function function, Linker linker, FrameLayout layout, ExpressionCompiler expressions) {
    this.function = function;
    this.linker = linker;
    this.layout = layout;
    this.expressions = expressions;
  }

  @Override
  public Exit jump(Terminator.Jump t) {
    int target = t.target().index();
    return f -> target;
  }

  @Override
  public Exit branch(Terminator.Branch t) {
    int ifTrue = t.ifTrue().index();
    int ifFalse = t.ifFalse().index();
    if (!linker.isObserved(function)) {
      return expressions.branch(t.condition(), ifTrue, ifFalse);
    }
    Condition condition = expressions.condition(t.condition());
    Action report = report(t.decision(), t.condition());
    return f -> {
      report.run(f);
      boolean holds = condition.test(f);
      decided(t.decision(), holds ? 0 : 1);
      return holds ? ifTrue : ifFalse;
    };
  }

  private Action report(DecisionId decision, Expression condition) {
    if (linker.reportsStates()) {
      Processor processor = linker.processor();
      return f -> processor.observer().inspected(function, decision, new FrameState(layout, f));
    }
    return linker.reportsComparisons()
        ? new ComparisonReports(function, decision, expressions, linker.processor()).of(condition)
        : f -> {};
  }

  private void decided(DecisionId decision, int outcome) {
    linker.processor().observer().decided(function, decision, outcome);
  }

  @Override
  public Exit choose(Terminator.Switch t) {
    SwitchLookup choice = SwitchLookup.of(t);
    int[] targets = t.successors().stream().mapToInt(id -> id.index()).toArray();
    LongCode subject =
        ScalarKind.of(t.subject().type()) == ScalarKind.LONG
            ? expressions.longs(t.subject())
            : narrowed(expressions.wides(t.subject()), t);
    if (!linker.isObserved(function)) {
      return f -> targets[choice.outcome(subject.eval(f))];
    }
    Action report = report(t.decision(), t.subject());
    return f -> {
      report.run(f);
      int outcome = choice.outcome(subject.eval(f));
      decided(t.decision(), outcome);
      return targets[outcome];
    };
  }

  /** Labels have 64 bits; a subject beyond them is none of them. */
  private static LongCode narrowed(WideCode subject, Terminator.Switch t) {
    boolean signed = IntegerRepresentation.of(t.subject().type()).signed();
    return f -> {
      Int128 value = subject.eval(f);
      Int128 back = signed ? Int128.ofSigned(value.low()) : Int128.ofUnsigned(value.low());
      return back.equals(value) ? value.low() : Long.MIN_VALUE;
    };
  }

  @Override
  public Exit giveBack(Terminator.Return t) {
    Exit exit = leaving(t);
    if (!linker.reportsStatements()) {
      return exit;
    }
    return f -> {
      linker.processor().observer().returns(function, t);
      return exit.next(f);
    };
  }

  private Exit leaving(Terminator.Return t) {
    Type type = function.type().result();
    if (t.value().isEmpty()) {
      return type instanceof VoidType ? f -> Exit.RETURN : TerminatorCompiler::withoutResult;
    }
    if (type.isAggregate()) {
      return aggregate(expressions.place(t.value().get()), t);
    }
    Action result = expressions.into(FrameLayout.RESULT, t.value().get());
    return f -> {
      result.run(f);
      return Exit.RETURN;
    };
  }

  private static int withoutResult(long[] frame) {
    frame[FrameLayout.ENDING] = FrameLayout.NO_RESULT;
    return Exit.RETURN;
  }

  private Exit aggregate(LongCode source, Terminator.Return t) {
    long size = linker.program().model().size(function.type().result());
    Memory memory = linker.processor().memory();
    Site at = Site.at(t.span());
    return f -> {
      if (f[FrameLayout.RESULT] != 0) {
        memory.blocks().copy(f[FrameLayout.RESULT], source.eval(f), size, at);
      }
      return Exit.RETURN;
    };
  }

  @Override
  public Exit unreachable(Terminator.Unreachable t) {
    return f -> {
      throw linker
          .processor()
          .faults()
          .stop(FaultKind.UNREACHABLE_CODE, t.span(), "the source promises not to come here");
    };
  }
}
