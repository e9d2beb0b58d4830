package heapwright.method.addressmapper.operation;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Relation;
import heapwright.ir.type.PointerType;
import heapwright.method.addressmapper.map.Access;
import heapwright.method.addressmapper.map.CellAddress;
import heapwright.method.addressmapper.map.MemoryCell;
import heapwright.method.addressmapper.map.MemoryCell.Nullness;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.operation.PublishedOperation.Kind;
import java.util.Optional;

/** What a decision says of pointers: ALIAS, UNEQUAL, NULL, NOT NULL. */
final class PointerConstraints {
  private final PathEvaluation run;
  private final ExpressionContext context;

  PointerConstraints(PathEvaluation run, ExpressionContext context) {
    this.run = run;
    this.context = context;
  }

  private NamedPointer operand(Expression e) {
    NamedPointer operand = context.operand(e);
    ExpressionContext.known(operand);
    return operand;
  }

  static boolean isEquality(Expression.Comparison comparison) {
    return comparison.relation() == Relation.EQUAL || comparison.relation() == Relation.NOT_EQUAL;
  }

  // Constraints of the path.

  /** A pointer is NULL or is not. */
  void nullness(NamedPointer operand, boolean isNull) {
    run.log.operation(isNull ? Kind.NULL : Kind.NOT_NULL, operand.vector().toString());
    if (operand.pointer() instanceof PointerValue.To to) {
      Nullness wanted = isNull ? Nullness.NULL : Nullness.NOT_NULL;
      if (to.offset() != 0 && isNull) {
        throw OperationStop.conflict(operand.vector().source() + " lies inside of something");
      }
      run.nullness(to.cell(), wanted, operand.vector().source());
    } else if (isNull != operand.pointer() instanceof PointerValue.None) {
      refusePublished(operand);
      throw OperationStop.conflict(
          operand.vector().source() + (isNull ? " is not NULL" : " is NULL"));
    }
  }

  /** NULL by publication only: C might go the other way, so that no proof can rest on it. */
  private static void refusePublished(NamedPointer operand) {
    if (operand.pointer() instanceof PointerValue.None none && none.isPublished()) {
      throw OperationStop.outside("wants something of allocated memory that was never set");
    }
  }

  /** Two pointers are equal or differ. */
  void relate(Expression.Comparison comparison, boolean equal) {
    NamedPointer left = operand(comparison.left());
    NamedPointer right = operand(comparison.right());
    if (isKnownNull(right.pointer())) {
      nullness(left, equal);
    } else if (isKnownNull(left.pointer())) {
      nullness(right, equal);
    } else if (left.pointer() instanceof PointerValue.To a
        && right.pointer() instanceof PointerValue.To b) {
      relate(left, a, right, b, equal);
    } else if (equal != areOne(left, right)) {
      throw OperationStop.conflict(
          left.vector().source()
              + " and "
              + right.vector().source()
              + (equal ? " differ" : " are one"));
    }
  }

  private void relate(
      NamedPointer left, PointerValue.To a, NamedPointer right, PointerValue.To b, boolean equal) {
    String both = left.vector().source() + " and " + right.vector().source();
    String vectors = left.vector() + " " + right.vector();
    MemoryCell one = run.map.cell(a.cell());
    MemoryCell other = run.map.cell(b.cell());
    refuseFreed(one, other);
    if (a.cell().equals(b.cell())) {
      run.log.operation(equal ? Kind.ALIAS : Kind.UNEQUAL, vectors);
      if (equal != (a.offset() == b.offset())) {
        throw OperationStop.conflict(both + (equal ? " differ" : " are one"));
      }
    } else if (!equal) {
      run.log.operation(Kind.UNEQUAL, vectors);
      if (a.offset() == b.offset()) {
        run.map = run.map.with(one.unequalTo(b.cell())).with(other.unequalTo(a.cell()));
      }
    } else if (isUnequal(one, other)) {
      throw OperationStop.conflict(both + " differ");
    } else if (one.stable() || other.stable()) {
      // A request for memory that fails gives NULL, and nothing else that is equal.
      nullness(left, true);
      nullness(right, true);
    } else {
      run.log.operation(Kind.ALIAS, vectors);
      alias(left, a, right, b);
    }
  }

  /** C17 6.2.4p2: what pointed to freed memory may be equal to anything. */
  private static void refuseFreed(MemoryCell one, MemoryCell other) {
    boolean isFreed = !one.active() || !other.active();
    if (isFreed && !one.address().equals(other.address())) {
      throw OperationStop.outside("compares a pointer to freed memory");
    }
  }

  /** Equal although no alias made them one: the preprocessor merges, an evaluation learns. */
  private void alias(NamedPointer left, PointerValue.To a, NamedPointer right, PointerValue.To b) {
    MemoryCell one = run.map.cell(a.cell());
    MemoryCell other = run.map.cell(b.cell());
    boolean isFirst = one.met() <= other.met();
    if (!run.sharing.merging() || a.offset() != b.offset()) {
      run.note(new Access.Compared(a, b));
      throw OperationStop.conflict(
          left.vector().source() + " and " + right.vector().source() + " differ");
    }
    run.log.equal(isFirst ? one : other, isFirst ? other : one, run.map);
    run.map = AliasOperation.of(run.map, a.cell(), b.cell());
    run.log.changed(a.cell());
    run.log.changed(b.cell());
  }

