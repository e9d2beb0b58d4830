package heapwright.symbolic.persistent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class IntMapTest {
  @Test
  void behavesAsASortedMapAndFormerVersionsStay() {
    Random random = new Random(3);
    IntMap<String> map = IntMap.empty();
    TreeMap<Integer, String> reference = new TreeMap<>();
    List<IntMap<String>> versions = new ArrayList<>();
    List<Map<Integer, String>> references = new ArrayList<>();
    for (int i = 0; i < 4_000; i++) {
      int key = random.nextInt() & Integer.MAX_VALUE >>> random.nextInt(31);
      if (random.nextInt(3) == 0) {
        map = map.without(key);
        reference.remove(key);
      } else {
        map = map.with(key, "v" + i);
        reference.put(key, "v" + i);
      }
      assertEquals(reference.size(), map.size());
      assertEquals(Optional.ofNullable(reference.get(key)), map.get(key));
      if (i % 500 == 0) {
        versions.add(map);
        references.add(new TreeMap<>(reference));
      }
    }
    for (int i = 0; i < versions.size(); i++) {
      assertEquals(references.get(i).toString(), versions.get(i).toString());
    }
  }

  @Test
  void nothingIsFoundWhereNothingIs() {
    IntMap<String> map = IntMap.<String>empty().with(5, "five");
    assertTrue(map.get(1_000_000).isEmpty());
    assertTrue(map.get(37).isEmpty());
    assertEquals("none", map.getOrDefault(-1, "none"));
  }
}
