package heapwright.source.lower.initialisers;

import heapwright.ir.type.ArrayType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.OpaqueType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.source.lower.arithmetic.LaneTypes;
import heapwright.source.lower.arithmetic.Syntax;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.initialisers.InitialiserSink.Kind;
import heapwright.source.lower.initialisers.InitialiserSink.Piece;
import heapwright.source.lower.problems.UnsupportedConstruct;
import heapwright.source.lower.values.StringLiteral;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.eclipse.cdt.core.dom.ast.IASTEqualsInitializer;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTInitializer;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTInitializerList;
import org.eclipse.cdt.core.dom.ast.IASTLiteralExpression;
import org.eclipse.cdt.core.dom.ast.IASTTypeIdInitializerExpression;
import org.eclipse.cdt.core.dom.ast.c.ICASTDesignatedInitializer;

/**
 * Matches the clauses of an initialiser with the parts of an object, C17 6.7.9p17 to p23: braces
 * may be left out, designators move on, a value of a record's type initialises it as a whole.
 */
final class InitialiserWalk {
  private final CodeContext code;
  private final InitialiserSink sink;
  private final Designation designation;

  /** The offsets of the parts that have been initialised so far. */
  private final TreeSet<Long> reached = new TreeSet<>();

  private final Map<Long, Type> values = new HashMap<>();
  private long extent;
  private boolean repeating;

  InitialiserWalk(CodeContext code, InitialiserSink sink) {
    this.code = code;
    this.sink = sink;
    this.designation = new Designation(code, this);
  }

  /** How many bytes the elements of arrays without a length reach. */
  long extent() {
    return extent;
  }

  void walk(InitialisedPart whole, IASTInitializer initialiser) {
    if (initialiser instanceof IASTEqualsInitializer equals) {
      clause(whole, equals.getInitializerClause());
    } else if (initialiser instanceof IASTInitializerList list) {
      braced(whole, list);
    } else {
      throw new UnsupportedConstruct(initialiser, "an initialiser of this form");
    }
  }

  /** A clause that stands for the part as a whole. */
  private void clause(InitialisedPart part, IASTInitializerClause clause) {
    if (clause instanceof IASTInitializerList list) {
      braced(part, list);
    } else {
      IASTExpression value = (IASTExpression) clause;
      if (!asText(part, value) && !asArrayLiteral(part, value)) {
        whole(part, value);
      }
    }
  }

  private void whole(InitialisedPart part, IASTExpression value) {
    reached.add(part.offset());
    if (part.type().isAggregate()) {
      values.put(part.offset(), part.type());
      emit(Kind.AGGREGATE, part, value);
    } else {
      emit(Kind.SCALAR, part, value);
    }
  }

  void braced(InitialisedPart part, IASTInitializerList list) {
    IASTInitializerClause[] clauses = list.getClauses();
    clearIfReached(part, list);
    if (part.type() instanceof ArrayType
        || part.type() instanceof RecordType
        || LaneTypes.isVector(part.type())) {
      boolean single = clauses.length == 1 && clauses[0] instanceof IASTExpression;
      if (!(single && asText(part, (IASTExpression) clauses[0]))) {
        fill(part, new ClauseCursor(clauses), true, 0);
      }
    } else if (clauses.length > 0) {
      clause(part, clauses[0]);
    }
  }

  /** C17 6.7.9p19: a later initialiser of a part overrides the earlier one as a whole. */
  private void clearIfReached(InitialisedPart part, IASTInitializerClause node) {
    boolean sized = !(part.type() instanceof ArrayType array) || array.isComplete();
    Long next = reached.ceiling(part.offset());
    if (sized && next != null && next < part.offset() + code.model().size(part.type())) {
      emit(Kind.CLEAR, part, node);
    }
  }

  /** A designator names something inside a part. */
  void enter(InitialisedPart part, IASTInitializerClause node) {
    if (sink.losesValues() && values.remove(part.offset(), part.type())) {
      emit(Kind.CLEAR, part, node);
    }
  }

  /** From now on one clause serves several parts, or no longer does. */
  void repeat(boolean several) {
    repeating = several;
  }

  private void emit(Kind kind, InitialisedPart part, IASTInitializerClause clause) {
    sink.take(new Piece(kind, part, clause, Optional.empty(), repeating));
  }

  /** Initialises the parts of an aggregate from one on, until it or the clauses are through. */
  void fill(InitialisedPart around, ClauseCursor cursor, boolean braced, long from) {
    long at = from;
    while (cursor.hasNext()) {
      if (cursor.peek() instanceof ICASTDesignatedInitializer designated) {
        if (!braced) {
          return;
        }
        at = designation.obey(around, designated, cursor);
      } else if (at < around.count()) {
        place(child(around, at), cursor);
        at++;
      } else if (braced) {
        // gcc warns of excess elements and drops them.
        cursor.advance();
      } else {
        return;
      }
    }
  }

  InitialisedPart child(InitialisedPart around, long index) {
    InitialisedPart child = around.child(index, code.model());
    if (around.type() instanceof ArrayType array && !array.isComplete()) {
      extent = Math.max(extent, child.offset() + code.model().size(child.type()));
    }
    return child;
  }

  /** Initialises a part with the next clause, or its parts with the next clauses. */
  void place(InitialisedPart part, ClauseCursor cursor) {
    if (cursor.peek() instanceof IASTInitializerList list) {
      cursor.advance();
      braced(part, list);
      return;
    }
    IASTExpression value = (IASTExpression) cursor.peek();
    boolean taken = asText(part, value) || asArrayLiteral(part, value);
    if (!taken && isWhole(part.type(), value)) {
      whole(part, value);
      taken = true;
    }
    if (taken) {
      cursor.advance();
    } else {
      fill(part, cursor, false, 0);
    }
  }

  private boolean asText(InitialisedPart part, IASTExpression value) {
    if (!(part.type() instanceof ArrayType array)
        || !(array.element() instanceof IntegerType element)) {
      return false;
    }
    Optional<StringLiteral> string = code.strings().find(value);
    if (string.isEmpty() || !fits(element, string.get().element())) {
      return false;
    }
    if (!array.isComplete()) {
      extent = Math.max(extent, part.offset() + string.get().bytes().length);
    }
    clearIfReached(part, value);
    reached.add(part.offset());
    sink.take(new Piece(Kind.TEXT, part, value, string, repeating));
    return true;
  }

  private boolean fits(IntegerType element, IntegerType character) {
    return code.model().size(element) == code.model().size(character);
  }

  /** gcc lets an array be initialised with a compound literal. */
  private boolean asArrayLiteral(InitialisedPart part, IASTExpression value) {
    if (part.type() instanceof ArrayType
        && Syntax.bare(value) instanceof IASTTypeIdInitializerExpression literal
        && literal.getInitializer() instanceof IASTInitializerList list) {
      braced(part, list);
      return true;
    }
    return false;
  }

  private boolean isWhole(Type type, IASTExpression value) {
    if (type instanceof RecordType) {
      return !(value instanceof IASTLiteralExpression)
          && code.constants().typeOf(value).type() == type;
    }
    return type instanceof OpaqueType || type.isScalar();
  }
}
