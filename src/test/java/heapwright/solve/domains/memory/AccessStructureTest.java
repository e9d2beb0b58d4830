package heapwright.solve.domains.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.PropagationResult;
import heapwright.solve.domains.engine.StructureSet;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.PointerDomain;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** access_s, rule by rule, then against all places. */
class AccessStructureTest extends StructureCases {
  @Test
  void accessTakesANonNullPointer() {
    PointerVariable x = scene.pointer("x", -1, 0, 1);
    structures.access(start, x, 8);
    scene.holds();
    assertFalse(x.targets().contains(AbstractAddress.NULL));
  }

  @Test
  void accessMapsPlacesForthAndBack() {
    PointerVariable x = scene.pointer("x", 0, 1, 2);
    PointerVariable field = structures.access(start, x, 8);
    scene.holds();
    assertEquals(PointerDomain.of(List.of(field(0), field(1), field(2))), field.targets());
    engine.exclude(x, scene.place(0));
    scene.holds();
    assertFalse(field.targets().contains(field(0)));
    engine.exclude(field, field(1));
    scene.holds();
    assertEquals(scene.place(2), x.place());
    assertEquals(field(2), field.place());
  }

  @Test
  void accessMapsWhatAnOpenPointerIsNot() {
    PointerVariable x = scene.open("x");
    PointerVariable field = structures.access(start, x, 8);
    field(0);
    engine.exclude(x, scene.place(0));
    engine.exclude(field, field(1));
    scene.holds();
    assertFalse(field.targets().contains(field(0)));
    assertFalse(x.targets().contains(scene.place(1)));
    engine.assign(field, field(2));
    scene.holds();
    assertEquals(scene.place(2), x.place());
  }

  @Test
  void inAClosedMemoryAccessIsToWhatExists() {
    PointerVariable x = scene.open("x");
    exists(start, 0);
    PointerVariable field = structures.access(start, x, 8);
    exists(start, 1);
    scene.holds();
    assertTrue(x.targets().isOpen());
    structures.close(start);
    scene.holds();
    assertEquals(PointerDomain.of(List.of(scene.place(0), scene.place(1))), x.targets());
    assertEquals(PointerDomain.of(List.of(field(0), field(1))), field.targets());
  }

  @Test
  void inALaterMemoryAFieldIsAccessedAnew() {
    PointerVariable x = scene.open("x");
    exists(start, 0);
    PointerVariable field = structures.access(start, x, 8);
    AbstractMemory later = structures.allocate(start, scene.place(1));
    assertEquals(field, structures.access(later, x, 8));
    structures.close(later);
    scene.holds();
    assertEquals(scene.place(0), x.place());
  }

  @Test
  void thatAllIsClosedSaysNothingOfVariables() {
    AbstractAddress variable = engine.place(engine.variable("v"), 0);
    PointerVariable x = engine.pointer("x", PointerDomain.of(List.of(variable, scene.place(0))));
    PointerVariable open = scene.open("y");
    exists(start, 1);
    structures.close(start);
    structures.access(start, x, false);
    structures.access(start, open, false);
    scene.holds();
    assertEquals(variable, x.place());
    assertTrue(open.targets().contains(variable));
  }

  private AbstractAddress field(int index) {
    return engine.place(scene.place(index).object(), 8);
  }

  @Test
  void accessAgainstAllPlaces() {
    Random random = new Random(8);
    for (int run = 0; run < RUNS; run++) {
      engine.push();
      Known known = some(random, -1);
      Set<Integer> objects = Scene.some(random, 5, 1);
      Set<Integer> fields = Scene.some(random, 5, 1);
      StructureSet set = variable("S", known);
      PointerVariable x = scene.pointer("x", objects.toArray(Integer[]::new));
      PointerVariable field =
          engine.pointer("f", PointerDomain.of(fields.stream().map(this::field).toList()));
      engine.post(AccessStructure.field(set, x, 8, field));
      PropagationResult outcome = engine.propagate();
      objects.retainAll(fields);
      if (known.closed()) {
        objects.retainAll(known.members());
      }
      assertEquals(objects.isEmpty(), outcome instanceof PropagationResult.Failed);
      if (!objects.isEmpty()) {
        assertEquals(PointerDomain.of(objects.stream().map(scene::place).toList()), x.targets());
        assertEquals(PointerDomain.of(objects.stream().map(this::field).toList()), field.targets());
      }
      engine.pop();
    }
  }
}
