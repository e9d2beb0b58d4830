package heapwright.ir.code;

import heapwright.ir.source.ConditionTree;
import heapwright.ir.source.SourceFile;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.SourceStatement;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Local;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A function's definition.
 *
 * @param name the source's spelling, for readers; {@code symbol} is the identity
 * @param parameters the first of {@code locals}
 * @param statements the numbered statements, in order
 * @param decisions those of several conditions, as the source has them
 * @param loops its loop statements; none where a function is made rather than written
 * @param variables what names mean at its statements; inner scopes come before outer ones
 * @param unsequenced where its result may depend on the order in which a compiler evaluates
 *     operands
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
    List<ConditionTree> decisions,
    SourceLoops loops,
    List<ScopedVariable> variables,
    List<Unsequenced> unsequenced,
    SourceSpan span) {

  /** One that is made rather than written: without loops and variables that goals could name. */
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
        List.of(),
        SourceLoops.NONE,
        List.of(),
        List.of(),
        span);
  }

  /** Whether another file may define the function that is called instead. */
  public boolean isReplaceable() {
    return linkage == Linkage.WEAK && !isStub();
  }

  public Function {
    parameters = List.copyOf(parameters);
    locals = List.copyOf(locals);
    blocks = List.copyOf(blocks);
    statements = List.copyOf(statements);
    decisions = List.copyOf(decisions);
    variables = List.copyOf(variables);
    unsequenced = List.copyOf(unsequenced);
  }

  /** The same with other code. */
  public Function withBlocks(List<BasicBlock> others) {
    return with(linkage, others);
  }

  public Function withLinkage(Linkage other) {
    return with(other, blocks);
  }

  private Function with(Linkage newLinkage, List<BasicBlock> newBlocks) {
    return new Function(
        symbol,
        name,
        type,
        newLinkage,
        parameters,
        locals,
        newBlocks,
        statements,
        decisions,
        loops,
        variables,
        unsequenced,
        span);
  }

  public BasicBlock block(BlockId id) {
    return blocks.get(id.index());
  }

  public BasicBlock entry() {
    return block(BlockId.ENTRY);
  }

  /** The statements of all blocks. */
  public Stream<Statement> code() {
    return blocks.stream().flatMap(block -> block.statements().stream());
  }

  public Stream<Statement.Call> calls() {
    return code().filter(Statement.Call.class::isInstance).map(Statement.Call.class::cast);
  }

  /** What its statements and terminators evaluate, without the parts of these expressions. */
  public Stream<Expression> expressions() {
    return blocks.stream()
        .flatMap(
            block ->
                Stream.concat(
                    block.statements().stream().flatMap(s -> s.operands().stream()),
                    block.terminator().operands().stream()));
  }

  public SourceStatement statement(StatementNumber number) {
    return statements.get(number.value() - 1);
  }

  /** What a name means at a statement, if it is a variable of the function's own. */
  public Optional<ScopedVariable> variable(String wanted, StatementNumber at) {
    return variables.stream()
        .filter(variable -> variable.name().equals(wanted) && variable.isVisibleAt(at))
        .findFirst();
  }

  /** Where stubs say that they are from. */
  public static final SourceFile STUBS = new SourceFile("<stubs>");

  /** As {@link #STUBS}, for stubs that an input may point to. */
  public static final SourceFile CALLBACKS = new SourceFile("(callbacks)");

  /** Whether it stands for code outside of the program. */
  public boolean isStub() {
    return span.file().equals(STUBS) || span.file().equals(CALLBACKS);
  }
}
