package heapwright.solve.domains.memory;

import heapwright.solve.domains.engine.DomainOperator;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.StructureSet;
import heapwright.solve.domains.value.AbstractAddress;
import java.util.List;
import org.chocosolver.solver.exception.ContradictionException;

/** INKA's delete_s: one memory's places of a kind are another's but for the one that is freed. */
final class DeleteStructure extends StructureStep {
  private final PointerVariable freed;

  DeleteStructure(StructureSet before, StructureSet after, PointerVariable freed) {
    this(before, after, freed, false);
  }

  private DeleteStructure(
      StructureSet before, StructureSet after, PointerVariable freed, boolean seen) {
    super(before, after, seen, freed);
    this.freed = freed;
  }

  /** For a memory that was made with what the one before it has but for what is freed. */
  static DeleteStructure shrinking(StructureSet before, StructureSet after, PointerVariable freed) {
    return new DeleteStructure(before, after, freed, true);
  }

  @Override
  public void deduce() throws ContradictionException {
    freed.exclude(AbstractAddress.NULL);
    for (AbstractAddress place : newAfter.next()) {
      freed.exclude(place);
      before.add(place);
    }
    // What was freed before is not freed again.
    for (AbstractAddress place : goneBefore.next()) {
      freed.exclude(place);
      after.exclude(place);
    }
    // While it is not known what is freed, every place is looked at again when that changes.
    keep(freed.isFixed() ? newBefore.next() : before.places(), after, freed);
    if (freed.isFixed()) {
      lose();
    }
    if (before.isClosed()) {
      freed.restrict(before.targets());
      if (freed.isFixed()) {
        finish();
      }
    }
  }

  private static void keep(List<AbstractAddress> places, StructureSet after, PointerVariable freed)
      throws ContradictionException {
    for (AbstractAddress place : places) {
      if (!freed.targets().contains(place)) {
        after.add(place);
      } else if (after.lacks(place)) {
        freed.assign(place);
      }
    }
  }

  private void lose() throws ContradictionException {
    after.exclude(freed.place());
    for (AbstractAddress place : goneAfter.next()) {
      if (!place.equals(freed.place())) {
        before.exclude(place);
      }
    }
  }

  private void finish() throws ContradictionException {
    for (AbstractAddress place : before.places()) {
      if (!freed.place().equals(place)) {
        after.add(place);
      }
    }
    after.close();
    entailed();
  }

  @Override
  public String text() {
    return "delete_s(" + before.getName() + ", " + after.getName() + ", " + freed.name() + ")";
  }

  /**
   * C's free, which is more than the published delete_s: NULL is freed without effect. Is replaced
   * by {@link DeleteStructure} or {@link SameStructures} when that is decided; until then what
   * cannot be meant stays.
   */
  static DomainOperator unlessNull(StructureSet before, StructureSet after, PointerVariable freed) {
    return new DomainOperator(before.engine, before, after, freed) {
      @Override
      public void deduce() throws ContradictionException {
        if (!freed.targets().contains(AbstractAddress.NULL)) {
          engine.post(new DeleteStructure(before, after, freed));
          entailed();
        } else if (freed.isFixed()) {
          engine.post(new SameStructures(before, after));
          entailed();
        } else {
          for (AbstractAddress place : after.places()) {
            freed.exclude(place);
            before.add(place);
          }
          keep(before.places(), after, freed);
        }
      }

      @Override
      public String text() {
        return "free(" + before.getName() + ", " + after.getName() + ", " + freed.name() + ")";
      }
    };
  }
}
