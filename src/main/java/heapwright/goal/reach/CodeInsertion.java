package heapwright.goal.reach;

import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.ControlPoint;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.ir.type.Local;
import heapwright.ir.type.LocalId;
import heapwright.ir.type.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * Puts code between the statements of a function. Its blocks keep their numbers; what comes behind
 * code that was put into the middle of a block moves to a new one.
 */
public final class CodeInsertion {
  private final Function function;
  private final List<BasicBlock> blocks;
  private final List<Local> locals;

  public CodeInsertion(Function function) {
    this.function = function;
    blocks = new ArrayList<>(function.blocks());
    locals = new ArrayList<>(function.locals());
  }

  /** A register of our own, with a name for readers. */
  public Local register(String name, Type type, int alignment) {
    Local local =
        new Local(
            new LocalId(locals.size()),
            name,
            type,
            Local.Storage.REGISTER,
            Local.Origin.VARIABLE,
            alignment,
            function.span());
    locals.add(local);
    return local;
  }

  public BlockId block(List<Statement> statements, Terminator end) {
    BlockId id = new BlockId(blocks.size());
    blocks.add(new BasicBlock(id, statements, end));
    return id;
  }

  /**
   * Puts code at control points.
   *
   * @param code by control point: given where control goes on, makes the blocks and returns the
   *     first one
   */
  public void insert(Map<ControlPoint, UnaryOperator<BlockId>> code) {
    Map<List<Object>, BlockId> shared = new HashMap<>();
    Map<BlockId, TreeMap<Integer, UnaryOperator<BlockId>>> inside = new HashMap<>();
    code.forEach(
        (point, snippet) ->
            point.match(
                turn -> {
                  redirect(turn, snippet, shared);
                  return null;
                },
                within -> {
                  inside
                      .computeIfAbsent(within.block(), b -> new TreeMap<>())
                      .put(within.before(), snippet);
                  return null;
                }));
    inside.forEach((id, places) -> places.descendingMap().forEach((at, s) -> split(id, at, s)));
  }

  /** Edges that go on at one block with the same code share it. */
  private void redirect(
      ControlPoint.Turn turn, UnaryOperator<BlockId> snippet, Map<List<Object>, BlockId> shared) {
    BasicBlock block = blocks.get(turn.block().index());
    BlockId target = block.terminator().successors().get(turn.outcome());
    BlockId first = shared.computeIfAbsent(List.of(snippet, target), k -> snippet.apply(target));
    Terminator end = redirected(block.terminator(), turn.outcome(), first);
    blocks.set(block.id().index(), new BasicBlock(block.id(), block.statements(), end));
  }

  private static Terminator redirected(Terminator end, int outcome, BlockId target) {
    if (end instanceof Terminator.Branch t) {
      BlockId yes = outcome == 0 ? target : t.ifTrue();
      BlockId no = outcome == 1 ? target : t.ifFalse();
      return new Terminator.Branch(t.decision(), t.condition(), yes, no, t.text(), t.span());
    }
    if (end instanceof Terminator.Switch t) {
      List<Terminator.Switch.Case> cases = new ArrayList<>(t.cases());
      BlockId otherwise = outcome < cases.size() ? t.otherwise() : target;
      if (outcome < cases.size()) {
        Terminator.Switch.Case old = cases.get(outcome);
        cases.set(outcome, new Terminator.Switch.Case(old.low(), old.high(), target, old.span()));
      }
      return new Terminator.Switch(t.decision(), t.subject(), cases, otherwise, t.text(), t.span());
    }
    return new Terminator.Jump(target, end.span());
  }

  private void split(BlockId id, int at, UnaryOperator<BlockId> snippet) {
    BasicBlock block = blocks.get(id.index());
    List<Statement> all = block.statements();
    BlockId rest = block(all.subList(at, all.size()), block.terminator());
    Terminator jump = new Terminator.Jump(snippet.apply(rest), block.terminator().span());
    blocks.set(id.index(), new BasicBlock(id, all.subList(0, at), jump));
  }

  /** Puts statements before all others. */
  public Function starting(List<Statement> first) {
    List<Statement> statements = new ArrayList<>(first);
    statements.addAll(blocks.get(0).statements());
    blocks.set(0, new BasicBlock(BlockId.ENTRY, statements, blocks.get(0).terminator()));
    return new Function(
        function.symbol(),
        function.name(),
        function.type(),
        function.linkage(),
        function.parameters(),
        locals,
        blocks,
        function.statements(),
        function.span());
  }
}
