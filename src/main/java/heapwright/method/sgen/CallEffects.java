package heapwright.method.sgen;

import heapwright.ir.Argument;
import heapwright.ir.Callee;
import heapwright.ir.Cell;
import heapwright.ir.Expression;
import heapwright.ir.Function;
import heapwright.ir.Local;
import heapwright.ir.PointerType;
import heapwright.ir.Statement;
import heapwright.ir.Terminator;
import heapwright.ir.Type;
import heapwright.method.sgen.Location.Code;
import heapwright.symbolic.Frame;
import heapwright.symbolic.HeapObject;
import heapwright.symbolic.ObjectId;
import heapwright.symbolic.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Calls, as if the callee stood in place of the call, and what the built-in functions do. */
final class CallEffects {
  private final Book book;
  private final Assignments assignments;
  private final Effects effects;

  CallEffects(Book book) {
    this.book = book;
    assignments = new Assignments(book);
    effects = new Effects(book);
  }

  List<Form> call(Statement.Call s) {
    aimIndirect(s);
    Frame after = book.sight().after().frame();
    if (after.depth() > book.depth()) {
      return entered(s, after.function());
    }
    List<Form> forms = new ArrayList<>();
    for (Argument argument : s.arguments()) {
      new PointerQuestions(book).learn(argument.value());
      new Demands(book).size(argument.value()).ifPresent(forms::add);
    }
    forms.addAll(builtIn(s));
    return forms;
  }

  private void aimIndirect(Statement.Call s) {
    if (s.callee() instanceof Callee.Indirect indirect) {
      Optional<Pointer> pointer = book.operands().of(indirect.pointer()).pointer();
      Optional<Value> value = book.sight().value(indirect.pointer());
      if (value.isPresent() && value.get() instanceof Value.Code code) {
        pointer.ifPresent(p -> book.transfer.isAt(p, new Code(code.function().toString())));
      }
    }
  }

  // Functions with a body.

  private List<Form> entered(Statement.Call s, Function function) {
    List<Spelled> actuals = s.arguments().stream().map(this::spelled).toList();
    List<Value> values = s.arguments().stream().map(a -> value(a.value())).toList();
    List<Optional<Sight.Spot>> spots =
        s.arguments().stream().map(a -> book.sight().spot(a.value())).toList();
    book.enter(function);
    List<Form> forms = new ArrayList<>();
    for (int i = 0; i < Math.min(actuals.size(), function.parameters().size()); i++) {
      Local formal = function.parameters().get(i);
      if (!formal.inMemory()) {
        Variable variable = book.here().variable(formal);
        forms.add(assignments.let(variable, actuals.get(i), values.get(i)));
      } else if (!formal.type().isAggregate()) {
        Region.Held cell = cell(region(formal, book.sight().after().frame()), formal.type());
        forms.add(assignments.store(cell, actuals.get(i), values.get(i)));
      } else {
        Region to = region(formal, book.sight().after().frame());
        spots.get(i).ifPresent(spot -> forms.add(copied(to, spot)));
      }
    }
    return forms;
  }

  private Spelled spelled(Argument argument) {
    return book.operands().of(argument.value());
  }

  private Value value(Expression e) {
    return book.sight().value(e).orElse(Value.Indeterminate.VALUE);
  }

  private Region region(Local local, Frame frame) {
    ObjectId id = frame.memory().get(local.id().index()).orElseThrow();
    return book.objects.of(id, book.sight().after());
  }

  private Region.Held cell(Region region, Type type) {
    return region.cell(0, Cell.of(type), book.ledger.names);
  }

  private Form copied(Region to, Sight.Spot spot) {
    Region from = book.objects.of(spot.object(), book.sight().after());
    return assignments.copy(to, 0, from, spot.offset(), book.cells.size(to.element()));
  }

  /** {@code return e}: the value goes to {@code ret_f}. */
  List<Form> returned(Terminator.Return t) {
    Function function = book.here().function();
    return t.value()
        .filter(e -> function.type().result().isScalar())
        .map(e -> assignments.let(book.result(function), book.operands().of(e), value(e)))
        .map(List::of)
        .orElse(List.of());
  }

