package heapwright.source.llvm.lower;

import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Local;
import heapwright.ir.type.LocalId;
import heapwright.ir.type.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A function in the making: its locals and blocks, and where code is appended. */
final class RoutineBuilder {
  private final DataModel model;
  private final List<Local> locals = new ArrayList<>();
  private final List<Draft> blocks = new ArrayList<>();
  private final Set<BlockId> order = new LinkedHashSet<>();
  private Draft current;

  /** A block without its end yet. */
  private static final class Draft {
    private final List<Statement> statements = new ArrayList<>();
    private Optional<Terminator> end = Optional.empty();
  }

  RoutineBuilder(DataModel model) {
    this.model = model;
  }

  Local local(
      String name,
      Type type,
      Local.Storage storage,
      Local.Origin origin,
      int alignment,
      SourceSpan span) {
    int least = type.hasLayout() ? model.alignment(type) : 1;
    Local local =
        new Local(
            new LocalId(locals.size()),
            name,
            type,
            storage,
            origin,
            Math.max(alignment, least),
            span);
    locals.add(local);
    return local;
  }

  /** A register that is assigned before it is read. */
  Local temporary(Type type, SourceSpan span) {
    return local(
        "%" + locals.size(), type, Local.Storage.REGISTER, Local.Origin.TEMPORARY, 1, span);
  }

  /** Memory of the frame without a name. */
  Local memory(Type type, int alignment, SourceSpan span) {
    return local(
        "%" + locals.size(), type, Local.Storage.MEMORY, Local.Origin.TEMPORARY, alignment, span);
  }

  BlockId block() {
    blocks.add(new Draft());
    return new BlockId(blocks.size() - 1);
  }

  void goOnAt(BlockId block) {
    order.add(block);
    current = blocks.get(block.index());
  }

  void append(Statement statement) {
    current.statements.add(statement);
  }

  void end(Terminator terminator) {
    if (current.end.isEmpty()) {
      current.end = Optional.of(terminator);
    }
  }

  /** Whether control has gone elsewhere already. */
  boolean isEnded() {
    return current.end.isPresent();
  }

  List<Local> locals() {
    return locals;
  }

  /** In the order in which they were filled, which is that of the source. */
  List<BasicBlock> blocks(SourceSpan span) {
    Map<BlockId, BlockId> renamed = new HashMap<>();
    order.forEach(block -> renamed.put(block, new BlockId(renamed.size())));
    List<BasicBlock> finished = new ArrayList<>();
    for (BlockId block : order) {
      Draft draft = blocks.get(block.index());
      Terminator end = draft.end.orElseGet(() -> new Terminator.Unreachable(span));
      finished.add(new BasicBlock(renamed.get(block), draft.statements, renamed(end, renamed)));
    }
    return finished;
  }

  private static Terminator renamed(Terminator end, Map<BlockId, BlockId> names) {
    if (end instanceof Terminator.Jump t) {
      return new Terminator.Jump(names.get(t.target()), t.span());
    }
    if (end instanceof Terminator.Branch t) {
      return new Terminator.Branch(
          t.decision(),
          t.condition(),
          names.get(t.ifTrue()),
          names.get(t.ifFalse()),
          t.text(),
          t.span());
    }
    if (end instanceof Terminator.Switch t) {
      List<Terminator.Switch.Case> cases =
          t.cases().stream()
              .map(
                  c ->
                      new Terminator.Switch.Case(
                          c.low(), c.high(), names.get(c.target()), c.span()))
              .toList();
      return new Terminator.Switch(
          t.decision(), t.subject(), cases, names.get(t.otherwise()), t.text(), t.span());
    }
    return end;
  }
}
