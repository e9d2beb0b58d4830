package heapwright.analysis;

import heapwright.ir.Program;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Linkage;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceFile;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.SourceStatement;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.VoidType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Functions for tests, written as one line per block: {@code "if 1 2"}, {@code "goto 3"}, {@code
 * "switch 4 5 6"} (cases 0, 1, then the default), {@code "return"}, {@code "stuck"}. Block i is
 * statement i+1 on line i+1.
 */
public final class Sketch {
  private static final SourceFile FILE = new SourceFile("sketch.c");

  private Sketch() {}

  public static Function function(String name, String... blocks) {
    return function(name, List.of(), blocks);
  }

  /** A function whose first block begins with these statements. */
  public static Function function(String name, List<Statement> first, String... blocks) {
    List<BasicBlock> all = new ArrayList<>();
    List<SourceStatement> numbered = new ArrayList<>();
    for (int i = 0; i < blocks.length; i++) {
      StatementNumber number = new StatementNumber(i + 1);
      List<Statement> body = new ArrayList<>(i == 0 ? first : List.of());
      body.add(new Statement.Step(number, span(i + 1)));
      Terminator end = terminator(blocks[i].split(" "), new DecisionId(number, 0), span(i + 1));
      all.add(new BasicBlock(new BlockId(i), body, end));
      numbered.add(new SourceStatement(number, kind(end), span(i + 1)));
    }
    return new Function(
        new SymbolId(name),
        name,
        type(),
        Linkage.EXTERNAL,
        List.of(),
        List.of(),
        all,
        numbered,
        new SourceSpan(FILE, 1, 1, blocks.length, 10));
  }

  public static FunctionType type() {
    return VoidType.VOID.function(List.of());
  }

  public static SourceSpan span(int line) {
    return new SourceSpan(FILE, line, 1, line, 10);
  }

  private static SourceStatement.Kind kind(Terminator end) {
    if (end instanceof Terminator.Return) {
      return SourceStatement.Kind.RETURN;
    }
    return end.successors().size() > 1 ? SourceStatement.Kind.IF : SourceStatement.Kind.EXPRESSION;
  }

  private static Terminator terminator(String[] words, DecisionId decision, SourceSpan span) {
    Expression one = new Expression.IntegerConstant(1, DataModel.LP64.signedInt(), span);
    return switch (words[0]) {
      case "goto" -> new Terminator.Jump(block(words[1]), span);
      case "if" ->
          new Terminator.Branch(
              decision, one, block(words[1]), block(words[2]), Optional.empty(), span);
      case "switch" -> choice(words, decision, one, span);
      case "return" -> new Terminator.Return(Optional.empty(), span);
      case "stuck" -> new Terminator.Unreachable(span);
      default -> throw new IllegalArgumentException(words[0]);
    };
  }

  private static Terminator choice(
      String[] words, DecisionId decision, Expression subject, SourceSpan span) {
    List<Terminator.Switch.Case> cases = new ArrayList<>();
    for (int i = 1; i < words.length - 1; i++) {
      cases.add(new Terminator.Switch.Case(i - 1, i - 1, block(words[i]), span));
    }
    return new Terminator.Switch(
        decision, subject, cases, block(words[words.length - 1]), Optional.empty(), span);
  }

  private static BlockId block(String number) {
    return new BlockId(Integer.parseInt(number));
  }

  /** A program of nothing but this. */
  public static Program program(Function function) {
    return new Program(
        DataModel.LP64, Map.of(), Map.of(), Map.of(function.symbol(), function), List.of());
  }
}
