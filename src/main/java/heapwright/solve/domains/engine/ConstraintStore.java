package heapwright.solve.domains.engine;

import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.AbstractObject;
import heapwright.solve.domains.value.CellType;
import heapwright.solve.domains.value.IntegerMode;
import heapwright.solve.domains.value.PointerDomain;
import heapwright.solve.domains.value.TargetKind;
import heapwright.solve.domains.value.WordType;
import java.util.function.Supplier;
import org.chocosolver.solver.Model;

/**
 * What variables and operators know of the engine that they belong to: how variables are made and
 * operators posted, what is undone when a world is left, and where deductions are noted.
 */
public interface ConstraintStore {
  IntegerMode mode();

  // Variables and places

  Word word(String name, WordType type);

  Word word(String name, WordType type, IntegerSet values);

  Word constant(WordType type, MathematicalInteger value);

  /** A constant with a name of its own. */
  Word constant(String name, WordType type, MathematicalInteger value);

  Word constant(WordType type, long value);

  /** A pointer that may point anywhere. */
  PointerVariable pointer(String name, TargetKind pointed);

  PointerVariable pointer(String name, TargetKind pointed, PointerDomain targets);

  /** A pointer to a place, or NULL. */
  PointerVariable address(AbstractAddress place, TargetKind pointed);

  /** A variable of which nothing is known. */
  CellVariable fresh(String name, CellType type);

  AbstractAddress place(AbstractObject object, long offset);

  TypedAddresses slots();

  AbstractAddresses places();

  // Propagation

  Model model();

  /** Takes an operator in; it runs with the next propagation. */
  void post(DomainOperator operator);

  void impose(String why, Worlds.Pruning pruning);

  /** How often operators were let run. */
  long round();

  int timeStamp();

  /** What is to be done when the present world is left. */
  void onPop(Runnable undo);

  // The log

  Deductions deductions();

  /** Where what is posted now comes from, a statement for instance. */
  String origin();

  /** Makes something that belongs to what was said earlier than now. */
  <T> T madeFor(String whence, Supplier<T> making);
}
