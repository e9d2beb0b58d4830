package heapwright.solve.domains;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.engine.Deduction;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.PropagationResult;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.integer.WordArithmetic;
import heapwright.solve.domains.integer.WordRelation;
import heapwright.solve.domains.memory.AbstractMemory;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.IntegerMode;
import heapwright.solve.domains.value.PointerDomain;
import heapwright.solve.domains.value.WordType;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Worlds, wake-ups across them, and what the door promises. */
class DomainEngineTest {
  private static final WordType INT = new WordType(32, true);

  private final DomainEngine engine = new DomainEngine(IntegerMode.MACHINE);

  @Test
  void whatIsDeducedInAWorldIsGoneWhenItIsLeft() {
    Word x = engine.word("x", INT);
    Word y = engine.words().combine("y", WordArithmetic.ADD, x, engine.constant(INT, 1));
    engine.restrict(x, IntegerSet.between(0, 9));
    assertInstanceOf(PropagationResult.Consistent.class, engine.propagate());
    assertEquals(IntegerSet.between(1, 10), y.values());
    engine.push();
    engine.assign(y, MathematicalInteger.of(4));
    engine.propagate();
    assertEquals(IntegerSet.of(3), x.values());
    engine.pop();
    assertEquals(IntegerSet.between(0, 9), x.values());
    assertEquals(IntegerSet.between(1, 10), y.values());
  }

  @Test
  void operatorsPostedInAWorldAreGoneWhenItIsLeft() {
    Word x = engine.word("x", INT, IntegerSet.between(0, 9));
    engine.push();
    Word small = engine.words().compare("b", WordRelation.LESS, x, engine.constant(INT, 5));
    engine.assign(small, MathematicalInteger.ONE);
    engine.propagate();
    assertEquals(IntegerSet.between(0, 4), x.values());
    engine.pop();
    engine.restrict(x, IntegerSet.between(5, 9));
    assertInstanceOf(PropagationResult.Consistent.class, engine.propagate());
    assertEquals(IntegerSet.between(5, 9), x.values());
  }

  @Test
  void entailedOperatorsComeBackWithTheirWorld() {
    Word x = engine.word("x", INT, IntegerSet.between(0, 9));
    Word y = engine.word("y", INT, IntegerSet.between(0, 9));
    Word b = engine.words().compare("b", WordRelation.LESS, x, y);
    for (int i = 0; i < 5; i++) {
      engine.push();
      engine.restrict(x, IntegerSet.between(0, 3));
      engine.push();
      Word c = engine.words().compare("c", WordRelation.LESS, y, x);
      engine.restrict(y, IntegerSet.between(4 + i, 9));
      engine.propagate();
      assertEquals(IntegerSet.of(1), b.values());
      assertEquals(IntegerSet.of(0), c.values());
      engine.pop();
      assertEquals(IntegerSet.between(0, 1), b.values());
      engine.restrict(y, IntegerSet.between(0, 0));
      engine.propagate();
      assertEquals(IntegerSet.of(0), b.values());
      engine.pop();
    }
  }

  @Test
  void aFailureNamesTheStepsThatLedToIt() {
    engine.deductions().keep(true);
    Word x = engine.word("x", INT);
    Word y = engine.words().combine("y", WordArithmetic.ADD, x, engine.constant(INT, 1));
    Word z = engine.word("z", INT);
    engine.push();
    engine.restrict(z, IntegerSet.of(7));
    engine.restrict(x, IntegerSet.between(0, 9));
    engine.assign(
        engine.words().compare("b", WordRelation.GREATER, y, engine.constant(INT, 10)),
        MathematicalInteger.ONE);
    PropagationResult outcome = engine.propagate();
    List<Deduction> chain = assertInstanceOf(PropagationResult.Failed.class, outcome).chain();
    assertTrue(chain.stream().anyMatch(step -> step.variable().equals("x")), chain.toString());
    assertTrue(chain.stream().noneMatch(step -> step.variable().equals("z")), chain.toString());
    assertInstanceOf(PropagationResult.Failed.class, engine.propagate());
    engine.pop();
    assertInstanceOf(PropagationResult.Consistent.class, engine.propagate());
    assertEquals(
        List.of(),
        engine.deductions().all().stream().filter(d -> d.variable().equals("z")).toList());
  }

  @Test
  void boundsThatPushEachOtherUpComeToRest() {
    Word x = engine.word("x", INT);
    Word y = engine.word("y", INT);
    engine.assign(engine.words().compare("b", WordRelation.LESS, x, y), MathematicalInteger.ONE);
    engine.assign(engine.words().compare("c", WordRelation.LESS, y, x), MathematicalInteger.ONE);
    assertInstanceOf(PropagationResult.Consistent.class, engine.propagate());
    engine.push();
    engine.assign(x, MathematicalInteger.of(17));
    assertInstanceOf(PropagationResult.Failed.class, engine.propagate());
    engine.pop();
  }

  @Test
  void aLoadAtAKnownPlaceIsTheCellItself() {
    AbstractMemory start =
        engine.memories().input((place, type) -> engine.fresh("in " + place, type));
    PointerVariable p = engine.address(engine.place(engine.location("o"), 0));
    PointerVariable q = engine.address(engine.place(engine.location("q"), 0));
    Word value = engine.constant(INT, 5);
    AbstractMemory after = engine.memories().store(start, p, value);
    assertEquals(value, engine.memories().load(after, p, INT));
    assertEquals(engine.memories().load(start, q, INT), engine.memories().load(after, q, INT));
  }

  @Test
  void aChainNamesTheStatementsItRestsOn() {
    engine.deductions().keep(true);
    AbstractAddress a = engine.place(engine.location("a"), 0);
    AbstractAddress b = engine.place(engine.location("b"), 0);
    AbstractMemory start = engine.memories().input((place, type) -> engine.fresh("" + place, type));
    PointerVariable p = engine.pointer("p", PointerDomain.of(List.of(a, b)));
    engine.deductions().at("line 1: *p = 5");
    AbstractMemory after = engine.memories().store(start, p, engine.constant(INT, 5));
    engine.deductions().at("line 2: a > 7");
    Word seen = (Word) engine.memories().load(after, engine.address(a), INT);
    engine.restrict(seen, IntegerSet.between(8, 9));
    engine.deductions().at("line 3: p == &a");
    engine.assign(engine.words().same("same", p, engine.address(a)), MathematicalInteger.ONE);
    List<Deduction> chain =
        assertInstanceOf(PropagationResult.Failed.class, engine.propagate()).chain();
    assertEquals(
        List.of("line 1: *p = 5", "line 2: a > 7", "line 3: p == &a"),
        chain.stream().map(Deduction::origin).distinct().sorted().toList(),
        chain.toString());
  }
}
