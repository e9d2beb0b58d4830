package heapwright.ir;

import java.util.List;

/**
 * A function's definition.
 *
 * @param name the source's spelling, for people; {@code symbol} is the identity
 * @param parameters the first of {@code locals}
 * @param statements the numbered statements, in order
 * @param loops its loop statements; none where a function is made rather than written
 * @param span the whole definition
 */
public record Function(
    SymbolId symbol,
    String name,
    FunctionType type,
    Linkage linkage,
    List<Local> parameters,
    List<Local> locals,
    List<BasicBlock> blocks,
    List<SourceStatement> statements,
    SourceLoops loops,
    SourceSpan span) {

  public Function(
      SymbolId symbol,
      String name,
      FunctionType type,
      Linkage linkage,
      List<Local> parameters,
      List<Local> locals,
      List<BasicBlock> blocks,
      List<SourceStatement> statements,
      SourceSpan span) {
    this(
        symbol,
        name,
        type,
        linkage,
        parameters,
        locals,
        blocks,
        statements,
        SourceLoops.NONE,
        span);
  }

  public Function {
    parameters = List.copyOf(parameters);
    locals = List.copyOf(locals);
    blocks = List.copyOf(blocks);
    statements = List.copyOf(statements);
  }

  public BasicBlock block(BlockId id) {
    return blocks.get(id.index());
  }

  public BasicBlock entry() {
    return block(BlockId.ENTRY);
  }

  public SourceStatement statement(StatementNumber number) {
    return statements.get(number.value() - 1);
  }
}
