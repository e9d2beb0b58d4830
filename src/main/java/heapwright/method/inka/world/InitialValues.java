package heapwright.method.inka.world;

import heapwright.analysis.References;
import heapwright.ir.Global;
import heapwright.ir.Initialiser.Item;
import heapwright.ir.code.Expression;
import heapwright.ir.type.Cell;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.CellType;
import heapwright.solve.domains.value.WordType;
import java.util.ArrayList;
import java.util.List;

/** What objects start with. */
public final class InitialValues {
  /** A cell of the input that was read. */
  public record Start(AbstractAddress place, CellType type, CellVariable cell) {}

  private final ConstraintWorld world;
  private final DomainEngine engine;
  private final List<Start> starts = new ArrayList<>();

  InitialValues(ConstraintWorld world, DomainEngine engine) {
    this.world = world;
    this.engine = engine;
  }

  /** The cells of the input that were read. */
  public List<Start> all() {
    return starts;
  }

  /** What a cell holds before the call, or when its object begins. */
  CellVariable at(AbstractAddress place, CellType type) {
    WorldObjects.Facts fact = world.objects().facts(place.object());
    return switch (fact.origin()) {
      case INPUT, GLOBAL, PARAMETER -> input(place, type);
      case CLEARED -> zero(type);
      case FIXED -> fixed(fact, place, type);
      default -> engine.fresh(place.toString(), type);
    };
  }

  private CellVariable input(AbstractAddress place, CellType type) {
    CellVariable cell = engine.fresh(place.toString(), type);
    world.add(starts, new Start(place, type, cell));
    return cell;
  }

  private CellVariable zero(CellType type) {
    return type.held() instanceof WordType word
        ? engine.constant(word, 0)
        : engine.address(AbstractAddress.NULL);
  }

  /** What objects begin with that no test can set: zeros, and what initialisers of the text say. */
  private CellVariable fixed(WorldObjects.Facts fact, AbstractAddress place, CellType type) {
    Global global = world.program().globals().get(fact.symbol().orElseThrow());
    boolean isCounter = global.span().file().path().equals("<stubs>");
    if (isCounter) {
      if (world.isGoalInRecursion()) {
        world.giveUp("answers of functions that are only declared, inside recursion");
      }
      return zero(type);
    }
    if (!global.isFixed() || References.includeWeak(global, world.program())) {
      return engine.fresh(place.toString(), type);
    }
    boolean touched = false;
    CellVariable found = zero(type);
    for (Item item : global.initialiser().get().items()) {
      if (item instanceof Item.Scalar scalar && scalar.offset() == place.offset()) {
        found = scalar(scalar.cell(), scalar.value(), type);
      } else if (item instanceof Item.Text text && covers(text, place, type)) {
        int at = (int) (place.offset() - text.offset());
        found = constant((WordType) type, text.bytes().get(at));
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
            ? world.program().model().size(scalar.cell().type())
            : ((Item.Text) item).bytes().size();
    return item.offset() < place.offset() + type.bytes() && place.offset() < item.offset() + size;
  }

  private CellVariable scalar(Cell cell, Expression value, CellType type) {
    boolean plain =
        cell.bits().isEmpty()
            && cell.type().isInteger()
            && type.isLike(DomainOperators.wordType(cell.type()));
    return plain && value instanceof Expression.IntegerConstant constant
        ? constant((WordType) type, constant.value())
        : engine.fresh("initial", type);
  }

  private Word constant(WordType type, long bits) {
    return engine.constant(type, type.wrap(MathematicalInteger.of(bits)));
  }
}
