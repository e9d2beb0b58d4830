package heapwright.method.standard.fault;

import heapwright.ir.Program;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Local;
import heapwright.ir.type.LocalId;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Where the pointers of some functions come from. Neither the order of statements nor the place of
 * a call counts: a local has the origins of all values that it is ever given.
 */
final class Origins {
  private record Register(SymbolId function, LocalId local) {}

  private final Program program;
  private final Map<Register, Set<Origin>> locals = new HashMap<>();
  private final Map<SymbolId, Set<Origin>> results = new HashMap<>();
  private final Set<SymbolId> known;
  private boolean changed;

  private Origins(Program program, Set<SymbolId> known) {
    this.program = program;
    this.known = known;
  }

  /**
   * @param entry the function under test
   * @param code everything of the user's that it may call, itself included
   */
  static Origins of(Program program, Function entry, Collection<Function> code) {
    Set<SymbolId> known = new LinkedHashSet<>();
    code.forEach(function -> known.add(function.symbol()));
    Origins origins = new Origins(program, known);
    for (int i = 0; i < entry.parameters().size(); i++) {
      origins.learn(entry, entry.parameters().get(i), Set.of(new Origin.Parameter(i)));
    }
    do {
      origins.changed = false;
      code.forEach(origins::pass);
    } while (origins.changed);
    return origins;
  }

  private void pass(Function function) {
    for (BasicBlock block : function.blocks()) {
      block.statements().forEach(statement -> pass(function, statement));
      if (block.terminator() instanceof Terminator.Return end) {
        end.value().ifPresent(value -> give(function.symbol(), of(function, value)));
      }
    }
  }

  private void pass(Function function, Statement statement) {
    if (statement instanceof Statement.Assign assign) {
      learn(function, assign.target(), of(function, assign.value()));
    } else if (statement instanceof Statement.Load load) {
      learn(function, load.target(), loaded(of(function, load.address()), load.cell().type()));
    } else if (statement instanceof Statement.Store store) {
      store(of(function, store.address()), of(function, store.value()));
    } else if (statement instanceof Statement.Call call) {
      pass(function, call);
    }
  }

  private void pass(Function function, Statement.Call call) {
    SymbolId symbol =
        call.callee() instanceof Callee.Direct direct ? direct.symbol() : new SymbolId("");
    if (!known.contains(symbol)) {
      call.result().ifPresent(r -> learn(function, r, Set.of(new Origin.Result(symbol))));
      return;
    }
    Function callee = program.functions().get(symbol);
    int given = Math.min(call.arguments().size(), callee.parameters().size());
    for (int i = 0; i < given; i++) {
      learn(callee, callee.parameters().get(i), of(function, call.arguments().get(i).value()));
    }
    call.result().ifPresent(r -> learn(function, r, results.getOrDefault(symbol, Set.of())));
  }

  private void learn(Function function, Local local, Set<Origin> values) {
    Register register = new Register(function.symbol(), local.id());
    changed |= locals.computeIfAbsent(register, r -> new LinkedHashSet<>()).addAll(values);
  }

  private void give(SymbolId function, Set<Origin> values) {
    changed |= results.computeIfAbsent(function, f -> new LinkedHashSet<>()).addAll(values);
  }

  private void store(Set<Origin> addresses, Set<Origin> values) {
    for (Origin address : addresses) {
      if (address instanceof Origin.AddressOf to && to.place() instanceof Origin.Own own) {
        Register register = new Register(own.function(), own.local());
        changed |= locals.computeIfAbsent(register, r -> new LinkedHashSet<>()).addAll(values);
      }
    }
  }

  private Set<Origin> loaded(Set<Origin> addresses, Type type) {
    Set<Origin> found = new LinkedHashSet<>();
    if (type instanceof PointerType) {
      for (Origin address : addresses) {
        if (address instanceof Origin.AddressOf to && to.place() instanceof Origin.Own own) {
          found.addAll(locals.getOrDefault(new Register(own.function(), own.local()), Set.of()));
        } else if (address instanceof Origin.AddressOf to) {
          found.add(new Origin.Loaded(to.place()));
        } else if (!(address instanceof Origin.Null)) {
          found.add(new Origin.Loaded(new Origin.Target(type)));
        }
      }
    }
    return found;
  }

  /** What a variable was given, and where that comes from. */
  record Given(Local local, Set<Origin> origins) {}

  /**
   * What a statement gives to a variable.
   *
   * @param before what variables were given shortly before
   */
  Optional<Given> given(Function function, Statement statement, Map<Local, Set<Origin>> before) {
    if (statement instanceof Statement.Assign assign) {
      boolean isCopy =
          assign.value() instanceof Expression.Read read && before.containsKey(read.local());
      return Optional.of(
          new Given(
              assign.target(),
              isCopy
                  ? before.get(((Expression.Read) assign.value()).local())
                  : of(function, assign.value())));
    }
    return statement instanceof Statement.Load load
        ? Optional.of(
            new Given(load.target(), loaded(of(function, load.address()), load.cell().type())))
        : Optional.empty();
  }

  /** The origins of what a pointer expression of a function gives. */
  Set<Origin> of(Function function, Expression e) {
    if (e instanceof Expression.Read read) {
      return locals.getOrDefault(new Register(function.symbol(), read.local().id()), Set.of());
    }
    if (e instanceof Expression.IntegerConstant constant) {
      boolean isNull = constant.value() == 0 && constant.type() instanceof PointerType;
      return isNull ? Set.of(new Origin.Null()) : Set.of();
    }
    if (e instanceof Expression.LocalAddress address) {
      Local local = address.local();
      return Set.of(address(new Origin.Own(function.symbol(), local.id()), local.type()));
    }
    if (e instanceof Expression.GlobalAddress address) {
      Type type = program.globals().get(address.symbol()).type();
      return Set.of(address(new Origin.Variable(address.symbol()), type));
    }
    if (e instanceof Expression.FieldAddress address) {
      Origin.Member member = new Origin.Member(address.record(), address.field().name());
      return Set.of(address(member, address.field().type()));
    }
    if (e instanceof Expression.ElementAddress element) {
      return of(function, element.base());
    }
    return e instanceof Expression.Conversion conversion && !isTruth(conversion)
        ? of(function, conversion.operand())
        : Set.of();
  }

  private static boolean isTruth(Expression.Conversion conversion) {
    return conversion.type() instanceof IntegerType type && type.isBool();
  }

  private static Origin address(Origin.Place place, Type type) {
    // How long a flexible array member is, only the caller knows.
    boolean isFixed = type instanceof ArrayType array && array.isComplete();
    return new Origin.AddressOf(place, isFixed);
  }
}
