package heapwright.method.variation;

import heapwright.ir.code.Channel;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.BitRange;
import heapwright.ir.type.Cell;
import heapwright.ir.type.EnumType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.testcase.InputCell;
import heapwright.testcase.ObjectName;
import heapwright.testcase.StubEffect;
import java.util.Optional;

/** A scalar of an input: where it is kept and how it is read. */
public record InputScalar(Holder holder, long offset, Cell cell) {

  /** What a scalar is part of. */
  public sealed interface Holder permits Argument, Block, Variable, Effect {}

  /** The argument with this place in the call. */
  public record Argument(int index) implements Holder {}

  /** An object of the input heap. */
  public record Block(ObjectName name) implements Holder {}

  /** A variable of the file. */
  public record Variable(SymbolId symbol) implements Holder {}

  /** What code outside of the program decides in one of its calls. */
  public record Effect(Channel channel, long call) implements Holder {
    boolean is(StubEffect effect) {
      return effect.channel().equals(channel) && effect.call() == call;
    }
  }

  /** Whether a cell of its holder is this scalar. */
  boolean isIn(InputCell other) {
    return other.offset() == offset && other.cell().equals(cell);
  }

  public boolean isPointer() {
    return cell.type() instanceof PointerType;
  }

  public boolean isArgument() {
    return holder instanceof Argument;
  }

  /** The type of its numbers, if it holds some; an enumeration has its constants and no others. */
  public Optional<IntegerType> integer() {
    return cell.type() instanceof IntegerType type ? Optional.of(type) : Optional.empty();
  }

  /** The type of the numbers that fit: of a bit-field, as wide as that is. */
  public Optional<IntegerType> held() {
    return integer()
        .map(
            type ->
                new IntegerType(
                    type.kind(),
                    cell.bits().map(BitRange::width).orElse(type.bits()),
                    type.signed()));
  }

  public boolean isInteger() {
    return cell.type() instanceof IntegerType || cell.type() instanceof EnumType;
  }

  public boolean isCharacter() {
    return integer().filter(t -> t.bits() == Byte.SIZE && !t.isBool()).isPresent();
  }
}
