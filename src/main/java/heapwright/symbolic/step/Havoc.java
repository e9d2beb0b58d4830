package heapwright.symbolic.step;

import heapwright.ir.code.Channel;
import heapwright.ir.code.Statement;
import heapwright.ir.type.Cell;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.execution.Execution;
import heapwright.symbolic.execution.Interruption;
import heapwright.symbolic.execution.LibraryState;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.HeapObject.Content;
import heapwright.symbolic.heap.HeapObject.Stored;
import heapwright.symbolic.heap.Place;
import heapwright.symbolic.heap.Rewrites;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.path.Fact;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.scalar.Leaves;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.step.HavocTargets.Hit;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.value.FloatFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * Code outside of the program runs. The objects that it is given hold something new afterwards,
 * which is part of the input; pointers in them may also keep their values. What else it may do is
 * an unplayed alternative, which prevents a proof.
 */
final class Havoc {
  /** How many functions of the program a function outside of it calls on one path, at most. */
  private static final long CALLBACKS = 8;

  private final Execution execution;
  private final EscapedObjects escaped;
  private final HavocTargets targets;

  Havoc(Execution execution) {
    this.execution = execution;
    escaped = new EscapedObjects(execution);
    targets = new HavocTargets(execution, escaped);
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
        new LibraryState(execution).invalidate();
        hits.addAll(targets.known(target.channel()));
        isKept = escaped.isAnyKept() || escaped.isHandedOver();
      } else if (target.channel().kind() == Channel.Kind.HANDED) {
        hits.addAll(targets.handed(target));
      } else {
        targets.hit(target).ifPresent(hits::add);
      }
    }
    if (hits.isEmpty() && !isKept) {
      return new StepResult.Moved(execution.state().next());
    }
    return alternatives(s.targets().get(0).channel(), hits, isKept, call.getAsLong());
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
      List<Hit> deep = targets.deep(hits);
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
