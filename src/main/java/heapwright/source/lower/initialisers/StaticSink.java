package heapwright.source.lower.initialisers;

import heapwright.ir.Initialiser;
import heapwright.ir.code.Expression;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.Cell;
import heapwright.ir.type.OpaqueType;
import heapwright.source.lower.arithmetic.LaneTypes;
import heapwright.source.lower.arithmetic.Syntax;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.symbols.GlobalTable;
import heapwright.source.lower.values.StringLiteral;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTTypeIdInitializerExpression;

/** Gathers the initial value of an object with static storage. */
final class StaticSink implements InitialiserSink {
  private final CodeContext code;
  private final List<Initialiser.Item> items = new ArrayList<>();
  private final InitialiserWalk walk;

  StaticSink(CodeContext code) {
    this.code = code;
    this.walk = new InitialiserWalk(code, this);
  }

  InitialiserWalk walk() {
    return walk;
  }

  List<Initialiser.Item> items() {
    return items;
  }

  @Override
  public void scalar(InitialisedPart part, IASTExpression value) {
    Cell cell = part.cell();
    Expression constant =
        code.constants().staticValue(value, cell.type()).orElseThrow(() -> notConstant(value));
    items.add(new Initialiser.Item.Scalar(part.offset(), cell, constant));
  }

  @Override
  public void aggregate(InitialisedPart part, IASTExpression value) {
    if (part.type() instanceof OpaqueType type
        && LaneTypes.isComplex(type)
        && !(Syntax.bare(value) instanceof IASTTypeIdInitializerExpression)) {
      lanes(part, type, value);
    } else if (Syntax.bare(value) instanceof IASTTypeIdInitializerExpression literal) {
      walk.walk(part, literal.getInitializer());
    } else {
      throw notConstant(value);
    }
  }

  private void lanes(InitialisedPart part, OpaqueType type, IASTExpression value) {
    List<Expression> constants =
        code.constants().staticLanes(value, type).orElseThrow(() -> notConstant(value));
    Cell cell = Cell.of(LaneTypes.of(type).orElseThrow().element());
    for (int i = 0; i < constants.size(); i++) {
      long offset = part.offset() + i * code.model().size(cell.type());
      items.add(new Initialiser.Item.Scalar(offset, cell, constants.get(i)));
    }
  }

  private static SourceError notConstant(IASTExpression value) {
    return new SourceError(value, "the initialiser of static storage must be constant");
  }

  @Override
  public void text(InitialisedPart part, StringLiteral string, IASTExpression node) {
    ArrayType array = (ArrayType) part.type();
    byte[] bytes = string.bytes();
    if (array.isComplete()) {
      int room = (int) Math.min(bytes.length, code.model().size(array));
      bytes = Arrays.copyOf(bytes, room);
    }
    items.add(GlobalTable.text(part.offset(), bytes));
  }

  @Override
  public void clear(InitialisedPart part, IASTInitializerClause node) {
    int size = (int) code.model().size(part.type());
    items.add(GlobalTable.text(part.offset(), new byte[size]));
  }

  @Override
  public void repeat(boolean several) {}

  @Override
  public boolean losesValues() {
    return false;
  }
}
