package heapwright.method.standard.fault;

import heapwright.ir.Program;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator;
import heapwright.ir.type.Local;
import heapwright.ir.type.LocalId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How the code spells a pointer: as the variable that holds it, and as what that variable was
 * given. Parameters are given what callers pass.
 */
final class AccessPaths {
  /** How the code writes something: {@code n->parent->left} begins at n and takes two steps. */
  record AccessPath(Root root, List<Step> steps) {

    /** Where it begins. */
    sealed interface Root {}

    /** A variable of a function. */
    record Variable(SymbolId function, LocalId local) implements Root {}

    /** A variable of the file. */
    record Shared(SymbolId symbol) implements Root {}

    /** One step on. */
    sealed interface Step {}

    /** To a member. */
    record Member(String name) implements Step {}

    /** To any element. */
    record Element() implements Step {}

    /** To what is stored there. */
    record Content() implements Step {}

    AccessPath {
      steps = List.copyOf(steps);
    }

    AccessPath to(Step step) {
      List<Step> more = new ArrayList<>(steps);
      more.add(step);
      return new AccessPath(root, more);
    }
  }

  /** What may be spent on replacing variables by what they were given: two of them, say. */
  private static final int EFFORT = 14;

  private static final int VARIABLE = 5;
  private static final int TEMPORARY = 1;

  private static final int LONGEST = 8;
  private static final int MOST = 64;

  private record Register(SymbolId function, LocalId local) {}

  /**
   * What a register is given.
   *
   * @param isContent whether it is what lies at that address
   */
  private record Definition(Function function, Expression value, boolean isContent) {}

  private final Map<Register, List<Definition>> definitions = new HashMap<>();
  private final Map<SymbolId, List<Definition>> results = new HashMap<>();
  private final Map<Register, Set<SymbolId>> calls = new HashMap<>();

  AccessPaths(Program program, Collection<Function> code) {
    for (Function function : code) {
      function
          .blocks()
          .forEach(
              block -> {
                block.statements().forEach(s -> define(program, function, s));
                if (block.terminator() instanceof Terminator.Return end) {
                  end.value().ifPresent(value -> result(function, value));
                }
              });
    }
  }

  private void result(Function function, Expression value) {
    results
        .computeIfAbsent(function.symbol(), f -> new ArrayList<>())
        .add(new Definition(function, value, false));
  }

  private void define(Program program, Function function, Statement statement) {
    if (statement instanceof Statement.Assign assign) {
      give(function, assign.target(), new Definition(function, assign.value(), false));
    } else if (statement instanceof Statement.Load load) {
      give(function, load.target(), new Definition(function, load.address(), true));
    } else if (statement instanceof Statement.Call call
        && call.callee() instanceof Callee.Direct direct) {
      call.result()
          .ifPresent(
              r ->
                  calls
                      .computeIfAbsent(
                          new Register(function.symbol(), r.id()), x -> new LinkedHashSet<>())
                      .add(direct.symbol()));
      program.function(direct.symbol()).ifPresent(callee -> pass(function, call, callee));
    }
  }

  private void pass(Function caller, Statement.Call call, Function callee) {
    int given = Math.min(call.arguments().size(), callee.parameters().size());
    for (int i = 0; i < given; i++) {
      Expression value = call.arguments().get(i).value();
      give(callee, callee.parameters().get(i), new Definition(caller, value, false));
    }
  }

  private void give(Function function, Local local, Definition definition) {
    definitions
        .computeIfAbsent(new Register(function.symbol(), local.id()), r -> new ArrayList<>())
        .add(definition);
  }

  Set<AccessPath> of(Function function, Expression pointer) {
    return of(function, pointer, EFFORT);
  }

  private Set<AccessPath> of(Function function, Expression e, int left) {
    if (e instanceof Expression.Read read) {
      return register(function, read.local(), left);
    }
    if (e instanceof Expression.LocalAddress address) {
      return Set.of(path(new AccessPath.Variable(function.symbol(), address.local().id())));
    }
    if (e instanceof Expression.GlobalAddress address) {
      return Set.of(path(new AccessPath.Shared(address.symbol())));
    }
    if (e instanceof Expression.FieldAddress address) {
      AccessPath.Step member = new AccessPath.Member(address.field().name());
      return on(of(function, address.base(), left), member);
    }
    if (e instanceof Expression.ElementAddress element) {
      return on(of(function, element.base(), left), new AccessPath.Element());
    }
    return e instanceof Expression.Conversion conversion
        ? of(function, conversion.operand(), left)
        : Set.of();
  }

  private Set<AccessPath> register(Function function, Local local, int left) {
    Set<AccessPath> found = new LinkedHashSet<>();
    if (!local.isTemporary()) {
      found.add(path(new AccessPath.Variable(function.symbol(), local.id())));
    }
    int next = left - (local.isTemporary() ? TEMPORARY : VARIABLE);
    if (next >= 0) {
      for (Definition d : given(new Register(function.symbol(), local.id()))) {
        Set<AccessPath> given = of(d.function(), d.value(), next);
        found.addAll(d.isContent() ? on(given, new AccessPath.Content()) : given);
      }
    }
    return found.size() > MOST ? Set.copyOf(List.copyOf(found).subList(0, MOST)) : found;
  }

  private List<Definition> given(Register register) {
    List<Definition> all = new ArrayList<>(definitions.getOrDefault(register, List.of()));
    for (SymbolId callee : calls.getOrDefault(register, Set.of())) {
      all.addAll(results.getOrDefault(callee, List.of()));
    }
    return all;
  }

  private static AccessPath path(AccessPath.Root root) {
    return new AccessPath(root, List.of());
  }

  private static Set<AccessPath> on(Set<AccessPath> paths, AccessPath.Step step) {
    Set<AccessPath> longer = new LinkedHashSet<>();
    for (AccessPath path : paths) {
      if (path.steps().size() < LONGEST) {
        longer.add(path.to(step));
      }
    }
    return longer;
  }
}
