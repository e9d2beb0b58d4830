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
import java.util.List;
import java.util.Optional;

/** A function in the making: its locals and blocks, and where code is appended. */
final class RoutineBuilder {
  private final DataModel model;
  private final List<Local> locals = new ArrayList<>();
  private final List<Draft> blocks = new ArrayList<>();
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
        "%" + locals.size(),
        type,
        Local.Storage.REGISTER,
        Local.Origin.TEMPORARY,
        1,
        span);
  }

  /** Memory of the frame without a name. */
  Local memory(Type type, int alignment, SourceSpan span) {
    return local(
        "%" + locals.size(),
        type,
        Local.Storage.MEMORY,
        Local.Origin.TEMPORARY,
        alignment,
        span);
  }

  BlockId block() {
    blocks.add(new Draft());
    return new BlockId(blocks.size() - 1);
  }

  void goOnAt(BlockId block) {
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

  /** Without the blocks that control never comes to. */
  List<BasicBlock> blocks(SourceSpan span) {
    List<BasicBlock> finished = new ArrayList<>();
    for (int i = 0; i < blocks.size(); i++) {
      Draft draft = blocks.get(i);
      finished.add(
          new BasicBlock(
              new BlockId(i),
              draft.statements,
              draft.end.orElseGet(() -> new Terminator.Unreachable(span))));
    }
    return finished;
  }
}
