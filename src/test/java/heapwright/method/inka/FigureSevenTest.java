package heapwright.method.inka;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.method.inka.world.Posed;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.value.IntegerMode;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** {@code foo} of the publication's figure 7: all that matters is deduced by propagation. */
class FigureSevenTest {
  @ParameterizedTest
  @EnumSource
  void thePointerIsTheSecondBlockAndTheNumberIsSix(IntegerMode mode) throws IOException {
    Posed posed = Posed.goal("foo.c", "foo", mode);
    assertTrue(posed.consistent());
    assertEquals(MathematicalInteger.of(6), posed.number("i").value());
    assertEquals(MathematicalInteger.ZERO, posed.number("cond1").value());
    assertFalse(posed.number("cond2").values().contains(MathematicalInteger.ZERO));
    assertEquals(MathematicalInteger.ZERO, posed.number("cond3").value());
  }
}
