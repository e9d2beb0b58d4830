package heapwright.method.standard.fault;

import heapwright.ir.Cell;
import heapwright.ir.EnumType;
import heapwright.ir.FloatingType;
import heapwright.ir.IntegerType;
import heapwright.ir.PointerType;
import heapwright.ir.SymbolId;
import heapwright.testcase.ObjectName;
import java.util.Optional;

/** A scalar of an input: where it is kept and how it is read. */
record Slot(Holder holder, long offset, Cell cell) {

  /** What a scalar is part of. */
  sealed interface Holder permits Argument, Block, Variable {}

  /** The argument with this place in the call. */
  record Argument(int index) implements Holder {}

  /** An object of the input heap. */
  record Block(ObjectName name) implements Holder {}

  /** A variable of the file, or the answers of a function that is only declared. */
  record Variable(SymbolId symbol) implements Holder {}

  boolean isPointer() {
    return cell.type() instanceof PointerType;
  }

  boolean isFloating() {
    return cell.type() instanceof FloatingType;
  }

  boolean isArgument() {
    return holder instanceof Argument;
  }

  /** The type of its numbers, if it holds some; an enumeration has its constants and no others. */
  Optional<IntegerType> integer() {
    return cell.type() instanceof IntegerType type ? Optional.of(type) : Optional.empty();
  }

  boolean isInteger() {
    return cell.type() instanceof IntegerType || cell.type() instanceof EnumType;
  }

  boolean isCharacter() {
    return integer().filter(t -> t.bits() == Byte.SIZE && !t.isBool()).isPresent();
  }
}
