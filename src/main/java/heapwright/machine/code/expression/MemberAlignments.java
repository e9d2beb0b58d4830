package heapwright.machine.code.expression;

import heapwright.ir.code.Expression;
import heapwright.ir.source.SourceSpan;
import heapwright.machine.code.closure.Action;
import heapwright.machine.code.closure.ConstantCode;
import heapwright.machine.code.closure.LongCode;
import heapwright.machine.memory.Memory;
import heapwright.machine.memory.Site;
import java.util.Optional;

/**
 * Sees to it that what members are accessed of is aligned as a whole, however little the member
 * itself wants: C17 6.3.2.3p7 speaks of the pointer that leads to the structure.
 */
public final class MemberAlignments {
  private final ExpressionCompiler expressions;
  private final Alignments alignments;
  private final Memory memory;

  public MemberAlignments(ExpressionCompiler expressions, Alignments alignments, Memory memory) {
    this.expressions = expressions;
    this.alignments = alignments;
    this.memory = memory;
  }

  /**
   * The access, behind a look at the pointer.
   *
   * @param known what the access itself wants its address to be a multiple of
   */
  public Action watched(Action access, Expression address, long known, SourceSpan at) {
    Optional<Expression.FieldAddress> member =
        member(address).filter(m -> !AddressRules.isVariable(m.base()));
    if (member.isEmpty()) {
      return access;
    }
    Expression whole = member.get().base();
    long alignment = alignments.of(whole, member.get().record());
    LongCode base = expressions.place(whole);
    if (alignment <= known || base instanceof ConstantCode) {
      return access;
    }
    Site site = Site.through(whole, at, alignment);
    long mask = alignment - 1;
    return f -> {
      long pointer = base.eval(f);
      if ((pointer & mask) != 0) {
        memory.checkAligned(pointer, site);
      }
      access.run(f);
    };
  }

  /** The first member on the access path from the pointer to what is accessed. */
  private static Optional<Expression.FieldAddress> member(Expression address) {
    if (address instanceof Expression.FieldAddress field) {
      return member(field.base()).or(() -> Optional.of(field));
    }
    if (address instanceof Expression.ElementAddress element) {
      return member(element.base());
    }
    return address instanceof Expression.Conversion conversion
        ? member(conversion.operand())
        : Optional.empty();
  }
}
