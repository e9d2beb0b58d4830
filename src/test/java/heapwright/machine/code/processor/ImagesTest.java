package heapwright.machine.code.processor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.ir.type.DataModel;
import heapwright.ir.type.FloatingType;
import heapwright.machine.code.closure.TwoSlots;
import heapwright.number.ExtendedDouble;
import org.junit.jupiter.api.Test;

/** Scalars in memory and in slots. */
class ImagesTest {
  @Test
  void aLongDoubleHasTenBytesAndThenPadding() {
    byte[] image = {0, 0, 0, 0, 0, 0, 0, (byte) 0xc0, (byte) 0xff, (byte) 0xbf, 42, 0, 0, 0, 0, 0};
    long[] frame = new long[2];
    Images images = new Images(DataModel.LP64);
    images.put(image, FloatingType.LONG_DOUBLE, frame, 0);
    assertEquals(ExtendedDouble.fromDouble(-1.5), TwoSlots.extended(frame, 0));
    image[10] = 0;
    assertArrayEquals(image, images.get(frame, 0, FloatingType.LONG_DOUBLE));
  }
}
