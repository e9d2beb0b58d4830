package heapwright.method.inka.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.method.inka.state.OpenItem;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.value.IntegerMode;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The aliasing sequence of the publication: what propagation deduces before any labelling. */
class AliasingSequenceTest {
  @Test
  void theFirstBranchIsNotTakenSoTheNumberIsAtMostNine() throws IOException {
    Posed posed = Posed.goal("sequence.c", "sequence", IntegerMode.MATHEMATICAL);
    assertTrue(posed.consistent());
    assertEquals(MathematicalInteger.of(9), ((Word) posed.cell("i")).greatest());
    assertTrue(
        posed.attempt().items().stream().noneMatch(i -> i instanceof OpenItem.Decision),
        () -> posed.attempt().items().toString());
  }

  @Test
  void thatThePointerPointsToTheNumberFromTheStartIsNotExcluded() throws IOException {
    Posed posed = Posed.goal("sequence.c", "sequence", IntegerMode.MATHEMATICAL);
    ConstraintWorld world = posed.attempt().world();
    var place =
        world.starts().all().stream()
            .filter(s -> s.place().toString().equals("i"))
            .findFirst()
            .orElseThrow()
            .place();
    assertTrue(posed.pointer("p").targets().contains(place));
  }

  @Test
  void whereIntegersWrapTheBranchIsPossible() throws IOException {
    Posed posed = Posed.goal("sequence.c", "sequence", IntegerMode.MACHINE);
    assertTrue(posed.consistent());
    assertTrue(MathematicalInteger.of(9).isBelow(((Word) posed.cell("i")).greatest()));
  }
}
