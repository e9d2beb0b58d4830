package heapwright.symbolic.step;

import heapwright.ir.code.Channel;
import heapwright.ir.code.Statement;
import heapwright.ir.type.Cell;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.execution.Execution;
import heapwright.symbolic.execution.Interruption;
import heapwright.symbolic.execution.LibraryState;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.HeapObject.Content;
import heapwright.symbolic.heap.HeapObject.Life;
import heapwright.symbolic.heap.HeapObject.Origin;
import heapwright.symbolic.heap.HeapObject.Stored;
import heapwright.symbolic.heap.Leaves;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.heap.Place;
import heapwright.symbolic.heap.Rewrites;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.heap.SymbolicValue.Address;
import heapwright.symbolic.path.Fact;
import heapwright.symbolic.path.Frame;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.value.FloatFormat;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Code outside of the program runs. The objects that it is given hold something new afterwards,
 * which is part of the input; pointers in them may also keep their values. What else it may do is
 * an unplayed alternative, which prevents a proof.
 */
final class Havoc {
  /** An object that is written, and the offset from which on. */
  private record Hit(ObjectId object, long from, Channel channel) {}

  /** How many functions of the program a function outside of it calls on one path, at most. */
  private static final long CALLBACKS = 8;

  /** How many objects behind pointers in an argument's object are written at once. */
  private static final int DEEPER = 8;

  private final Execution execution;

  Havoc(Execution execution) {
    this.execution = execution;
  }

  StepResult step(Statement.Havoc s) {
    execution.environment().requireCaller("runs code outside of the program");
    OptionalLong call = execution.state().value(execution.evaluator.number(s.call()));
    if (call.isEmpty()) {
      throw Interruption.unsupported("the number of calls of a stub is not known");
    }
    List<Hit> hits = new ArrayList<>();
    boolean isKept = false;
    for (Statement.Havoc.Target target : s.targets()) {
      if (target.channel().kind() == Channel.Kind.MEMORY) {
        new LibraryState(execution).unsettle();
        known(target.channel()).forEach(hits::add);
        isKept = isAnyKept() || isHandedOver();
      } else if (target.channel().kind() == Channel.Kind.HANDED) {
        hits.addAll(handed(target));
      } else {
        hit(target).ifPresent(hits::add);
      }
    }
    if (hits.isEmpty() && !isKept) {
      return new StepResult.Moved(execution.state().next());
    }
    return alternatives(s.targets().get(0).channel(), hits, isKept, call.getAsLong());
  }

  /** The objects of the input that the path has looked at. */
  private List<Hit> known(Channel channel) {
    return execution.heap().objects().stream()
        .filter(o -> o.origin() == Origin.INPUT && o.life() == Life.ALIVE && !o.readOnly())
        .filter(o -> !o.stored().isEmpty())
        .map(o -> new Hit(o.id(), o.lower(), channel.at(o.name(), o.element())))
        .toList();
  }

  /** Whether code outside of the program may have kept a pointer to an object of the program's. */
  private boolean isAnyKept() {
    Set<ObjectId> stored = new HashSet<>();
    for (HeapObject object : execution.heap().objects()) {
      if (object.existedBefore()) {
        object.stored().stream()
            .map(cell -> execution.pointers.resolved(cell.value()))
            .filter(Address.class::isInstance)
            .forEach(value -> stored.add(((Address) value).object()));
      }
    }
    return execution.heap().objects().stream()
        .filter(o -> !o.existedBefore())
        .filter(o -> o.life() == Life.ALIVE && !o.cells().isEmpty())
        .anyMatch(o -> stored.contains(o.id()) || isGiven(o));
  }

  /**
   * Whether the call passes an access to an object of the program's other than a parameter that
   * points to it: in a structure, behind a pointer to what is constant, as a number.
   */
  private boolean isHandedOver() {
    Frame stub = execution.state().frame();
    boolean isNamed = stub.function().parameters().stream().anyMatch(p -> isHandedOver(stub, p));
    return isNamed || stub.unnamed().stream().anyMatch(this::leadsToOwn);
  }

  private boolean isHandedOver(Frame stub, Local parameter) {
    if (parameter.inMemory()) {
      return holdsOwn(execution.heap().object(stub.object(parameter)));
    }
    SymbolicValue value = execution.pointers.resolved(stub.read(parameter));
    if (!(parameter.type() instanceof PointerType pointer)) {
      return leadsToOwn(value);
    }
    return pointer.qualifiers().isConst()
        && value instanceof Address address
        && execution.heap().find(address.object()).filter(this::holdsOwn).isPresent();
  }

