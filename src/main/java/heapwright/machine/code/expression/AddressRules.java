package heapwright.machine.code.expression;

import heapwright.ir.code.Expression;
import heapwright.ir.source.SourceSpan;
import heapwright.machine.code.closure.ConstantCode;
import heapwright.machine.code.closure.LongCode;
import heapwright.machine.memory.Memory;
import heapwright.machine.memory.Site;
import heapwright.machine.outcome.FaultKind;
import heapwright.machine.outcome.FaultLog;
import java.util.List;

/**
 * What is wrong with addresses even if nothing is accessed there: members of NULL, indices beyond
 * the end of an array, and pointers that are moved to before the first address.
 */
final class AddressRules {
  private final MemberBounds bounds;
  private final Alignments alignments;
  private final Memory memory;
  private final FaultLog faults;

  AddressRules(MemberBounds bounds, Alignments alignments, Memory memory, FaultLog faults) {
    this.bounds = bounds;
    this.alignments = alignments;
    this.memory = memory;
    this.faults = faults;
  }

  /**
   * @param base the code of what the member is a part of
   * @param code the member's address
   */
  LongCode member(Expression.FieldAddress e, LongCode base, LongCode code) {
    LongCode inRange = bounded(e, code);
    boolean isPointer = !(base instanceof ConstantCode) && !isVariable(e.base());
    if (!isPointer) {
      return inRange;
    }
    SourceSpan at = e.span();
    long offset = offset(e.base());
    Site whole = Site.through(e.base(), at, alignments.of(e.base(), e.record()));
    return f -> {
      memory.checkAligned(base.eval(f), whole);
      // C17 6.5.2.3p4: there is no member where there is no object.
      if (base.eval(f) == offset) {
        faults.survive(
            FaultKind.NULL_DEREFERENCE, at, () -> "the address of a member of what NULL leads to");
      }
      return moved(base.eval(f), inRange.eval(f), at);
    };
  }

  /** How far the members that an address is made of lie from the pointer to the first object. */
  private static long offset(Expression address) {
    return address instanceof Expression.FieldAddress f ? offset(f.base()) + f.field().offset() : 0;
  }

  static boolean isVariable(Expression address) {
    if (address instanceof Expression.FieldAddress f) {
      return isVariable(f.base());
    }
    if (address instanceof Expression.ElementAddress e) {
      return isVariable(e.base());
    }
    return address instanceof Expression.LocalAddress
        || address instanceof Expression.GlobalAddress;
  }

  /**
   * @param base the code of what is moved
   * @param code where it is moved to
   */
  LongCode element(Expression.ElementAddress e, LongCode base, LongCode code) {
    LongCode inRange = bounded(e, code);
    boolean goesUp = e.index() instanceof Expression.IntegerConstant i && i.value() >= 0;
    if (isVariable(e)) {
      return inRange;
    }
    SourceSpan at = e.span();
    if (goesUp) {
      return f -> moved(base.eval(f), inRange.eval(f), at);
    }
    return f -> {
      long from = base.eval(f);
      long to = inRange.eval(f);
      if (from >= 0 && to < 0 && to - from < 0) {
        faults.survive(
            FaultKind.POINTER_OVERFLOW, at, () -> "the pointer is moved to before address 0");
      }
      return to;
    };
  }

  /** C17 6.5.6p8: a pointer that is moved upwards stays within an object, or behind its end. */
  private long moved(long from, long to, SourceSpan at) {
    if (Long.compareUnsigned(to, from) < 0) {
      faults.survive(
          FaultKind.POINTER_OVERFLOW, at, () -> "the pointer is moved to behind the last address");
    }
    return to;
  }

  private LongCode bounded(Expression address, LongCode code) {
    List<MemberBounds.Bound> all = bounds.of(address, false);
    LongCode bounded = code;
    for (MemberBounds.Bound bound : all) {
      LongCode inner = bounded;
      bounded =
          f -> {
            long index = bound.index().eval(f);
            if (bound.isLeft(index, f)) {
              bounds.report(index, address.span());
            }
            return inner.eval(f);
          };
    }
    return bounded;
  }
}
