package heapwright.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class RealDrawTest {
  private static RealFunction function(String owner, String file, String name) {
    return new RealFunction(new RealFile(owner, Path.of(file), List.of()), name, 8);
  }

  private static List<RealFunction> candidates() {
    List<RealFunction> all = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      all.add(function("large", "large" + i / 8 + ".c", "f" + i));
      all.add(function("single", "single.c", "g" + i));
    }
    return all;
  }

  @Test
  void theSameSeedDrawsTheSameFunctionsAndAnotherSeedOthers() {
    List<RealFunction> drawn = RealDraw.of(candidates(), 10, 1);
    assertEquals(drawn, RealDraw.of(candidates(), 10, 1));
    assertNotEquals(drawn, RealDraw.of(candidates(), 10, 2));
  }

  @Test
  void packagesTakeTurnsAndOneFileGivesFew() {
    Map<String, Long> owners =
        RealDraw.of(candidates(), 20, 1).stream()
            .collect(Collectors.groupingBy(f -> f.file().owner(), Collectors.counting()));
    assertEquals(Map.of("large", 14L, "single", 6L), owners);
  }

  @Test
  void aCandidateMoreChangesOnePlaceOfTheDraw() {
    List<RealFunction> before = RealDraw.of(candidates(), 30, 1);
    List<RealFunction> more = candidates();
    more.add(function("large", "large9.c", "added"));
    HashSet<RealFunction> gone = new HashSet<>(before);
    RealDraw.of(more, 30, 1).forEach(gone::remove);
    assertTrue(gone.size() <= 1, gone.toString());
  }

  @Test
  void ofCopiesOfAFileOneTakesPart() {
    List<RealFunction> copies =
        List.of(function("p", "src/a.c", "f"), function("p", "examples/a.c", "f"));
    assertEquals(1, RealDraw.of(copies, 5, 1).size());
  }

  @Test
  void aFunctionIsReadBackAsItWasWritten() {
    RealFile file = new RealFile("p", Path.of("a.c"), List.of("-Iinclude", "-DX=1"));
    RealFunction function = new RealFunction(file, "f", 12);
    assertEquals(function, RealFunction.of(function.line()));
  }
}
