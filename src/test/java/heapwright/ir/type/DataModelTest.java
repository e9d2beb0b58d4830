package heapwright.ir.type;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.ir.type.IntegerType.Kind;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DataModelTest {
  private static final IntegerType UNSIGNED = DataModel.LP64.unsignedInt();

  private static long touched(int shift, int width) {
    return DataModel.LP64.size(new Cell(UNSIGNED, Optional.of(new BitRange(shift, width))));
  }

  @Test
  void aBitFieldTouchesTheBytesThatHoldItsBits() {
    assertEquals(1, touched(0, 1));
    assertEquals(1, touched(5, 3));
    assertEquals(2, touched(5, 4));
    assertEquals(4, touched(0, 32));
    assertEquals(5, touched(1, 32));
  }

  @Test
  void aScalarTouchesAllOfItsBytes() {
    IntegerType number = DataModel.LP64.integer(Kind.LONG, true);
    assertEquals(4, DataModel.LP64.size(Cell.of(UNSIGNED)));
    assertEquals(8, DataModel.LP64.size(Cell.of(number)));
    assertEquals(16, DataModel.LP64.size(Cell.of(FloatingType.LONG_DOUBLE)));
    assertEquals(12, DataModel.ILP32.size(Cell.of(FloatingType.LONG_DOUBLE)));
  }
}
