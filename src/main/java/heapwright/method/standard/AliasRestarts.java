package heapwright.method.standard;

import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.method.alias.AliasEvidence;
import heapwright.method.alias.AliasSets;
import heapwright.solve.question.Solver;
import heapwright.symbolic.SymbolicMachine;
import heapwright.symbolic.execution.CallRule;
import heapwright.symbolic.heap.InputAccess;
import heapwright.symbolic.path.AliasHypothesis;
import heapwright.symbolic.path.PathState;
import heapwright.symbolic.persistent.Trail;
import heapwright.symbolic.term.Terms;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Which pointers might share an object. A path starts with all its aliases known, so that chains
 * which were written are never merged; an alias that might have changed a path that ended is
 * assumed from the start of others.
 */
final class AliasRestarts {
  /**
   * What paths start with.
   *
   * @param aliases pointers that are assumed to share an object
   * @param machine which takes the steps under these hypotheses
   * @param penalty how long paths of others may be before this one is looked at
   */
  record Start(List<AliasHypothesis> aliases, SymbolicMachine machine, int penalty) {

    Start {
      aliases = List.copyOf(aliases);
    }
  }

  /** This many sets of aliases are tried. */
  static final int MOST = 3_000;

  /** The empty set alone: paths that give evidence for others prove nothing. */
  static final int NONE = 1;

  private static final int COMPARED = 2;
  private static final int FLOWING = 8;

  private final Program program;
  private final Function root;
  private final Terms terms;
  private final Solver.Mark nothing;
  private final AliasEvidence evidence;
  private final AliasSets sets;
  private final Consumer<OpenPath> starts;
  private final Set<Trail<InputAccess>> known = Collections.newSetFromMap(new IdentityHashMap<>());

  /**
   * @param most sets of aliases
   * @param starts gets the start of the paths under each new hypothesis
   */
  AliasRestarts(
      Program program,
      Function root,
      Terms terms,
      Solver.Mark nothing,
      int most,
      Consumer<OpenPath> starts) {
    this.program = program;
    this.root = root;
    this.terms = terms;
    this.nothing = nothing;
    this.starts = starts;
    evidence = new AliasEvidence(program);
    sets = new AliasSets(evidence, most);
  }

  /** The paths of inputs in which no pointers share an object. */
  void start() {
    sets.add(List.of());
    restart(List.of(), 0);
  }

  private void restart(List<AliasHypothesis> aliases, int penalty) {
    SymbolicMachine machine = new SymbolicMachine(program, terms, aliases, CallRule.INLINE);
    Start start = new Start(aliases, machine, penalty);
    starts.accept(OpenPath.start(start, machine.start(root), nothing));
  }

  /**
   * Looks at a path that ended, and at what it takes for granted.
   *
   * @return what was not looked at, if there is something
   */
  Optional<String> learn(OpenPath prefix, PathState last) {
    Trail<InputAccess> accesses = last.heap().accesses();
    if (!known.add(accesses)) {
      return Optional.empty();
    }
    Start from = prefix.start();
    sets.learn(
        from.aliases(),
        last,
        aliases -> restart(aliases, from.penalty() + COMPARED),
        aliases -> restart(aliases, from.penalty() + FLOWING));
    return evidence.reservation(last);
  }

  /** Whether open paths may still lead to hypotheses, since the input has pointers. */
  boolean mayCome() {
    return root.parameters().stream().anyMatch(parameter -> hasPointer(parameter.type()))
        || program.globals().values().stream()
            .anyMatch(global -> !global.span().isOurs() && hasPointer(global.type()));
  }

  private static boolean hasPointer(Type type) {
    return type instanceof PointerType
        || type instanceof ArrayType array && hasPointer(array.element())
        || type instanceof RecordType record
            && (!record.isComplete()
                || record.fields().stream().anyMatch(field -> hasPointer(field.type())));
  }

  /** Whether there were more hypotheses than the limit admits. */
  boolean hasMore() {
    return sets.hasMore();
  }
}