  /** Both keep the difference, so the one with less to look through will do. */
  private boolean isUnequal(MemoryCell a, MemoryCell b) {
    MemoryCell less = a.unequal().size() <= b.unequal().size() ? a : b;
    CellAddress other = less == a ? b.address() : a.address();
    return less.unequal().toList().stream().map(run.map::root).anyMatch(other::equals);
  }

  // Questions.

  /** NULL itself, or a cell that must be. */
  private boolean isKnownNull(PointerValue pointer) {
    return pointer instanceof PointerValue.None
        || pointer instanceof PointerValue.To to
            && to.offset() == 0
            && run.map.cell(to.cell()).nullness() == Nullness.NULL;
  }

  /** Whether a pointer is NULL, where the path needs to know. */
  boolean isNull(NamedPointer operand) {
    PointerValue pointer = ExpressionContext.known(operand);
    boolean isOpen =
        pointer instanceof PointerValue.To to
            && to.offset() == 0
            && run.map.cell(to.cell()).nullness() == Nullness.DEFAULT;
    if (isOpen) {
      throw OperationStop.undecided(operand);
    }
    refusePublished(operand);
    return isKnownNull(pointer);
  }

  /** The truth of a comparison whose outcome is used as a number. */
  boolean isTrue(Expression.Comparison e) {
    NamedPointer left = operand(e.left());
    NamedPointer right = operand(e.right());
    if (!isEquality(e)) {
      return isInOrder(e.relation(), left, right);
    }
    boolean equal;
    if (isKnownNull(right.pointer())) {
      equal = isNull(left);
    } else if (isKnownNull(left.pointer())) {
      equal = isNull(right);
    } else if (isOneAllocated(left.pointer(), right.pointer())) {
      equal = isNull(left) && isNull(right);
    } else {
      equal = areOne(left, right);
      if (!equal) {
        tellApart(left.pointer(), right.pointer());
      }
    }
    return equal == (e.relation() == Relation.EQUAL);
  }

  /** Of two cells one was allocated: they are equal only where both are NULL. */
  private boolean isOneAllocated(PointerValue left, PointerValue right) {
    if (!(left instanceof PointerValue.To a)
        || !(right instanceof PointerValue.To b)
        || a.cell().equals(b.cell())) {
      return false;
    }
    refuseFreed(run.map.cell(a.cell()), run.map.cell(b.cell()));
    return run.map.cell(a.cell()).stable() || run.map.cell(b.cell()).stable();
  }

  /** From here on the path counts on the two being different. */
  private void tellApart(PointerValue left, PointerValue right) {
    if (left instanceof PointerValue.To a && right instanceof PointerValue.To b) {
      if (a.offset() == b.offset()) {
        MemoryCell one = run.map.cell(a.cell());
        MemoryCell other = run.map.cell(b.cell());
        run.map = run.map.with(one.unequalTo(b.cell())).with(other.unequalTo(a.cell()));
      }
    }
  }

  /** Neither is NULL. Whether both are one, as far as aliases are supposed. */
  private boolean areOne(NamedPointer left, NamedPointer right) {
    PointerValue a = left.pointer();
    PointerValue b = right.pointer();
    Optional<Long> distance = PointerValue.distance(a, b);
    if (distance.isPresent()) {
      return distance.get() == 0;
    }
    if (a instanceof PointerValue.Code f && b instanceof PointerValue.Code g) {
      return f.equals(g);
    }
    boolean functions = a instanceof PointerValue.Code || b instanceof PointerValue.Code;
    if (functions && (isInput(a) || isInput(b))) {
      throw OperationStop.outside("compares a function with a pointer of the input");
    }
    if (mayBeOne(a, b)) {
      run.note(new Access.Compared(a, b));
    }
    return false;
  }

  private boolean mayBeOne(PointerValue a, PointerValue b) {
    return isInput(a) && (isInput(b) || isGlobal(b)) || isInput(b) && isGlobal(a);
  }

  private boolean isInput(PointerValue pointer) {
    return pointer instanceof PointerValue.To to && !run.map.cell(to.cell()).stable();
  }

  private boolean isGlobal(PointerValue pointer) {
    return pointer instanceof PointerValue.Into into
        && run.variables.global(into.variable()).isPresent();
  }

  /** C17 6.5.8p5: within one object only, beyond the publication. */
  private static boolean isInOrder(Relation relation, NamedPointer left, NamedPointer right) {
    long distance =
        PointerValue.distance(left.pointer(), right.pointer())
            .orElseThrow(() -> OperationStop.outside("orders pointers to different objects"));
    return switch (relation) {
      case LESS -> distance < 0;
      case LESS_EQUAL -> distance <= 0;
      case GREATER -> distance > 0;
      default -> distance >= 0;
    };
  }

  /** Whether a condition is about two pointers being equal or not, so that a path decides it. */
  static boolean isAboutPointers(Expression condition) {
    return condition instanceof Expression.Comparison c
        && isEquality(c)
        && c.left().type() instanceof PointerType;
  }
}
