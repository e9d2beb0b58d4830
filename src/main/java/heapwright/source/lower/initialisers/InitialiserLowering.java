package heapwright.source.lower.initialisers;

import heapwright.ir.Initialiser;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.Local;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.Type;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.context.Initialisers;
import heapwright.source.lower.symbols.StaticObject;
import heapwright.source.lower.values.Lvalue;
import heapwright.source.lower.values.Rvalue;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTEqualsInitializer;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTInitializer;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTInitializerList;

/** Initialisers: braces, designators, strings. */
public final class InitialiserLowering implements Initialisers {
  private final CodeContext code;

  public InitialiserLowering(CodeContext code) {
    this.code = code;
  }

  @Override
  public Type completed(Type declared, IASTInitializer initialiser) {
    if (!(declared instanceof ArrayType array) || array.isComplete()) {
      return declared;
    }
    InitialiserWalk walk = new InitialiserWalk(code, piece -> {});
    walk.walk(InitialisedPart.whole(declared), initialiser);
    long size = code.model().size(array.element());
    return new ArrayType(array.element(), size == 0 ? 0 : walk.extent() / size);
  }

  @Override
  public void emit(Local local, IASTInitializer initialiser, SourceSpan span) {
    if (local.inMemory()) {
      Expression address = new Expression.LocalAddress(local, span);
      emit(address, local.type(), initialiser, span);
      return;
    }
    Lvalue register = new Lvalue.Register(local, Qualifiers.NONE);
    Rvalue value =
        single(initialiser)
            .map(code.expressions()::value)
            .orElseGet(() -> new Rvalue.Scalar(code.at(initialiser).integer(0)));
    code.expressions().assign(register, value, span, initialiser);
  }

  @Override
  public void emit(Expression address, Type type, IASTInitializer initialiser, SourceSpan span) {
    if (type.isAggregate() && leavesParts(initialiser)
        || type.isScalar() && single(initialiser).isEmpty()) {
      code.emitter().append(new Statement.Zero(address, type, span));
    }
    AutomaticSink sink = new AutomaticSink(code, address);
    new InitialiserWalk(code, sink).walk(InitialisedPart.whole(type), initialiser);
    sink.flush();
  }

  /** Whether something may be left for zero: all but a record given as a value. */
  private boolean leavesParts(IASTInitializer initialiser) {
    return !(initialiser instanceof IASTEqualsInitializer equals)
        || equals.getInitializerClause() instanceof IASTInitializerList
        || code.strings().find((IASTExpression) equals.getInitializerClause()).isPresent();
  }

  /** The expression that initialises a scalar, inside braces or not; none in empty braces. */
  private static Optional<IASTExpression> single(IASTInitializer initialiser) {
    IASTInitializerClause clause =
        initialiser instanceof IASTEqualsInitializer equals
            ? equals.getInitializerClause()
            : (IASTInitializerClause) initialiser;
    while (clause instanceof IASTInitializerList list) {
      if (list.getClauses().length == 0) {
        return Optional.empty();
      }
      clause = list.getClauses()[0];
    }
    return Optional.of((IASTExpression) clause);
  }

  @Override
  public StaticObject constant(Type type, IASTInitializer initialiser) {
    StaticSink sink = new StaticSink(code);
    sink.walk().walk(InitialisedPart.whole(type), initialiser);
    long size = Math.max(code.model().size(type), sink.walk().extent());
    return new StaticObject(new Initialiser(sink.items()), size);
  }
}
