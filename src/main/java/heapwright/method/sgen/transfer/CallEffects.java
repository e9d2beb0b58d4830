package heapwright.method.sgen.transfer;

import heapwright.ir.code.Argument;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator;
import heapwright.ir.type.Cell;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.method.sgen.ssa.Form;
import heapwright.method.sgen.ssa.InvisibleVariables;
import heapwright.method.sgen.ssa.Location.Code;
import heapwright.method.sgen.ssa.Region;
import heapwright.method.sgen.ssa.SsaExpression;
import heapwright.method.sgen.ssa.SsaPointer;
import heapwright.method.sgen.ssa.SsaVariable;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.path.Frame;
import heapwright.world.LibraryOperation;
import heapwright.world.LibraryOperation.MemoryOperation;
import heapwright.world.LibraryTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Calls, as if the callee stood in place of the call, and what the built-in functions do. */
public final class CallEffects {
  private final TraceContext context;
  private final AssignmentTransfer assignments;
  private final SigmaTransfer effects;

  public CallEffects(TraceContext context) {
    this.context = context;
    assignments = new AssignmentTransfer(context);
    effects = new SigmaTransfer(context);
  }

  List<Form> call(Statement.Call s) {
    learnIndirect(s);
    Frame after = context.view().after().frame();
    if (after.depth() > context.depth()) {
      return entered(s, after.function());
    }
    List<Form> forms = new ArrayList<>();
    for (Argument argument : s.arguments()) {
      new PointerQuestions(context).learn(argument.value());
      new ImplicitConstraints(context).size(argument.value()).ifPresent(forms::add);
    }
    forms.addAll(builtIn(s));
    return forms;
  }

  private void learnIndirect(Statement.Call s) {
    if (s.callee() instanceof Callee.Indirect indirect) {
      Optional<SsaPointer> pointer = context.operands().of(indirect.pointer()).pointer();
      Optional<SymbolicValue> value = context.view().value(indirect.pointer());
      if (value.isPresent() && value.get() instanceof SymbolicValue.Code code) {
        pointer.ifPresent(p -> context.transfer.isAt(p, new Code(code.function().toString())));
      }
    }
  }

  // Functions with a body.

  private List<Form> entered(Statement.Call s, Function function) {
    List<SsaExpression> actuals = s.arguments().stream().map(this::spelled).toList();
    List<SymbolicValue> values = s.arguments().stream().map(a -> value(a.value())).toList();
    List<Optional<MachineView.Pointee>> pointees =
        s.arguments().stream().map(a -> context.view().pointee(a.value())).toList();
    context.enter(function);
    List<Form> forms = new ArrayList<>();
    for (int i = 0; i < Math.min(actuals.size(), function.parameters().size()); i++) {
      Local formal = function.parameters().get(i);
      if (!formal.inMemory()) {
        SsaVariable variable = context.here().variable(formal);
        forms.add(assignments.let(variable, actuals.get(i), values.get(i)));
      } else if (!formal.type().isAggregate()) {
        Region.Held cell = cell(region(formal, context.view().after().frame()), formal.type());
        forms.add(assignments.store(cell, actuals.get(i), values.get(i)));
      } else {
        Region to = region(formal, context.view().after().frame());
        pointees.get(i).ifPresent(pointee -> forms.add(copied(to, pointee)));
      }
    }
    return forms;
  }

  private SsaExpression spelled(Argument argument) {
    return context.operands().of(argument.value());
  }

  private SymbolicValue value(Expression e) {
    return context.view().value(e).orElse(SymbolicValue.Indeterminate.VALUE);
  }

  private Region region(Local local, Frame frame) {
    ObjectId id = frame.memory().get(local.id().index()).orElseThrow();
    return context.objects.of(id, context.view().after());
  }

  private Region.Held cell(Region region, Type type) {
    return region.cell(0, Cell.of(type), context.history.names);
  }

  private Form copied(Region to, MachineView.Pointee pointee) {
    Region from = context.objects.of(pointee.object(), context.view().after());
    return assignments.copy(to, 0, from, pointee.offset(), context.cells.size(to.element()));
  }

  /** {@code return e}: the value goes to {@code ret_f}. */
  public List<Form> returned(Terminator.Return t) {
    Function function = context.here().function();
    return t.value()
        .filter(e -> function.type().result().isScalar())
        .map(e -> assignments.let(context.result(function), context.operands().of(e), value(e)))
        .map(List::of)
        .orElse(List.of());
  }

