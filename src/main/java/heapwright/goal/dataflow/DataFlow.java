package heapwright.goal.dataflow;

import heapwright.goal.MonitoredGoal.DefinitionUse;
import heapwright.ir.Program;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.ControlPoint;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.type.Local;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which definitions reach which uses along the graph, with no other definition of the same variable
 * in between. Of memory only a store to the same variable surely ends a value; whether others do
 * depends on addresses, and so on runs.
 */
public final class DataFlow {
  /** A definition and a use that it reaches. */
  record Pair(Definition definition, Use use) {}

  private final Function function;
  private final DefinitionsAndUses found;
  private final Map<ControlPoint.Within, List<Definition>> definedAt = new HashMap<>();
  private final Map<ControlPoint.Within, List<Use>> usedAt = new LinkedHashMap<>();
  private final Map<BlockId, BitSet> entering = new HashMap<>();
  private final List<Pair> pairs = new ArrayList<>();
  private final Map<DefinitionUse, List<Pair>> goals = new LinkedHashMap<>();

  private DataFlow(Program program, Function function) {
    this.function = function;
    found = new DefinitionsAndUses(program, function);
    for (Definition definition : found.definitions()) {
      definition
          .at()
          .ifPresent(at -> definedAt.computeIfAbsent(at, a -> new ArrayList<>()).add(definition));
    }
    found.uses().forEach(use -> usedAt.computeIfAbsent(use.at(), a -> new ArrayList<>()).add(use));
  }

  public static DataFlow of(Program program, Function function) {
    DataFlow flow = new DataFlow(program, function);
    flow.propagate();
    function.blocks().stream()
        .filter(block -> flow.entering.containsKey(block.id()))
        .forEach(block -> flow.leave(block, true));
    flow.name();
    return flow;
  }

  private void propagate() {
    BitSet entry = new BitSet();
    found.definitions().stream()
        .filter(definition -> definition.at().isEmpty())
        .forEach(definition -> entry.set(definition.number()));
    entering.put(BlockId.ENTRY, entry);
    Deque<BlockId> open = new ArrayDeque<>(List.of(BlockId.ENTRY));
    while (!open.isEmpty()) {
      BasicBlock block = function.block(open.remove());
      BitSet out = leave(block, false);
      for (BlockId next : block.terminator().successors()) {
        BitSet in = entering.get(next);
        if (in == null) {
          entering.put(next, (BitSet) out.clone());
          open.add(next);
        } else {
          int before = in.cardinality();
          in.or(out);
          if (in.cardinality() != before) {
            open.add(next);
          }
        }
      }
    }
  }

  /** What reaches the end of a block. */
  private BitSet leave(BasicBlock block, boolean isPairing) {
    BitSet live = (BitSet) entering.getOrDefault(block.id(), new BitSet()).clone();
    for (int i = 0; i <= block.statements().size(); i++) {
      ControlPoint.Within at = new ControlPoint.Within(block.id(), i);
      if (isPairing) {
        usedAt.getOrDefault(at, List.of()).forEach(use -> pair(live, use));
      }
      if (i < block.statements().size()) {
        end(live, block.statements().get(i));
        definedAt.getOrDefault(at, List.of()).forEach(definition -> define(live, definition));
      }
    }
    return live;
  }

  private void define(BitSet live, Definition definition) {
    for (Definition other : found.definitions()) {
      if (ends(definition.variable(), other.variable())) {
        live.clear(other.number());
      }
    }
    live.set(definition.number());
  }

  private static boolean ends(Variable variable, Variable other) {
    return variable instanceof Variable.Location place
        ? other instanceof Variable.Location there && place.is(there)
        : variable.equals(other);
  }

  /** A variable begins anew. */
  private void end(BitSet live, Statement statement) {
    Optional<Local> ended =
        statement instanceof Statement.Declare declare
            ? Optional.of(declare.local())
            : statement instanceof Statement.Leave leave
                ? Optional.of(leave.local())
                : Optional.empty();
    for (Definition definition : found.definitions()) {
      if (ended.filter(local -> isOf(definition.variable(), local)).isPresent()) {
        live.clear(definition.number());
      }
    }
  }

  private static boolean isOf(Variable variable, Local local) {
    return variable instanceof Variable.Location place
        ? place.object().flatMap(Variable.NamedObject::local).filter(local::equals).isPresent()
        : variable.equals(new Variable.Register(local));
  }

  private void pair(BitSet live, Use use) {
    for (Definition definition : found.definitions()) {
      if (live.get(definition.number()) && isSame(definition.variable(), use.variable())) {
        pairs.add(new Pair(definition, use));
      }
    }
  }

  private static boolean isSame(Variable variable, Variable other) {
    return variable instanceof Variable.Location place
        ? other instanceof Variable.Location there && place.mayBe(there)
        : variable.equals(other);
  }

  private void name() {
    pairs.sort(
        Comparator.comparing((Pair pair) -> pair.definition().statement())
            .thenComparing(pair -> pair.definition().number()));
    for (Pair pair : pairs) {
      DefinitionUse goal =
          new DefinitionUse(
              function.symbol(),
              names(pair),
              pair.definition().statement(),
              pair.use().place(),
              pair.use().line());
      goals.computeIfAbsent(goal, g -> new ArrayList<>()).add(pair);
    }
  }

  /** Memory may be named otherwise where it is used. */
  private static String names(Pair pair) {
    String defined = pair.definition().text();
    return defined.equals(pair.use().text()) ? defined : defined + "=" + pair.use().text();
  }

  /** The goals, in the order of the definitions. */
  public List<DefinitionUse> goals() {
    return List.copyOf(goals.keySet());
  }

  List<Pair> pairs(DefinitionUse goal) {
    return goals.getOrDefault(goal, List.of());
  }

  List<Definition> definitions() {
    return found.definitions();
  }

  Function function() {
    return function;
  }
}
