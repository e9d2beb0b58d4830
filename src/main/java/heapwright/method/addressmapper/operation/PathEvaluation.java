package heapwright.method.addressmapper.operation;

import heapwright.ir.Program;
import heapwright.ir.code.SymbolId;
import heapwright.method.addressmapper.map.Access;
import heapwright.method.addressmapper.map.AddressAlias;
import heapwright.method.addressmapper.map.AddressMap;
import heapwright.method.addressmapper.map.CellAddress;
import heapwright.method.addressmapper.map.CellStructures;
import heapwright.method.addressmapper.map.EvaluationState;
import heapwright.method.addressmapper.map.MemoryCell;
import heapwright.method.addressmapper.map.MemoryCell.Nullness;
import heapwright.method.addressmapper.map.Numbers;
import heapwright.method.addressmapper.map.PointerSlot;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.map.Predicate;
import heapwright.method.addressmapper.map.ProgramVariable;
import heapwright.method.addressmapper.map.ProgramVariables;
import heapwright.method.addressmapper.map.Vector;
import heapwright.symbolic.persistent.IntMap;
import heapwright.symbolic.persistent.Trail;
import heapwright.symbolic.scalar.MemberNames;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** A path under evaluation: what is known as it becomes, and who watches. */
final class PathEvaluation {
  final Program program;
  final ProgramVariables variables;
  final CellStructures structures;
  final MemberNames names;
  final InputTerms inputs;
  final Terms terms;
  final Sharing sharing;
  final EvaluationListener log;
  private final NumberQuestions questions;
  private final Map<String, Integer> nameNumbers = new HashMap<>();

  AddressMap map;
  Numbers numbers;
  int move;
  private IntMap<PointerValue> met;
  private IntMap<Vector> temporaries;
  private Trail<CellAddress> allocations;
  private Trail<Predicate> predicates;
  private Trail<Access> accesses;
  private Trail<String> reservations;
  private int passed;

  PathEvaluation(
      Program program,
      InputTerms inputs,
      Sharing sharing,
      NumberQuestions questions,
      EvaluationListener log) {
    this.program = program;
    this.inputs = inputs;
    terms = inputs.terms();
    this.questions = questions;
    variables = new ProgramVariables(program);
    structures = new CellStructures(program.model());
    names = new MemberNames(program.model());
    this.sharing = sharing;
    this.log = log;
    become(EvaluationState.START);
  }

  EvaluationState state() {
    return new EvaluationState(
        map,
        numbers,
        met,
        temporaries,
        allocations,
        predicates,
        accesses,
        reservations,
        move,
        passed);
  }

  void become(EvaluationState state) {
    map = state.map();
    numbers = state.numbers();
    met = state.met();
    temporaries = state.temporaries();
    allocations = state.allocations();
    predicates = state.predicates();
    accesses = state.accesses();
    reservations = state.reservations();
    move = state.move();
    passed = state.passed();
  }

  // What the path says.

  /** A statement of the function itself begins. */
  void pass() {
    passed++;
  }

  void note(Access access) {
    accesses = accesses.with(access);
  }

  /** From here on a conflict is no proof. */
  void reserve(String why) {
    reservations = reservations.with(why);
  }

  /** A condition on numbers holds from here on. */
  void assume(Term predicate, String otherwise) {
    if (predicate.isFalse()) {
      throw OperationStop.conflict(otherwise);
    }
    if (!predicate.isTrue()) {
      predicates = predicates.with(new Predicate(passed, predicate));
      if (questions.contradicts(predicate)) {
        throw OperationStop.conflict(
            otherwise + ": no numbers make " + predicate + " true with the conditions before it");
      }
    }
  }

  void allocated(CellAddress cell) {
    allocations = allocations.with(cell);
  }

  // Pointers of the input.

  void meet(String name, PointerValue pointer) {
    int number = nameNumbers.computeIfAbsent(name, n -> nameNumbers.size());
    met = met.contains(number) ? met : met.with(number, pointer);
    log.met(name, pointer);
  }

  /** The earlier pointer that one of the input is, by the aliases that are supposed. */
  Optional<PointerValue> shared(String name) {
    return sharing
        .of(name)
        .flatMap(alias -> target(alias).map(p -> map.resolved(p).shifted(alias.distance())));
  }

  private Optional<PointerValue> target(AddressAlias alias) {
    if (alias.target().startsWith("&")) {
      ProgramVariable global = variables.global(new SymbolId(alias.target().substring(1)));
      return Optional.of(new PointerValue.Into(global, 0));
    }
    return Optional.ofNullable(nameNumbers.get(alias.target())).flatMap(met::get);
  }

  // What temporaries stand for.

  Optional<Vector> temporary(ProgramVariable variable) {
    return temporaries.get(variable.key());
  }

  void name(ProgramVariable variable, Vector vector) {
    temporaries = temporaries.with(variable.key(), vector);
  }

  // Changes.

  void become(MemoryCell cell) {
    map = map.with(cell);
    log.changed(cell.address());
  }

  /** NULL or NOT NULL, where that contradicts nothing. */
  void nullness(CellAddress address, Nullness wanted, String source) {
    MemoryCell cell = map.cell(address);
    boolean isNull = wanted == Nullness.NULL;
    if (cell.nullness() != Nullness.DEFAULT && cell.nullness() != wanted) {
      throw OperationStop.conflict(source + (isNull ? " is not NULL" : " is NULL") + " already");
    }
    if (cell.nullness() == Nullness.DEFAULT) {
      if (isNull && cell.stable() && program.hasEnoughMemory()) {
        throw OperationStop.conflict(source + " is not NULL, as no request for memory fails");
      }
      become(cell.with(wanted));
      if (isNull) {
        cell.unequal().toList().stream()
            .map(map::root)
            .forEach(other -> nullness(other, Nullness.NOT_NULL, "what differs from " + source));
      }
    }
  }

  /** MODIFY. */
  void modify(Vector vector, PointerSlot slot, PointerValue pointer) {
    log.operation(PublishedOperation.Kind.MODIFY, vector + " " + pointer);
    map = map.modified(slot, pointer);
    changed(slot);
  }

  void changed(PointerSlot slot) {
    if (slot instanceof PointerSlot.OfCell of) {
      log.changed(map.root(of.cell()));
    } else {
      log.changed(((PointerSlot.OfVariable) slot).variable());
    }
  }
}