  private boolean holdsOwn(HeapObject object) {
    return object.stored().stream().anyMatch(cell -> leadsToOwn(cell.value()));
  }

  private boolean leadsToOwn(SymbolicValue value) {
    return execution.pointers.resolved(value) instanceof Address address
        && execution.heap().find(address.object()).filter(o -> !o.existedBefore()).isPresent();
  }

  private static boolean isGiven(HeapObject object) {
    return object.rewrites().standing().toList().stream()
        .anyMatch(rewrite -> isArgument(rewrite.channel()));
  }

  private static boolean isArgument(Channel channel) {
    return channel.kind() == Channel.Kind.PARAMETER || channel.kind() == Channel.Kind.HANDED;
  }

  /** The program's own objects that an argument leads to without being a pointer to them. */
  private List<Hit> handed(Statement.Havoc.Target target) {
    SymbolicValue value = execution.pointers.resolved(target.address().match(execution.evaluator));
    boolean isNumber = target.channel().type() instanceof VoidType;
    if (isNumber) {
      return leadsToOwn(value) ? hit(target).stream().toList() : List.of();
    }
    if (!(value instanceof Address address)) {
      return List.of();
    }
    OptionalLong from = execution.state().value(address.offset());
    if (from.isEmpty() || execution.heap().find(address.object()).isEmpty()) {
      return List.of();
    }
    Hit given = new Hit(address.object(), from.getAsLong(), target.channel());
    return deep(List.of(given)).stream().skip(1).toList();
  }

  /** What a target's address leads to; empty if the path has not looked at it yet. */
  private Optional<Hit> hit(Statement.Havoc.Target target) {
    SymbolicValue value = execution.pointers.resolved(target.address().match(execution.evaluator));
    if (!(value instanceof Address address)) {
      return Optional.empty();
    }
    HeapObject object = execution.memory.object(address.object());
    boolean isFresh = object.isInput() && object.cells().isEmpty();
    if (object.readOnly() || object.life() != Life.ALIVE || isFresh) {
      return Optional.empty();
    }
    long from = execution.state().value(address.offset()).orElse(object.lower());
    return from >= object.upper() && !object.isGrowing()
        ? Optional.empty()
        : Optional.of(new Hit(object.id(), from, target.channel()));
  }

  private StepResult alternatives(Channel first, List<Hit> hits, boolean isKept, long call) {
    List<Alternative> all = new ArrayList<>();
    PathState before = execution.state();
    boolean isTooLate = first.kind() == Channel.Kind.CALLBACK && call >= CALLBACKS;
    boolean isPlayed = isPlayable(first) && !hits.isEmpty() && !isTooLate;
    boolean isOptional = first.isOptional() || hits.stream().allMatch(this::isKnownOutside);
    boolean mayKeep = !isOptional && hits.stream().anyMatch(this::holdsPointers);
    if (isOptional) {
      all.add(Alternative.of(before.next()));
    } else if (mayKeep) {
      all.add(within(rewritten(before, hits, call, true), hits));
    }
    if (isPlayed) {
      boolean isPlain = hits.stream().anyMatch(this::holdsNumbers);
      if (isPlain || !first.isOptional()) {
        Alternative written = within(rewritten(before, hits, call, first.isOptional()), hits);
        all.add(isOptional || mayKeep ? written.unusual() : written);
      }
      List<Hit> deep = deep(hits);
      if (deep.size() > hits.size()) {
        all.add(within(rewritten(before, deep, call, true), deep).unusual());
      }
      if (first.isOptional() && hits.stream().anyMatch(this::holdsPointers)) {
        all.add(within(rewritten(before, hits, call, false), hits).unusual());
      }
    }
    if (isKept || !isPlayed || hits.stream().anyMatch(this::leadsOn)) {
      all.add(Alternative.stuck(before, beyond(first)));
    }
    return StepResult.of(all);
  }

  /**
   * The same with the program's own objects that pointers in a parameter's object lead to; the
   * input's objects are included already.
   */
  private List<Hit> deep(List<Hit> hits) {
    List<Hit> all = new ArrayList<>(hits);
    for (int i = 0; i < all.size() && all.size() < hits.size() + DEEPER; i++) {
      Hit hit = all.get(i);
      if (isArgument(hit.channel())) {
        HeapObject object = execution.heap().object(hit.object());
        object.stored().stream()
            .filter(cell -> cell.offset() >= hit.from())
            .flatMap(cell -> behind(hit, cell).stream())
            .filter(h -> all.stream().noneMatch(known -> known.object().equals(h.object())))
            .toList()
            .forEach(all::add);
      }
    }
    return all;
  }