  /** What the caller does with the result of a function that has returned. */
  public List<Form> received(Terminator.Return t, Function function) {
    Frame frame = context.view().after().frame();
    Statement call = frame.code().statements().get(frame.index() - 1);
    Optional<Local> result = ((Statement.Call) call).result();
    if (result.isEmpty() || t.value().isEmpty()) {
      return List.of();
    }
    if (!function.type().result().isScalar()) {
      Optional<MachineView.Pointee> pointee = context.view().pointee(t.value().get());
      return pointee.map(s -> List.of(copied(region(result.get(), frame), s))).orElse(List.of());
    }
    SsaVariable ret = context.result(function);
    SsaExpression spelled =
        ret.isPointer()
            ? SsaExpression.of(context.history.latest(ret))
            : SsaExpression.of(ret.name());
    SymbolicValue raw = value(t.value().get());
    return result.get().inMemory()
        ? List.of(assignments.store(cell(region(result.get(), frame), ret.type()), spelled, raw))
        : effects.let(result.get(), spelled, raw);
  }

  // Built-in functions.

  private List<Form> builtIn(Statement.Call s) {
    return s.callee() instanceof Callee.Direct d
        ? LibraryOperation.in(MemoryOperation.class, LibraryTable.operation(d.symbol()))
            .map(operation -> onMemory(operation, s, d.symbol()))
            .orElseGet(() -> atomic(s, name(d.symbol())))
        : atomic(s, "call");
  }

  private static String name(SymbolId function) {
    return function.toString().replaceFirst(".*:", "");
  }

  private List<Form> onMemory(MemoryOperation operation, Statement.Call s, SymbolId function) {
    return switch (operation) {
      case RELEASE ->
          List.of(Form.of(name(function) + "(" + spelled(s.arguments().get(0)) + ")" + gone(s)));
      case COPY_BYTES, MOVE_BYTES ->
          size(s, 2) == 0
              ? List.of()
              : effects.copied(address(s, 0), address(s, 1), InvisibleVariables.BYTE, size(s, 2));
      case FILL_BYTES ->
          size(s, 2) == 0
              ? List.of()
              : effects.filled(
                  address(s, 0),
                  InvisibleVariables.BYTE,
                  size(s, 2),
                  spelled(s.arguments().get(1)).text());
      case ALLOCATE,
          ALLOCATE_ZEROED,
          ALLOCATE_ALIGNED,
          ALLOCATE_STORED,
          ALLOCATE_UNREFUSED,
          REALLOCATE,
          REALLOCATE_UNREFUSED,
          TELL_BLOCK_SIZE,
          KEEP_APART ->
          atomic(s, name(function));
    };
  }

  private static Expression address(Statement.Call s, int index) {
    return s.arguments().get(index).value();
  }

  private long size(Statement.Call s, int index) {
    return value(address(s, index)) instanceof SymbolicValue.Number n
        ? context.view().after().value(n.term()).orElse(0)
        : 0;
  }

  /**
   * The paper takes {@code free(p)} for {@code p = NULL}. A pointer to what is gone is not NULL in
   * C, so it stays where it is, and the object is gone for every alias.
   */
  private String gone(Statement.Call s) {
    Optional<SsaPointer> pointer = spelled(s.arguments().get(0)).pointer();
    Optional<MachineView.Pointee> pointee = context.view().pointee(s.arguments().get(0).value());
    if (pointee.isEmpty()) {
      pointer.ifPresent(context.transfer::isNull);
      return "";
    }
    return context
        .cells
        .region(s.arguments().get(0).value(), InvisibleVariables.BYTE)
        .map(region -> "; " + region + " is gone")
        .orElse("");
  }

  private List<Form> atomic(Statement.Call s, String name) {
    List<SsaExpression> arguments = s.arguments().stream().map(this::spelled).toList();
    SsaExpression call = SsaExpression.call(name, arguments);
    List<Form> forms = new ArrayList<>(new AtomicCall(context).effects(call));
    s.result().filter(r -> !r.inMemory()).ifPresent(r -> forms.addAll(result(r, call)));
    return forms;
  }

  private List<Form> result(Local result, SsaExpression call) {
    SymbolicValue raw = context.view().register(result);
    context.view().pointee(raw).ifPresent(this::allocated);
    SsaExpression value =
        result.type() instanceof PointerType ? context.general.spelled(raw) : call;
    return effects.let(result, value, raw);
  }

  private void allocated(MachineView.Pointee pointee) {
    boolean isFresh =
        context.view().after().heap().object(pointee.object()).origin()
                == HeapObject.Origin.ALLOCATED
            && context.objects.known(pointee.object()).isEmpty();
    if (isFresh) {
      String number = context.here().statement().map(Object::toString).orElse("");
      context.objects.heap(pointee.object(), context.here().named("heap") + number);
    }
  }
}
