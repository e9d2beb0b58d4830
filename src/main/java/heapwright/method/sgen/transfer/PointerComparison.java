package heapwright.method.sgen.transfer;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Relation;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.method.sgen.sigma.EvaluationStop;
import heapwright.method.sgen.ssa.Location;
import heapwright.method.sgen.ssa.Location.Named;
import heapwright.method.sgen.ssa.Location.Plain;
import heapwright.method.sgen.ssa.Region;
import heapwright.method.sgen.ssa.SsaPointer;
import heapwright.method.sgen.ssa.Value;
import java.util.Optional;
import java.util.OptionalLong;

/** Comparisons of pointers: what σ knows of them, and how σ learns their outcome. */
final class PointerComparison {
  private final PathContext context;

  PointerComparison(PathContext context) {
    this.context = context;
  }

  /** Whether σ has to say something about a comparison. */
  boolean isOne(Value left, Value right, Type type) {
    return left.isPointer()
        || right.isPointer()
        || type instanceof PointerType
            && !(left instanceof Value.Undefined || right instanceof Value.Undefined);
  }

  /** The outcome with which the path goes on; makes it true. */
  boolean decided(Expression.Comparison e, Value left, Value right) {
    if (!isEquality(e.relation())) {
      return ordered(e.relation(), distance(left, right, e.span()));
    }
    boolean areEqual = choose(equal(left, right));
    make(left, right, areEqual, e);
    return areEqual == (e.relation() == Relation.EQUAL);
  }

  static boolean isEquality(Relation relation) {
    return relation == Relation.EQUAL || relation == Relation.NOT_EQUAL;
  }

  /** Whether a pointer is NULL, as the path goes on. */
  boolean decidedNull(Value pointer, SourceSpan span) {
    boolean isNull = choose(equal(pointer, new Value.Null()));
    make(pointer, new Value.Null(), isNull, pointer(span));
    return isNull;
  }

  private static Expression pointer(SourceSpan span) {
    return new Expression.IntegerConstant(0, new VoidType().pointer(), span);
  }

  /** Different unless there is evidence. */
  private boolean choose(Optional<Boolean> known) {
    return known.orElseGet(() -> context.turns.choose(2, i -> true) == 1);
  }

  private static boolean ordered(Relation relation, long distance) {
    return switch (relation) {
      case LESS -> distance < 0;
      case LESS_EQUAL -> distance <= 0;
      case GREATER -> distance > 0;
      case GREATER_EQUAL -> distance >= 0;
      case EQUAL -> distance == 0;
      case NOT_EQUAL -> distance != 0;
    };
  }

  /** How many bytes a pointer points behind another one, within one object. */
  long distance(Value left, Value right, SourceSpan span) {
    if (left instanceof Value.Based a
        && right instanceof Value.Based b
        && (a.base().equals(b.base()) || context.history.sigma().share(a.base(), b.base()))) {
      return a.offset() - b.offset();
    }
    Optional<Named> a = place(left);
    Optional<Named> b = place(right);
    if (a.isPresent() && b.isPresent() && a.get().region() == b.get().region()) {
      return a.get().offset() - b.get().offset();
    }
    throw context.outside("the order or distance of two pointers that no array relates", span);
  }

  /** Whether two pointers are equal, where σ knows. */
  Optional<Boolean> equal(Value left, Value right) {
    if (left instanceof Value.Number || right instanceof Value.Number) {
      throw EvaluationStop.outside("a pointer is compared with a number");
    }
    ask(left);
    ask(right);
    if (isNull(left) || isNull(right)) {
      Value other = isNull(left) ? right : left;
      return isNull(other) ? Optional.of(true) : isSomewhere(other);
    }
    if (left instanceof Value.Based a && right instanceof Value.Based b) {
      OptionalLong distance = context.transfer.distance(a.base(), b.base());
      if (distance.isPresent()) {
        return Optional.of(distance.getAsLong() + a.offset() == b.offset());
      }
    }
    return distinct(location(left), location(right));
  }

