package heapwright.solve.domains;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.PropagationResult;
import heapwright.solve.domains.engine.StructureSet;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.memory.AbstractMemory;
import heapwright.solve.domains.memory.Memories;
import heapwright.solve.domains.memory.MemoryStructures;
import heapwright.solve.domains.memory.Scene;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.PointerDomain;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What was freed is known to be gone, through all memories that come of the one without it. */
class LifetimesTest {
  private final Scene scene = new Scene(4);
  private final DomainEngine engine = scene.engine;
  private final Memories memories = engine.memories();
  private final MemoryStructures structures = engine.structures();
  private final AbstractMemory start = scene.memory;

  private StructureSet set(AbstractMemory memory) {
    return memory.structures();
  }

  private AbstractMemory made(AbstractMemory memory, int index) {
    return structures.allocate(memory, scene.place(index));
  }

  private AbstractMemory freed(AbstractMemory memory, PointerVariable pointer) {
    return structures.freeUnlessNull(memory, pointer);
  }

  private boolean fails() {
    return engine.propagate() instanceof PropagationResult.Failed;
  }

  @Test
  void whatIsFreedIsGoneFromAllThatFollows() {
    AbstractMemory later = made(freed(made(start, 0), scene.pointer("x", 0)), 1);
    scene.holds();
    assertTrue(set(later).lacks(scene.place(0)));
    assertTrue(set(later).contains(scene.place(1)));
  }

  @Test
  void whatIsGoneIsNotAccessed() {
    AbstractMemory later = freed(made(made(start, 0), 1), scene.pointer("x", 0));
    PointerVariable y = scene.pointer("y", 0, 1);
    structures.access(later, y, false);
    scene.holds();
    assertEquals(scene.place(1), y.place());
  }

  @Test
  void anInteriorPointerNeedsItsWholeObject() {
    AbstractMemory later = freed(made(start, 0), scene.pointer("x", 0));
    AbstractAddress inside = engine.place(scene.place(0).object(), 8);
    structures.access(later, engine.address(inside), false);
    assertTrue(fails());
  }

  @Test
  void whatIsAccessedLaterIsNotFreed() {
    AbstractMemory before = made(made(start, 0), 1);
    PointerVariable x = scene.pointer("x", 0, 1);
    AbstractMemory later = freed(before, x);
    scene.holds();
    structures.access(later, scene.pointer("y", 0), false);
    scene.holds();
    assertEquals(scene.place(1), x.place());
  }

  @Test
  void theSameIsNotFreedTwice() {
    PointerVariable x = scene.pointer("x", 0, 1);
    PointerVariable y = scene.pointer("y", 0, 1);
    freed(freed(made(made(start, 0), 1), x), y);
    scene.holds();
    engine.assign(x, scene.place(0));
    scene.holds();
    assertEquals(scene.place(1), y.place());
  }

  @Test
  void nullIsFreedWithoutEffect() {
    AbstractMemory before = made(start, 0);
    PointerVariable x = scene.pointer("x", -1, 0);
    AbstractMemory later = freed(before, x);
    scene.holds();
    assertFalse(set(later).contains(scene.place(0)));
    engine.assign(x, AbstractAddress.NULL);
    scene.holds();
    assertTrue(set(later).contains(scene.place(0)));
  }

  @Test
  void whatIsThereAfterwardsMakesItNull() {
    PointerVariable x = scene.pointer("x", -1, 0);
    AbstractMemory later = freed(made(start, 0), x);
    structures.access(later, scene.pointer("y", 0), false);
    scene.holds();
    assertEquals(AbstractAddress.NULL, x.place());
  }

  @Test
  void whereWaysJoinWhatIsGoneStaysGone() {
    AbstractMemory before = freed(made(made(start, 0), 1), scene.pointer("x", 0));
    AbstractMemory making = structures.restructured(before, false);
    AbstractMemory freeing = structures.restructured(before, true);
    assertTrue(set(making).lacks(scene.place(0)) && set(freeing).lacks(scene.place(0)));
    assertTrue(set(making).contains(scene.place(1)));
    assertFalse(set(freeing).contains(scene.place(1)));
    structures.equateStructures(before, freeing);
    scene.holds();
    assertEquals(List.of(scene.place(1)), set(freeing).places());
  }

  private Word same(AbstractMemory memory, PointerVariable left, PointerVariable right) {
    return structures.same(memory, "same", left, right, p -> true, p -> true);
  }

  @Test
  void aNewPlaceMayHaveTheAddressOfOneThatIsGone() {
    PointerVariable a = scene.pointer("a", 0);
    AbstractMemory later = made(freed(made(start, 0), a), 1);
    Word same = same(later, a, scene.pointer("b", 1));
    scene.holds();
    assertFalse(same.isFixed());
  }

  @Test
  void placesThatAreThereDiffer() {
    AbstractMemory later = made(freed(made(made(start, 0), 2), scene.pointer("a", 0)), 1);
    Word same = same(later, scene.pointer("c", 2), scene.pointer("b", 1));
    scene.holds();
    assertEquals(MathematicalInteger.ZERO, same.value());
  }

  @Test
  void theComparisonIsDecidedWhenItIsKnownWhatWasFreed() {
    PointerVariable x = scene.pointer("x", 0, 2);
    AbstractMemory later = made(freed(made(made(start, 0), 2), x), 1);
    Word same = same(later, scene.pointer("c", 2), scene.pointer("b", 1));
    scene.holds();
    assertFalse(same.isFixed());
    engine.assign(x, scene.place(0));
    scene.holds();
    assertEquals(MathematicalInteger.ZERO, same.value());
  }

  @Test
  void whatWasMadeInAWorldIsNotSpokenOfOutside() {
    engine.push();
    AbstractAddress made = engine.place(engine.location("n"), 0);
    PointerDomain inside = PointerDomain.of(List.of(scene.place(0), made));
    assertEquals(inside, engine.outlasting(inside));
    engine.pop();
    assertEquals(PointerDomain.all().without(AbstractAddress.NULL), engine.outlasting(inside));
    PointerDomain older = PointerDomain.of(List.of(scene.place(0), scene.place(1)));
    assertEquals(older, engine.outlasting(older));
  }

  @Test
  void loadsThroughOneVariableFromOneMemoryAreOne() {
    PointerVariable p = scene.open("p");
    assertEquals(memories.load(start, p, Scene.INT), memories.load(start, p, Scene.INT));
    AbstractMemory later = memories.store(start, scene.open("q"), scene.word("v", 0, 9));
    assertFalse(memories.load(start, p, Scene.INT) == memories.load(later, p, Scene.INT));
  }
}
