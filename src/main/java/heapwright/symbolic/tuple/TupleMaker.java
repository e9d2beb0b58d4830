package heapwright.symbolic.tuple;

import heapwright.ir.code.Function;
import heapwright.symbolic.execution.Environment;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.HeapObject.Initial;
import heapwright.symbolic.heap.HeapObject.Origin;
import heapwright.symbolic.heap.HeapObject.Stored;
import heapwright.symbolic.heap.InputAccess;
import heapwright.symbolic.heap.InputPointer;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.heap.PointerId;
import heapwright.symbolic.heap.SymbolicHeap;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.heap.SymbolicValue.Address;
import heapwright.symbolic.heap.SymbolicValue.Unknown;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.tuple.Tuple.Source;
import heapwright.symbolic.tuple.Tuple.Write;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Makes a tuple from the state at the end of a path through a procedure. */
public final class TupleMaker {
  private final Environment environment;
  private final Function function;
  private final PathState end;
  private final SymbolicHeap heap;
  private final Map<Symbol, Source> symbols = new LinkedHashMap<>();
  private final Map<PointerId, Source> pointers = new HashMap<>();
  private final Map<ObjectId, Integer> parameters = new LinkedHashMap<>();
  private Optional<String> obstacle = Optional.empty();

  public TupleMaker(Environment environment, Function function, PathState end) {
    this.environment = environment;
    this.function = function;
    this.end = end;
    heap = end.heap();
  }

  public Tuple make(ProcedureEnding ending) {
    for (int i = 0; i < function.parameters().size(); i++) {
      if (function.parameters().get(i).inMemory()) {
        parameters.put(((Address) end.arguments().get(i).value()).object(), i);
      } else {
        comesFrom(end.arguments().get(i).value(), new Source.Argument(i));
      }
    }
    for (HeapObject object : heap.objects()) {
      for (Initial cell : object.initial().toList()) {
        Source source = new Source.InMemory(object.id(), cell.offset(), cell.cell());
        comesFrom(cell.value(), source);
      }
    }
    ProcedureEnding possible =
        obstacle.<ProcedureEnding>map(ProcedureEnding.Beyond::new).orElse(ending);
    return new Tuple(
        function,
        end,
        possible,
        new Tuple.Inputs(symbols, parameters),
        new Order().requirements(),
        possible instanceof ProcedureEnding.Returned ? writes() : List.of());
  }

  private void comesFrom(SymbolicValue value, Source source) {
    if (value instanceof Unknown unknown) {
      pointers.put(unknown.pointer(), source);
    } else if (value instanceof SymbolicValue.Number n && n.term() instanceof Symbol symbol) {
      Optional<Source> other = Optional.ofNullable(symbols.put(symbol, source));
      other.ifPresent(o -> obstacle = Optional.of("two inputs are called " + symbol.name()));
    }
  }

  /** The order of the path in what was learnt about pointers and done to objects. */
  private final class Order {
    private final List<InputAccess> accesses = heap.accesses().toList();
    private final Map<PointerId, InputPointer> former = new HashMap<>();
    private final Set<ObjectId> opened = new HashSet<>();
    private final List<Requirement> all = new ArrayList<>();
    private int done;

    List<Requirement> requirements() {
      for (SymbolicHeap.Revision revision : heap.revisions().toList()) {
        until(revision.accesses());
        add(revision.pointer());
      }
      until(accesses.size());
      return all;
    }

    private void until(int count) {
      while (done < count) {
        all.add(new Requirement.Done(accesses.get(done++)));
      }
    }

    private void add(InputPointer now) {
      Optional<InputPointer> before = Optional.ofNullable(former.put(now.id(), now));
      if (before.isEmpty()) {
        all.add(new Requirement.Met(now.id(), pointers.get(now.id())));
      }
      boolean bound = now.bound().isPresent();
      if (bound && before.flatMap(InputPointer::bound).isEmpty()) {
        bound(now, now.bound().get());
      } else if (!bound && now.nonNull() && !before.map(InputPointer::nonNull).orElse(false)) {
        all.add(new Requirement.Different(now.id(), none()));
      }
      List<SymbolicValue> unequal = now.unequal().toList();
      unequal
          .subList(before.map(p -> p.unequal().size()).orElse(0), unequal.size())
          .forEach(value -> all.add(new Requirement.Different(now.id(), value)));
    }

    private SymbolicValue none() {
      return new SymbolicValue.Number(environment.terms().bits(ScalarTerms.POINTER, 0));
    }

    private void bound(InputPointer pointer, SymbolicValue value) {
      if (value instanceof Address address && isNew(pointer, address.object())) {
        opened.add(address.object());
        all.add(new Requirement.Opened(pointer, address.object()));
      } else {
        boolean hypothetical =
            environment.aliases().stream().anyMatch(a -> a.pointer().equals(pointer.path()));
        all.add(new Requirement.Equal(pointer.id(), value, hypothetical));
      }
    }

    private boolean isNew(InputPointer pointer, ObjectId id) {
      HeapObject object = heap.object(id);
      return object.origin() == Origin.INPUT
          && object.name().equals(pointer.path())
          && !opened.contains(id);
    }
  }

  private List<Write> writes() {
    Set<ObjectId> written = new HashSet<>();
    for (InputAccess access : heap.accesses().toList()) {
      if (access instanceof InputAccess.Write write) {
        written.add(write.object());
      }
    }
    List<Write> writes = new ArrayList<>();
    for (HeapObject object : heap.objects()) {
      if (object.existedBefore() && object.isInput()) {
        writes.addAll(writes(object, written.contains(object.id())));
      }
    }
    return writes;
  }

  private List<Write> writes(HeapObject object, boolean noted) {
    List<Initial> before = object.initial().toList();
    List<Write> writes = new ArrayList<>();
    object
        .cells()
        .forEach(
            entry -> {
              Stored now = entry.value();
              boolean isShared =
                  before.stream().anyMatch(cell -> overlap(cell, now) && !isExactly(cell, now));
              boolean same =
                  isShared ? !noted : before.stream().anyMatch(cell -> isStill(cell, now));
              if (!same) {
                writes.add(new Write(object.id(), now));
              }
            });
    return writes;
  }

  private boolean overlap(Initial cell, Stored now) {
    return now.overlaps(cell.offset(), environment.model().size(cell.cell()));
  }

  private boolean isExactly(Initial cell, Stored now) {
    return cell.offset() == now.offset()
        && cell.cell().bits().isEmpty()
        && now.size() == environment.size(cell.cell().type());
  }

  private boolean isStill(Initial cell, Stored now) {
    SymbolicValue kept =
        cell.value() instanceof SymbolicValue.Number n
            ? new SymbolicValue.Number(environment.numbers.stored(n.term(), now.size()))
            : cell.value();
    return isExactly(cell, now) && now.value().equals(kept);
  }
}
