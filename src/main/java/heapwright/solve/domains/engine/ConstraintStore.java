package heapwright.solve.domains.engine;

import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.AbstractObject;
import heapwright.solve.domains.value.CellType;
import heapwright.solve.domains.value.IntegerMode;
import heapwright.solve.domains.value.PointerDomain;
import heapwright.solve.domains.value.WordType;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.chocosolver.memory.IEnvironment;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Settings;
import org.chocosolver.solver.exception.ContradictionException;
import org.chocosolver.solver.propagation.PropagationEngine;
import org.chocosolver.solver.variables.Variable;

/**
 * What variables and operators know of the engine that they belong to: how variables are made and
 * operators posted, and the worlds that are entered and left, on Choco's trail. A world in which a
 * domain has become empty has failed, and stays so until it is left.
 */
public class ConstraintStore {
  /** Larger constants are seldom asked for twice. */
  private static final long LARGE = 1024;

  /** A change of domains that may find one empty. */
  public interface Pruning {
    void run() throws ContradictionException;
  }

  /**
   * What was done so far.
   *
   * @param operators how many were posted
   * @param propagations how often operators were let run
   * @param deductions how many changes of domains there were
   */
  public record Statistics(long operators, long propagations, long deductions) {}

  /**
   * Choco's model, which does not keep a list of its variables: ours come and go with worlds, and
   * operators alone keep them.
   */
  private static final class UnlistedModel extends Model {
    UnlistedModel() {
      super("domains", Settings.init().setSwapOnPassivate(true).setWarnUser(false));
    }

    @Override
    public void associates(Variable variable) {
      // Kept by operators alone.
    }

    @Override
    public void unassociates(Variable variable) {
      // Never associated.
    }
  }

  private record Number(WordType type, MathematicalInteger value) {}

  private final IntegerMode mode;
  private final Model model = new UnlistedModel();
  private final IEnvironment environment = model.getEnvironment();
  private final PropagationEngine propagation;
  private final Deductions deductions = new Deductions();
  private final AbstractAddresses places = new AbstractAddresses(this);

  /** Nothing ever happens to constants, so that one will do in all worlds. */
  private final Map<Number, Word> constants = new HashMap<>();

  private final Map<AbstractAddress, PointerVariable> addresses = new HashMap<>();
  private PropagationListener listener = PropagationListener.NONE;
  private Optional<PropagationResult> ended = Optional.empty();
  private long round;
  private long operators;

  protected ConstraintStore(IntegerMode mode) {
    this.mode = mode;
    // Trails are undone in the order of their first use. Choco's own counters have to be back
    // before operators are unlinked, so theirs comes first.
    environment.makeInt(0);
    propagation = model.getSolver().getEngine();
    propagation.initialize();
  }

  public final IntegerMode mode() {
    return mode;
  }

  final Model model() {
    return model;
  }

  public final AbstractAddresses places() {
    return places;
  }

  public final Deductions deductions() {
    return deductions;
  }

  /** Tells a listener from now on what happens; deductions are to be kept for that. */
  public final void listen(PropagationListener wanted) {
    listener = wanted;
    deductions.listen(wanted);
  }

  final PropagationListener listener() {
    return listener;
  }

  final boolean isHeard() {
    return listener != PropagationListener.NONE;
  }

  // Worlds

  /** Enters a world. What was posted before is propagated first. */
  public final void push() {
    propagate();
    environment.worldPush();
    int logged = deductions.size();
    onPop(() -> deductions.truncate(logged));
  }

  /** Leaves the world that was entered last. */
  public final void pop() {
    propagation.flush();
    environment.worldPop();
  }

  /** How many worlds have been entered and not been left. */
  public final int depth() {
    return environment.getWorldIndex();
  }

  final int timeStamp() {
    return environment.getTimeStamp();
  }

  /** What is to be done when the present world is left. */
  public final void onPop(Runnable undo) {
    if (environment.getWorldIndex() > 0) {
      environment.save(undo::run);
    }
  }

  /** What a key stands for in this world and in those entered from it; made once. */
  public final <K, V> V once(Map<K, V> known, K key, Supplier<V> making) {
    V value = known.get(key);
    if (value == null) {
      value = making.get();
      known.put(key, value);
      onPop(() -> known.remove(key));
    }
    return value;
  }

  /** Adds a member until the world is left; false if it was one before. */
  public final <T> boolean include(Set<T> members, T member) {
    boolean isNew = members.add(member);
    if (isNew) {
      onPop(() -> members.remove(member));
    }
    return isNew;
  }

  // Propagation

  /** How often operators were let run. */
  final long round() {
    return round;
  }

  /** Takes an operator in; it runs with the next propagation. */
  public final void post(DomainOperator operator) {
    operators++;
    operator.linkVariables();
    onPop(operator::unlinkVariables);
    operator.setActive();
    propagation.schedule(operator, 0, Occasion.ANY);
    listener.posted(operator);
  }

  /** Lets the operators run until none has anything to say. */
  public final PropagationResult propagate() {
    if (ended.isEmpty()) {
      round++;
      attempt(propagation::propagate);
    }
    return ended.orElseGet(PropagationResult.Consistent::new);
  }

  public final void impose(String why, Pruning pruning) {
    if (ended.isEmpty()) {
      deductions.impose(why);
      attempt(pruning);
    }
  }

  private void attempt(Pruning pruning) {
    try {
      pruning.run();
    } catch (ContradictionException contradiction) {
      propagation.flush();
      ended = Optional.of(new PropagationResult.Failed(deductions.chain()));
      deductions.last().ifPresent(listener::failed);
      onPop(() -> ended = Optional.empty());
    }
  }

  public final Statistics statistics() {
    return new Statistics(operators, round, deductions.count());
  }

  // Variables and places

  public final Word word(String name, WordType type) {
    return new Word(name, this, type, type.all());
  }

  public final Word word(String name, WordType type, IntegerSet values) {
    return new Word(name, this, type, type.all().intersect(values));
  }

  public final Word constant(WordType type, MathematicalInteger value) {
    if (!value.fitsLong() || Math.abs(value.longBits()) >= LARGE) {
      return constant(value.toString(), type, value);
    }
    return constants.computeIfAbsent(
        new Number(type, value), key -> constant(value.toString(), type, value));
  }

  /** A constant with a name of its own. */
  public final Word constant(String name, WordType type, MathematicalInteger value) {
    return new Word(name, this, type, IntegerSet.of(value));
  }

  public final Word constant(WordType type, long value) {
    return constant(type, MathematicalInteger.of(value));
  }

  /** A pointer that may point anywhere. */
  public final PointerVariable pointer(String name) {
    return pointer(name, PointerDomain.all());
  }

  public final PointerVariable pointer(String name, PointerDomain targets) {
    return new PointerVariable(name, this, targets);
  }

  /** A pointer to a place, or NULL. */
  public final PointerVariable address(AbstractAddress place) {
    return once(
        addresses,
        place,
        () -> pointer(place.isNull() ? "NULL" : "&" + place, PointerDomain.of(place)));
  }

  /** A variable of which nothing is known. */
  public final CellVariable fresh(String name, CellType type) {
    return type.held() instanceof WordType word ? word(name, word) : pointer(name);
  }

  public final AbstractAddress place(AbstractObject object, long offset) {
    return places.place(object, offset);
  }
}