  /** Had a block not been allocated, a comparison with its address would go otherwise. */
  private void ask(Value value) {
    place(value).map(Named::region).ifPresent(context.allocations::asked);
  }

  private boolean isNull(Value value) {
    return value instanceof Value.Null
        || value instanceof Value.Based based
            && based.offset() == 0
            && context.history.at(based.base()) == Plain.NULL;
  }

  /** Known to differ from NULL, or not known. */
  private Optional<Boolean> isSomewhere(Value value) {
    return value instanceof Value.Place
            || value instanceof Value.Code
            || value instanceof Value.Based based && context.history.at(based.base()).isSomewhere()
        ? Optional.of(false)
        : Optional.empty();
  }

  private Location location(Value value) {
    if (value instanceof Value.Based based && based.offset() == 0) {
      return context.history.at(based.base());
    }
    return new PointerAssignment(context).location(value);
  }

  private Optional<Named> place(Value value) {
    boolean isPlace =
        value instanceof Value.Place
            || value instanceof Value.Based based
                && context.history.at(based.base()) instanceof Named;
    return isPlace && location(value) instanceof Named named
        ? Optional.of(named)
        : Optional.empty();
  }

  private static Optional<Boolean> distinct(Location a, Location b) {
    if (a instanceof Named x && b instanceof Named y) {
      boolean isOne = x.region() == y.region();
      return isOne
          ? Optional.of(x.offset() == y.offset())
          : canBeOne(x.region(), y.region()) ? Optional.empty() : Optional.of(false);
    }
    boolean isKnown = a.isSomewhere() && b.isSomewhere() && a != Plain.NOT_NULL;
    return isKnown && b != Plain.NOT_NULL ? Optional.of(a.equals(b)) : Optional.empty();
  }

  private static boolean canBeOne(Region a, Region b) {
    boolean isFree = a.kind() == Region.Kind.INVISIBLE || b.kind() == Region.Kind.INVISIBLE;
    return isFree && a.content().isGiven() && b.content().isGiven();
  }

  /** Makes two pointers equal or different. */
  void make(Value left, Value right, boolean areEqual, Expression at) {
    boolean isAgainstNull = left instanceof Value.Null || right instanceof Value.Null;
    if (isAgainstNull) {
      againstNull(left instanceof Value.Null ? right : left, areEqual, at);
      return;
    }
    PointerAssignment pointers = new PointerAssignment(context);
    Type type = at.operands().isEmpty() ? at.type() : at.operands().get(0).type();
    SsaPointer x = pointers.pointer(left, type);
    SsaPointer y = pointers.pointer(right, type);
    if (areEqual) {
      context.transfer.areEqual(x, y);
    } else if (!equal(left, right).equals(Optional.of(false)) || isPlain(left, right)) {
      context.transfer.differ(x, y);
    }
  }

  /** What the paper keeps for the end, even where it is settled. */
  private static boolean isPlain(Value left, Value right) {
    return left instanceof Value.Based && right instanceof Value.Based;
  }

  private void againstNull(Value pointer, boolean isNull, Expression at) {
    if (pointer instanceof Value.Null) {
      return;
    }
    if (!(pointer instanceof Value.Based based)) {
      if (isNull) {
        throw EvaluationStop.bottom("the address of an object is not NULL");
      }
      return;
    }
    Location location = context.history.at(based.base());
    if (location == Plain.BOTTOM) {
      throw context.outside("a pointer that was never set is compared", at.span());
    }
    if (based.offset() == 0) {
      if (isNull) {
        context.transfer.isNull(based.base());
      } else {
        context.transfer.isNotNull(based.base());
      }
    } else if (!location.isSomewhere()) {
      throw context.outside("an address beside a pointer that may be NULL is compared", at.span());
    } else if (isNull) {
      throw EvaluationStop.bottom("an address inside of an object is not NULL");
    }
  }
}
