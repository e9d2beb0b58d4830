package heapwright.method.inka.world;

import heapwright.analysis.References;
import heapwright.ir.Global;
import heapwright.ir.Initialiser.Item;
import heapwright.ir.Program;
import heapwright.ir.code.Expression;
import heapwright.ir.type.Cell;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.CellType;
import heapwright.solve.domains.value.WordType;

/** What objects begin with that no test can set: zeros, and what initialisers of the text say. */
final class FixedInitialValues {
  private final ConstraintWorld world;
  private final Program program;
  private final DomainEngine engine;

  FixedInitialValues(ConstraintWorld world, DomainEngine engine) {
    this.world = world;
    this.program = world.program();
    this.engine = engine;
  }

  heapwright.solve.domains.engine.CellVariable zero(CellType type) {
    return type instanceof WordType word
        ? engine.constant(word, 0)
        : engine.address(AbstractAddress.NULL, DomainOperators.KIND);
  }

  heapwright.solve.domains.engine.CellVariable initial(
      WorldObjects.Facts fact, AbstractAddress place, CellType type) {
    Global global = program.globals().get(fact.symbol().orElseThrow());
    boolean isCounter = global.span().file().path().equals("<stubs>");
    if (isCounter) {
      if (world.isGoalInRecursion()) {
        world.giveUp("answers of functions that are only declared, inside recursion");
      }
      return zero(type);
    }
    if (!global.isFixed() || References.includeWeak(global, program)) {
      return engine.fresh(place.toString(), type);
    }
    boolean touched = false;
    heapwright.solve.domains.engine.CellVariable found = zero(type);
    for (Item item : global.initialiser().get().items()) {
      if (item instanceof Item.Scalar scalar && scalar.offset() == place.offset()) {
        found = scalar(scalar.cell(), scalar.value(), type);
      } else if (item instanceof Item.Text text && covers(text, place, type)) {
        int at = (int) (place.offset() - text.offset());
        WordType word = (WordType) type;
        found = engine.constant(word, word.wrap(MathematicalInteger.of(text.bytes().get(at))));
      } else {
        touched |= overlaps(item, place, type);
      }
    }
    return touched ? engine.fresh(place.toString(), type) : found;
  }

  private static boolean covers(Item.Text text, AbstractAddress place, CellType type) {
    return type.bytes() == 1
        && type instanceof WordType
        && place.offset() >= text.offset()
        && place.offset() < text.offset() + text.bytes().size();
  }

  private boolean overlaps(Item item, AbstractAddress place, CellType type) {
    long size =
        item instanceof Item.Scalar scalar
            ? program.model().size(scalar.cell().type())
            : ((Item.Text) item).bytes().size();
    return item.offset() < place.offset() + type.bytes() && place.offset() < item.offset() + size;
  }

  private heapwright.solve.domains.engine.CellVariable scalar(
      Cell cell, Expression value, CellType type) {
    boolean plain =
        cell.bits().isEmpty()
            && type instanceof WordType word
            && value instanceof Expression.IntegerConstant
            && cell.type().isInteger()
            && DomainOperators.wordType(cell.type()).bits() == word.bits();
    if (plain) {
      long bits = ((Expression.IntegerConstant) value).value();
      WordType word = (WordType) type;
      return engine.constant(word, word.wrap(MathematicalInteger.of(bits)));
    }
    return engine.fresh("initial", type);
  }
}
