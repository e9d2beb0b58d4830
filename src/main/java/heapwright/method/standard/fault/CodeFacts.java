package heapwright.method.standard.fault;

import heapwright.analysis.References;
import heapwright.analysis.graph.BreadthFirstSearch;
import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Field;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.method.variation.InputScalar;
import heapwright.symbolic.scalar.Leaves;
import heapwright.testcase.TestInput;
import heapwright.testcase.scenario.Scenario;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What the text of a function, and of those of the user's that it calls, tells about it. */
final class CodeFacts {
  private final Program program;
  private final Function entry;
  private final List<Function> functions;
  private final List<Function> own;
  private final Origins origins;
  private final AccessPaths paths;
  private final NullChecks checks;
  private final MemberLookup members;
  private final DeclaredLengths lengths;

  CodeFacts(Program program, Function entry) {
    this.program = program;
    this.entry = entry;
    members = new MemberLookup(program.model());
    lengths = new DeclaredLengths(program.model(), entry);
    functions = reachable(program, entry);
    own = reachable(program, Scenario.subject(program, entry));
    origins = Origins.of(program, entry, functions);
    paths = new AccessPaths(program, functions);
    checks = new NullChecks(origins, paths, functions);
  }

  /** Whether a byte of what lies behind a pointer to a type belongs to a pointer. */
  boolean isInPointer(Type type, long offset) {
    boolean isKnown = type.isScalar() || type.isAggregate();
    long size = isKnown ? Math.max(1, program.model().size(type)) : 1;
    return isKnown
        && new Leaves(program.model())
            .of(type).stream()
                .filter(leaf -> leaf.cell().type() instanceof PointerType && !leaf.inUnion())
                .anyMatch(leaf -> isIn(leaf, Math.floorMod(offset, size)));
  }

  private boolean isIn(Leaves.Leaf leaf, long offset) {
    long end = leaf.offset() + program.model().size(leaf.cell().type());
    return leaf.offset() <= offset && offset < end;
  }

  /** Those that the function names, directly or not; what only an input leads to is not its own. */
  private static List<Function> reachable(Program program, Function entry) {
    return BreadthFirstSearch.reachable(
            List.of(entry.symbol()),
            symbol ->
                References.of(program.functions().get(symbol)).stream()
                    .filter(s -> program.function(s).filter(CodeFacts::isUsers).isPresent())
                    .toList())
        .stream()
        .map(program.functions()::get)
        .toList();
  }

  private static boolean isUsers(Function function) {
    return !function.span().isOurs() && !function.isStub();
  }

  List<Function> functions() {
    return functions;
  }

  /** Whether a place belongs to the function under test or to one that it names. */
  boolean contains(SourceSpan at) {
    return own.stream().anyMatch(f -> f.span().encloses(at));
  }

  boolean acceptsNull(Origin origin) {
    return checks.accepts(origin);
  }

  /** Whether a pointer that a place follows is compared with NULL somewhere. */
  boolean comparesWhatIsFollowed(SourceSpan at) {
    return functions.stream()
        .anyMatch(
            function ->
                FollowedPointers.at(function, at)
                    .anyMatch(address -> checks.compares(paths.of(function, address))));
  }

  /** The origins of the addresses that a place uses. */
  Set<Origin> addressesAt(SourceSpan at) {
    Set<Origin> found = new LinkedHashSet<>();
    for (Function function : functions) {
      FollowedPointers.at(function, at)
          .forEach(address -> found.addAll(origins.of(function, address)));
    }
    return found;
  }

  /**
   * Whether a place follows a pointer that was read where the source has only bytes: behind a
   * {@code void *} or {@code char *}.
   */
  boolean followsPointerAmongBytes(SourceSpan at) {
    return functions.stream()
        .anyMatch(
            function ->
                FollowedPointers.at(function, at)
                    .filter(Expression.Read.class::isInstance)
                    .map(address -> ((Expression.Read) address).local())
                    .anyMatch(local -> FollowedPointers.isReadAmongBytes(function, local)));
  }

  /** Where the code finds what a scalar holds; empty if it is no pointer that it could name. */
  Optional<Origin> origin(TestInput input, InputScalar scalar) {
    if (scalar.holder() instanceof InputScalar.Argument argument) {
      if (argument.index() >= entry.parameters().size()) {
        return Optional.empty();
      }
      Type type = entry.parameters().get(argument.index()).type();
      return type.isScalar()
          ? Optional.of(new Origin.Parameter(argument.index()))
          : member(type, scalar).map(Origin.Loaded::new);
    }
    if (scalar.holder() instanceof InputScalar.Block block) {
      Type element = input.object(block.name()).element();
      return element instanceof PointerType
          ? Optional.of(new Origin.Loaded(new Origin.Target(element)))
          : member(element, scalar).map(Origin.Loaded::new);
    }
    if (scalar.holder() instanceof InputScalar.Effect effect) {
      return Optional.of(new Origin.Result(effect.channel().function()));
    }
    SymbolId symbol = ((InputScalar.Variable) scalar.holder()).symbol();
    Global global = program.globals().get(symbol);
    return member(global.type(), scalar)
        .<Origin>map(Origin.Loaded::new)
        .or(() -> Optional.of(new Origin.Loaded(new Origin.Variable(symbol))));
  }

  /** Whether a scalar is a member of a structure. */
  boolean isMember(TestInput input, InputScalar scalar) {
    return origin(input, scalar)
        .filter(o -> o instanceof Origin.Loaded from && from.place() instanceof Origin.Member)
        .isPresent();
  }

  /** Whether what a pointer leads to is made of characters. */
  boolean isText(Origin origin) {
    Optional<Type> type = Optional.empty();
    if (origin instanceof Origin.Parameter parameter) {
      type = Optional.of(entry.parameters().get(parameter.index()).type());
    } else if (origin instanceof Origin.Loaded loaded
        && loaded.place() instanceof Origin.Member member) {
      type =
          member.record().fields().stream()
              .filter(field -> field.name().equals(member.name()))
              .map(Field::type)
              .findFirst();
    }
    return type.filter(
            t ->
                t instanceof PointerType pointer
                    && pointer.target() instanceof IntegerType integer
                    && integer.kind() == IntegerType.Kind.CHAR)
        .isPresent();
  }

  /** The function outside of the program that decides what a scalar holds, if one does. */
  Optional<SymbolId> answerer(InputScalar scalar) {
    return scalar.holder() instanceof InputScalar.Effect effect
        ? Optional.of(effect.channel().function())
        : Optional.empty();
  }

  private Optional<Origin.Member> member(Type type, InputScalar scalar) {
    return members.innermost(type, scalar.offset(), scalar.cell());
  }

  DeclaredLengths lengths() {
    return lengths;
  }

  MemberLookup members() {
    return members;
  }
}