  private Optional<Hit> behind(Hit hit, Stored cell) {
    if (!(execution.pointers.resolved(cell.value()) instanceof Address address)) {
      return Optional.empty();
    }
    OptionalLong offset = execution.state().value(address.offset());
    // Globals are no objects of the heap before a path has looked at them.
    return execution.heap().objects().stream()
        .filter(target -> target.id().equals(address.object()) && offset.isPresent())
        .filter(o -> !o.existedBefore())
        .filter(target -> target.life() == Life.ALIVE && !target.readOnly())
        .map(
            target ->
                new Hit(
                    target.id(),
                    offset.getAsLong(),
                    hit.channel().through(cell.offset() - hit.from(), target.element())))
        .findFirst();
  }

  /** The state behind the call, where what was written keeps to the ranges of contracts. */
  private Alternative within(PathState state, List<Hit> hits) {
    Execution after = new Execution(execution.environment(), state);
    Terms terms = execution.terms();
    Term all = terms.truth(true);
    for (Hit hit : hits) {
      boolean isRanged =
          hit.channel().range().isPresent()
              && (hit.channel().type().isInteger() || hit.channel().type() instanceof FloatingType);
      if (isRanged) {
        Cell cell = Cell.of(hit.channel().type());
        SymbolicValue value = after.memory.peek(new Place(hit.object(), hit.from()), cell);
        Channel.Range range = hit.channel().range().get();
        all = terms.both(all, within(terms, ((SymbolicValue.Number) value).term(), range, cell));
      }
    }
    return all.isConstant()
        ? Alternative.of(after.state().next())
        : Alternative.of(after.state().next(), new Fact(all, "the contract is broken"));
  }

  private static Term within(Terms terms, Term number, Channel.Range range, Cell cell) {
    if (cell.type() instanceof FloatingType) {
      FloatFormat format = number.format();
      Term least = terms.floatOf(terms.number((double) range.low()), format);
      Term end = terms.floatOf(terms.number((double) range.high()), format);
      return terms.both(terms.not(terms.floatLess(number, least)), terms.floatLess(number, end));
    }
    int width = number.sort().width();
    Term low = terms.bits(width, range.low());
    Term high = terms.bits(width, range.high());
    return terms.within(number, low, high, ScalarTerms.integer(cell.type()).signed());
  }

  private static boolean isPlayable(Channel channel) {
    return channel.kind() != Channel.Kind.REENTRY && channel.kind() != Channel.Kind.LINKER;
  }

  private static String beyond(Channel channel) {
    if (channel.kind() == Channel.Kind.LINKER) {
      return channel.function()
          + " is weak, and only a program that lacks or replaces it does this";
    }
    return channel.function() + " may change more than a test can play";
  }

  private PathState rewritten(PathState before, List<Hit> hits, long call, boolean keepsPointers) {
    PathState after = before;
    for (Hit hit : hits) {
      HeapObject object = after.heap().object(hit.object());
      Rewrites.Rewrite rewrite = new Rewrites.Rewrite(hit.channel(), call, hit.from());
      after =
          after.with(
              after.heap().with(object.rewritten(rewrite, c -> keepsPointers && isPointer(c))));
    }
    return after;
  }

  /** What the caller or another file owns is more often passed on than filled in. */
  private boolean isKnownOutside(Hit hit) {
    return execution.heap().object(hit.object()).existedBefore();
  }

  private static boolean isPointer(Stored cell) {
    return !(cell.value() instanceof SymbolicValue.Number)
        && !(cell.value() instanceof SymbolicValue.Indeterminate);
  }

  private boolean holdsNumbers(Hit hit) {
    HeapObject object = execution.heap().object(hit.object());
    return object.stored().stream().anyMatch(cell -> !isPointer(cell)) || !object.isInput();
  }

  private boolean holdsPointers(Hit hit) {
    return execution.heap().object(hit.object()).stored().stream().anyMatch(Havoc::isPointer);
  }

  /** Whether more memory can be reached from the object, or was before it was written. */
  private boolean leadsOn(Hit hit) {
    HeapObject object = execution.heap().object(hit.object());
    boolean isLeaf =
        object.element().isScalar() && !(object.element() instanceof PointerType)
            || object.content() != Content.INPUT && !hasPointers(hit.channel().type());
    return holdsPointers(hit) || !isLeaf && hasPointers(object.element());
  }

  private boolean hasPointers(Type type) {
    return (type.isScalar() || type.isAggregate())
        && new Leaves(execution.environment().model())
            .all(type).stream().anyMatch(leaf -> leaf.cell().type() instanceof PointerType);
  }
}
