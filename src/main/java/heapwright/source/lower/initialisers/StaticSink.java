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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
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
  public void take(Piece piece) {
    InitialisedPart part = piece.part();
    switch (piece.kind()) {
      case SCALAR -> scalar(part, (IASTExpression) piece.clause());
      case AGGREGATE -> aggregate(part, (IASTExpression) piece.clause());
      case TEXT -> text(part, piece.text().orElseThrow().bytes());
      case CLEAR -> {
        int size = (int) code.model().size(part.type());
        items.add(GlobalTable.text(part.offset(), new byte[size]));
      }
    }
  }

  private void scalar(InitialisedPart part, IASTExpression value) {
    Cell cell = part.cell();
    Expression constant =
        code.constants().staticValue(value, cell.type()).orElseThrow(() -> notConstant(value));
    items.add(new Initialiser.Item.Scalar(part.offset(), cell, constant));
  }

  private void aggregate(InitialisedPart part, IASTExpression value) {
    if (Syntax.bare(value) instanceof IASTTypeIdInitializerExpression literal) {
      walk.walk(part, literal.getInitializer());
    } else if (part.type() instanceof OpaqueType type && LaneTypes.isComplex(type)) {
      lanes(part, type, value);
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

  private void text(InitialisedPart part, byte[] bytes) {
    boolean sized = part.type() instanceof ArrayType array && array.isComplete();
    long size = sized ? code.model().size(part.type()) : bytes.length;
    byte[] kept = Arrays.copyOf(bytes, (int) Math.min(bytes.length, size));
    items.add(GlobalTable.text(part.offset(), kept));
  }

  @Override
  public boolean losesValues() {
    return false;
  }
}
