package heapwright.source.lower.initialisers;

import heapwright.ir.type.ArrayType;
import heapwright.ir.type.RecordType;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.operands.MemberPath;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.problems.UnsupportedConstruct;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.c.ICASTArrayDesignator;
import org.eclipse.cdt.core.dom.ast.c.ICASTDesignatedInitializer;
import org.eclipse.cdt.core.dom.ast.c.ICASTDesignator;
import org.eclipse.cdt.core.dom.ast.c.ICASTFieldDesignator;
import org.eclipse.cdt.core.dom.ast.gnu.c.IGCCASTArrayRangeDesignator;

/** Designators: {@code .member}, {@code [index]}, gcc's {@code [first ... last]}. */
final class Designation {
  private final CodeContext code;
  private final InitialiserWalk walk;

  Designation(CodeContext code, InitialiserWalk walk) {
    this.code = code;
    this.walk = walk;
  }

  /** A range of an aggregate's parts, both ends included. */
  private record Range(long first, long last) {}

  /** Initialises what the clause designates; gives the index of the part that follows. */
  long obey(InitialisedPart around, ICASTDesignatedInitializer clause, ClauseCursor cursor) {
    List<ICASTDesignator> designators = List.of(clause.getDesignators());
    cursor.designate(clause.getOperand());
    return descend(around, new ArrayDeque<>(designators), cursor);
  }

  private long descend(
      InitialisedPart around, Deque<ICASTDesignator> designators, ClauseCursor cursor) {
    ICASTDesignator first = designators.peek();
    if (first instanceof ICASTFieldDesignator field) {
      designators.poll();
      return member(around, field, designators, cursor);
    }
    designators.poll();
    if (!(around.type() instanceof ArrayType array)) {
      throw new SourceError(first, "an index designates nothing in '" + around.type() + "'");
    }
    Range range = range(first);
    if (range.first() < 0 || array.isComplete() && range.last() >= array.length()) {
      throw new SourceError(first, "the index " + range.last() + " is outside the array");
    }
    ClauseCursor.Position start = cursor.position();
    boolean several = range.first() < range.last();
    if (several) {
      walk.repeat(true);
    }
    for (long index = range.first(); index <= range.last(); index++) {
      cursor.resume(start);
      inside(walk.child(around, index), new ArrayDeque<>(designators), cursor);
    }
    if (several) {
      walk.repeat(false);
    }
    return range.last() + 1;
  }

  private void inside(
      InitialisedPart part, Deque<ICASTDesignator> designators, ClauseCursor cursor) {
    if (designators.isEmpty()) {
      walk.place(part, cursor);
    } else {
      walk.enter(part, cursor.peek());
      // What follows without a designator goes on behind the part that was designated last.
      long next = descend(part, designators, cursor);
      walk.fill(part, cursor, false, next);
    }
  }

  private long member(
      InitialisedPart around,
      ICASTFieldDesignator designator,
      Deque<ICASTDesignator> designators,
      ClauseCursor cursor) {
    String name = designator.getName().toString();
    MemberPath path =
        around.type() instanceof RecordType record
            ? MemberPath.find(record, name).orElseThrow(() -> missing(designator, around))
            : fail(designator, around);
    List<Integer> indices = new ArrayList<>();
    path.steps().forEach(step -> indices.add(step.record().fields().indexOf(step.field())));
    return follow(around, indices, designators, cursor);
  }

  /** Goes through the anonymous members in between as if they had been designated. */
  private long follow(
      InitialisedPart around,
      List<Integer> indices,
      Deque<ICASTDesignator> designators,
      ClauseCursor cursor) {
    int index = indices.get(0);
    InitialisedPart child = walk.child(around, index);
    if (indices.size() == 1) {
      inside(child, designators, cursor);
    } else {
      walk.enter(child, cursor.peek());
      List<Integer> rest = indices.subList(1, indices.size());
      long next = follow(child, rest, designators, cursor);
      walk.fill(child, cursor, false, next);
    }
    boolean union = around.type() instanceof RecordType record && record.isUnion();
    return union ? Long.MAX_VALUE : index + 1L;
  }

  private static SourceError missing(ICASTFieldDesignator designator, InitialisedPart around) {
    return new SourceError(
        designator, "'" + around.type() + "' has no member '" + designator.getName() + "'");
  }

  private static MemberPath fail(ICASTFieldDesignator designator, InitialisedPart around) {
    throw missing(designator, around);
  }

  private Range range(ICASTDesignator designator) {
    if (designator instanceof ICASTArrayDesignator array) {
      long index = index(array.getSubscriptExpression());
      return new Range(index, index);
    }
    if (designator instanceof IGCCASTArrayRangeDesignator range) {
      return new Range(index(range.getRangeFloor()), index(range.getRangeCeiling()));
    }
    throw new UnsupportedConstruct(designator, "a designator of this form");
  }

  private long index(IASTExpression index) {
    return code.constants()
        .integer(index)
        .orElseThrow(() -> new SourceError(index, "the index of a designator must be constant"))
        .value();
  }
}