  /** What the caller does with the result of a function that has returned. */
  List<Form> received(Terminator.Return t, Function function) {
    Frame frame = book.sight().after().frame();
    Statement call = frame.code().statements().get(frame.index() - 1);
    Optional<Local> result = ((Statement.Call) call).result();
    if (result.isEmpty() || t.value().isEmpty()) {
      return List.of();
    }
    if (!function.type().result().isScalar()) {
      Optional<Sight.Spot> spot = book.sight().spot(t.value().get());
      return spot.map(s -> List.of(copied(region(result.get(), frame), s))).orElse(List.of());
    }
    Variable ret = book.result(function);
    Spelled spelled =
        ret.isPointer() ? Spelled.of(book.ledger.latest(ret)) : Spelled.of(ret.name());
    Value raw = value(t.value().get());
    return result.get().inMemory()
        ? List.of(assignments.store(cell(region(result.get(), frame), ret.type()), spelled, raw))
        : effects.let(result.get(), spelled, raw);
  }

  // Built-in functions.

  private List<Form> builtIn(Statement.Call s) {
    String name =
        s.callee() instanceof Callee.Direct d
            ? d.symbol().toString().replaceFirst(".*:", "")
            : "call";
    switch (name) {
      case "free":
        return List.of(Form.of("free(" + spelled(s.arguments().get(0)) + ")" + gone(s)));
      case "memcpy", "memmove":
        return size(s, 2) == 0
            ? List.of()
            : effects.copied(address(s, 0), address(s, 1), InvisibleVariables.BYTE, size(s, 2));
      case "memset":
        return size(s, 2) == 0
            ? List.of()
            : effects.filled(
                address(s, 0),
                InvisibleVariables.BYTE,
                size(s, 2),
                spelled(s.arguments().get(1)).text());
      default:
        return atomic(s, name);
    }
  }

  private static Expression address(Statement.Call s, int index) {
    return s.arguments().get(index).value();
  }

  private long size(Statement.Call s, int index) {
    return value(address(s, index)) instanceof Value.Number n
        ? book.sight().after().value(n.term()).orElse(0)
        : 0;
  }

  /**
   * The paper takes {@code free(p)} for {@code p = NULL}. A pointer to what is gone is not NULL in
   * C, so it stays where it is, and the object is gone for every alias.
   */
  private String gone(Statement.Call s) {
    Optional<Pointer> pointer = spelled(s.arguments().get(0)).pointer();
    Optional<Sight.Spot> spot = book.sight().spot(s.arguments().get(0).value());
    if (spot.isEmpty()) {
      pointer.ifPresent(book.transfer::isNull);
      return "";
    }
    return book.cells
        .region(s.arguments().get(0).value(), InvisibleVariables.BYTE)
        .map(region -> "; " + region + " is gone")
        .orElse("");
  }

  private List<Form> atomic(Statement.Call s, String name) {
    List<Spelled> arguments = s.arguments().stream().map(this::spelled).toList();
    Spelled call = Spelled.call(name, arguments);
    List<Form> forms = new ArrayList<>(new AtomicCall(book).effects(call));
    s.result().filter(r -> !r.inMemory()).ifPresent(r -> forms.addAll(result(r, call)));
    return forms;
  }

  private List<Form> result(Local result, Spelled call) {
    Value raw = book.sight().register(result);
    book.sight().spot(raw).ifPresent(this::allocated);
    Spelled value = result.type() instanceof PointerType ? book.aims.spelled(raw) : call;
    return effects.let(result, value, raw);
  }

  private void allocated(Sight.Spot spot) {
    boolean isFresh =
        book.sight().after().heap().object(spot.object()).origin() == HeapObject.Origin.ALLOCATED
            && book.objects.known(spot.object()).isEmpty();
    if (isFresh) {
      String number = book.here().statement().map(Object::toString).orElse("");
      book.objects.heap(spot.object(), book.here().named("heap") + number);
    }
  }
}
