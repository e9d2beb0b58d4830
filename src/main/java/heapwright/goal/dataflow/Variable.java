package heapwright.goal.dataflow;

import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.Expression;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.Cell;
import heapwright.ir.type.Field;
import heapwright.ir.type.Local;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import java.util.Optional;

/** What is defined and used. */
sealed interface Variable {

  /** A variable whose address is never taken. */
  record Register(Local local) implements Variable {}

  /**
   * Memory as an access names it.
   *
   * @param field if it is a member that is accessed
   * @param object if it is an object with a name of its own, or a part of one
   * @param isWhole whether it is all of that object
   */
  record Location(Cell cell, Optional<Member> field, Optional<NamedObject> object, boolean isWhole)
      implements Variable {

    /** Whether the types and names allow the same place in memory. */
    boolean mayBe(Location other) {
      boolean isOtherField =
          field.isPresent() && other.field.isPresent() && !field.equals(other.field);
      boolean isOtherObject =
          object.isPresent() && other.object.isPresent() && !object.equals(other.object);
      boolean isPart = isWhole && other.field.isPresent() || other.isWhole && field.isPresent();
      return cell.equals(other.cell) && !isOtherField && !isOtherObject && !isPart;
    }

    /** Whether it is surely the same place. */
    boolean is(Location other) {
      return isWhole && other.isWhole && object.equals(other.object);
    }
  }

  /** A member of a record. */
  record Member(RecordType record, Field field) {}

  /** A variable in memory. */
  record NamedObject(Optional<Local> local, Optional<SymbolId> global) {}

  /** The memory that an access of this cell at this address is about. */
  static Location at(Expression address, Cell cell, Program program) {
    Optional<Member> field =
        address instanceof Expression.FieldAddress member
            ? Optional.of(new Member(member.record(), member.field()))
            : Optional.empty();
    Expression base = address;
    while (!base.operands().isEmpty()
        && (base instanceof Expression.FieldAddress || base instanceof Expression.ElementAddress)) {
      base = base.operands().get(0);
    }
    Optional<NamedObject> object = named(base);
    boolean isWhole =
        base.equals(address) && type(base, program).filter(cell.type()::equals).isPresent();
    return new Location(cell, field, object, isWhole);
  }

  /** The type of a named object. */
  private static Optional<Type> type(Expression base, Program program) {
    if (base instanceof Expression.LocalAddress local) {
      return Optional.of(local.local().type());
    }
    return base instanceof Expression.GlobalAddress global
        ? Optional.ofNullable(program.globals().get(global.symbol())).map(Global::type)
        : Optional.empty();
  }

  private static Optional<NamedObject> named(Expression base) {
    if (base instanceof Expression.LocalAddress local) {
      return Optional.of(new NamedObject(Optional.of(local.local()), Optional.empty()));
    }
    return base instanceof Expression.GlobalAddress global
        ? Optional.of(new NamedObject(Optional.empty(), Optional.of(global.symbol())))
        : Optional.empty();
  }
}
