package heapwright.goal.reach;

import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.ControlPoint;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Relation;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.PointerType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Gives a condition an answer where evaluating it would dereference NULL: the evaluation must not
 * end a call that would go on without it.
 */
final class NullGuards {
  private final Function question;
  private final DataModel model;
  private final CodeInsertion rewriting;
  private int decisions;

  private NullGuards(Function question, DataModel model) {
    this.question = question;
    this.model = model;
    rewriting = new CodeInsertion(question);
  }

  static Function of(Function question, DataModel model, boolean answer) {
    return new NullGuards(question, model).guarded(answer ? 1 : 0);
  }

  private Function guarded(long answer) {
    Expression no = new Expression.IntegerConstant(answer, question.type().result(), span());
    BlockId refusal = rewriting.block(List.of(), new Terminator.Return(Optional.of(no), span()));
    Map<ControlPoint, UnaryOperator<BlockId>> code = new LinkedHashMap<>();
    for (BasicBlock block : question.blocks()) {
      for (int i = 0; i < block.statements().size(); i++) {
        Optional<Expression> followed = followed(block.statements().get(i));
        ControlPoint here = new ControlPoint.Within(block.id(), i);
        followed.ifPresent(pointer -> code.put(here, next -> guard(pointer, next, refusal)));
      }
    }
    rewriting.insert(code);
    return rewriting.starting(List.of());
  }

  private BlockId guard(Expression pointer, BlockId next, BlockId refusal) {
    Expression nothing = new Expression.IntegerConstant(0, pointer.type(), span());
    Expression holds =
        new Expression.Comparison(Relation.NOT_EQUAL, pointer, nothing, model.signedInt(), span());
    StatementNumber number = new StatementNumber(question.statements().size() + 1);
    DecisionId decision = new DecisionId(number, ++decisions);
    return rewriting.block(
        List.of(), new Terminator.Branch(decision, holds, next, refusal, Optional.empty(), span()));
  }

  /** The pointer that a statement dereferences to read, unless it is a variable's address. */
  private static Optional<Expression> followed(Statement statement) {
    if (statement instanceof Statement.Load load) {
      return pointer(load.address());
    }
    return statement instanceof Statement.Copy copy ? pointer(copy.from()) : Optional.empty();
  }

  private static Optional<Expression> pointer(Expression address) {
    if (address instanceof Expression.FieldAddress field) {
      return pointer(field.base());
    }
    if (address instanceof Expression.ElementAddress element) {
      return pointer(element.base());
    }
    return address instanceof Expression.Read && address.type() instanceof PointerType
        ? Optional.of(address)
        : Optional.empty();
  }

  private SourceSpan span() {
    return question.span();
  }
}
