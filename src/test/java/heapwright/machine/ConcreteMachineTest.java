package heapwright.machine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Function;
import heapwright.ir.code.Relation;
import heapwright.ir.source.DecisionId;
import heapwright.ir.type.Local;
import heapwright.machine.code.processor.Limits;
import heapwright.machine.code.processor.Observer;
import heapwright.machine.outcome.Fault;
import heapwright.machine.outcome.FaultKind;
import heapwright.machine.outcome.RunBudget;
import heapwright.machine.outcome.RunOutcome;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ConcreteMachineTest {
  private static ConcreteRun run(Function... functions) {
    return new ConcreteMachine(Draft.program(functions)).run(RunSettings.silent());
  }

  private static FaultKind fault(ConcreteRun run) {
    return ((RunOutcome.Faulted) run.outcome()).fault().kind();
  }

  /** {@code int a[100]; for (i...) a[i] = i; for (i...) s += a[i]; return s == 4950;} */
  private static Function sum(int length) {
    Draft d = new Draft("main", Draft.INT);
    Local a = d.memory("a", Draft.INT.array(100));
    Local i = d.register("i", Draft.INT);
    Local s = d.register("s", Draft.INT);
    Local t = d.register("t", Draft.INT);
    d.assign(i, d.number(0)).jump(1);
    d.branch(d.compare(Relation.LESS, d.read(i), d.number(length)), 2, 3);
    d.store(d.element(d.address(a), d.read(i), 4), d.read(i))
        .assign(i, d.binary(BinaryOperator.ADD, d.read(i), d.number(1)))
        .jump(1);
    d.assign(i, d.number(0)).assign(s, d.number(0)).jump(4);
    d.branch(d.compare(Relation.LESS, d.read(i), d.number(100)), 5, 6);
    d.load(t, d.element(d.address(a), d.read(i), 4))
        .assign(s, d.binary(BinaryOperator.ADD, d.read(s), d.read(t)))
        .assign(i, d.binary(BinaryOperator.ADD, d.read(i), d.number(1)))
        .jump(4);
    d.giveBack(d.compare(Relation.EQUAL, d.read(s), d.number(4950)));
    return d.function();
  }

  @Test
  void arraysAreWrittenAndRead() {
    ConcreteRun run = run(sum(100));
    assertEquals(new RunOutcome.Exited(1), run.outcome());
    assertEquals(List.of(), run.survived());
  }

  @Test
  void writingPastTheEndStops() {
    ConcreteRun run = run(sum(101));
    assertEquals(FaultKind.OUT_OF_BOUNDS, fault(run));
    assertEquals(
        "main.c:4:1: out of bounds: write of 4 bytes at offset 400 of 'a' (400 bytes) declared at"
            + " main.c:1:1",
        ((RunOutcome.Faulted) run.outcome()).fault().toString());
  }

  @Test
  void elementsLeftOutAreReportedWhenRead() {
    ConcreteRun run = run(sum(99));
    assertEquals(new RunOutcome.Exited(0), run.outcome());
    assertEquals(
        List.of(FaultKind.UNINITIALISED_READ), run.survived().stream().map(Fault::kind).toList());
  }

  @Test
  void aMachineCanRunAgain() {
    ConcreteMachine machine = new ConcreteMachine(Draft.program(sum(100)));
    ConcreteRun first = machine.run(RunSettings.silent());
    assertEquals(first, machine.run(RunSettings.silent()));
  }

  @Test
  void anEndlessLoopUsesUpItsSteps() {
    Draft d = new Draft("main", Draft.INT);
    d.jump(0);
    RunSettings setting = RunSettings.silent().withLimits(Limits.PROCESS.withSteps(100_000));
    ConcreteRun run = new ConcreteMachine(Draft.program(d.function())).run(setting);
    assertEquals(new RunOutcome.OverBudget(RunBudget.STEPS), run.outcome());
  }

  private static Function descent(long depth) {
    Draft d = new Draft("descend", Draft.INT);
    Local n = d.parameter("n", Draft.INT);
    Local t = d.register("t", Draft.INT);
    d.branch(d.compare(Relation.EQUAL, d.read(n), d.number(depth)), 1, 2);
    d.giveBack(d.number(7));
    d.call(
        Optional.of(t),
        "descend",
        Draft.INT.function(List.of(Draft.INT)),
        d.binary(BinaryOperator.ADD, d.read(n), d.number(1)));
    d.giveBack(d.read(t));
    return d.function();
  }

  private static Function callDescent() {
    Draft d = new Draft("main", Draft.INT);
    Local t = d.register("t", Draft.INT);
    d.call(Optional.of(t), "descend", Draft.INT.function(List.of(Draft.INT)), d.number(0));
    d.giveBack(d.read(t));
    return d.function();
  }

  @Test
  void deepRecursionIsFine() {
    assertEquals(new RunOutcome.Exited(7), run(callDescent(), descent(100_000)).outcome());
  }

  @Test
  void endlessRecursionIsAFault() {
    assertEquals(FaultKind.ENDLESS_RECURSION, fault(run(callDescent(), descent(-1))));
  }

  @Test
  void signedOverflowIsReportedAndWraps() {
    Draft d = new Draft("main", Draft.INT);
    Local x = d.register("x", Draft.INT);
    d.assign(x, d.number(Integer.MAX_VALUE))
        .assign(x, d.binary(BinaryOperator.ADD, d.read(x), d.number(1)))
        .giveBack(d.compare(Relation.EQUAL, d.read(x), d.number(Integer.MIN_VALUE)));
    ConcreteRun run = run(d.function());
    assertEquals(new RunOutcome.Exited(1), run.outcome());
    assertTrue(run.survived().get(0).toString().contains("2147483647 + 1 does not fit into 'int'"));
  }

  @Test
  void anUnsetVariableIsReportedWhenRead() {
    Draft d = new Draft("main", Draft.INT);
    Local x = d.register("x", Draft.INT);
    d.giveBack(d.read(x));
    assertEquals(FaultKind.UNINITIALISED_READ, run(d.function()).survived().get(0).kind());
  }

  @Test
  void freedMemoryRemembersItsHistory() {
    Draft d = new Draft("main", Draft.INT);
    Local p = d.register("p", Draft.POINTER);
    Local x = d.register("x", Draft.INT);
    d.call(
            Optional.of(p),
            "malloc",
            Draft.POINTER.function(List.of(Draft.SIZE)),
            d.number(8, Draft.SIZE))
        .store(d.read(p), d.number(5))
        .call(Optional.empty(), "free", Draft.POINTER.function(List.of(Draft.POINTER)), d.read(p))
        .load(x, d.read(p))
        .giveBack(d.read(x));
    assertEquals(
        "main.c:4:1: use after free: read of 4 bytes at offset 0 of the block of 8 bytes allocated"
            + " at main.c:1:1, freed at main.c:3:1",
        ((RunOutcome.Faulted) run(d.function()).outcome()).fault().toString());
  }

  @Test
  void lostBlocksAreLeaks() {
    Draft d = new Draft("main", Draft.INT);
    Local p = d.register("p", Draft.POINTER);
    d.call(
            Optional.of(p),
            "malloc",
            Draft.POINTER.function(List.of(Draft.SIZE)),
            d.number(8, Draft.SIZE))
        .giveBack(d.number(0));
    assertEquals(FaultKind.LEAK, run(d.function()).survived().get(0).kind());
  }

  @Test
  void dividingByZeroStops() {
    Draft d = new Draft("main", Draft.INT);
    Local x = d.register("x", Draft.INT);
    d.assign(x, d.number(0));
    d.giveBack(d.binary(BinaryOperator.DIVIDE, d.number(1), d.read(x)));
    ConcreteRun run = run(d.function());
    assertEquals(FaultKind.DIVISION_BY_ZERO, fault(run));
    assertEquals(136, run.outcome().exitStatus());
  }

  @Test
  void aSingleFunctionCanBeCalledOnPreparedMemory() {
    Draft d = new Draft("twice", Draft.INT);
    Local p = d.parameter("p", Draft.POINTER);
    Local x = d.register("x", Draft.INT);
    d.load(x, d.read(p))
        .store(d.read(p), d.number(9))
        .giveBack(d.binary(BinaryOperator.ADD, d.read(x), d.read(x)));
    Function twice = d.function();
    ConcreteMachine machine = new ConcreteMachine(Draft.program(twice));
    machine.stage(
        RunSettings.silent(),
        scene -> {
          long object = scene.object("cell", new byte[] {21, 0, 0, 0});
          byte[] pointer =
              ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN).putLong(object).array();
          Reply reply = scene.call(twice.symbol(), List.of(pointer));
          assertArrayEquals(new byte[] {42, 0, 0, 0}, ((Reply.Returned) reply).result());
          assertArrayEquals(new byte[] {9, 0, 0, 0}, scene.read(object, 4));
          return reply;
        });
  }

  @Test
  void theObserverSeesDecisions() {
    List<Integer> outcomes = new ArrayList<>();
    Observer observer =
        new Observer() {
          @Override
          public void decided(Function function, DecisionId decision, int outcome) {
            outcomes.add(outcome);
          }
        };
    new ConcreteMachine(Draft.program(callDescent(), descent(3)))
        .run(RunSettings.silent().withObserver(observer));
    assertEquals(List.of(1, 1, 1, 0), outcomes);
  }

  @Test
  void aFunctionThatIsNowhereIsNamed() {
    Draft d = new Draft("main", Draft.INT);
    d.call(Optional.empty(), "nowhere", Draft.INT.function(List.of()));
    d.giveBack(d.number(0));
    assertEquals(
        new RunOutcome.Unresolved("nowhere", "it is declared but not defined"),
        run(d.function()).outcome());
  }
}
