package heapwright.symbolic.persistent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class SymbolSetTest {
  @Test
  void unionsAgreeWithSortedSets() {
    Random random = new Random(5);
    for (int round = 0; round < 300; round++) {
      SymbolSet a = SymbolSet.EMPTY;
      SymbolSet b = SymbolSet.EMPTY;
      TreeSet<Integer> x = new TreeSet<>();
      TreeSet<Integer> y = new TreeSet<>();
      int range = 1 << 1 + random.nextInt(20);
      for (int i = 0; i < 20; i++) {
        int k = random.nextInt(range);
        int l = random.nextInt(range);
        a = a.union(SymbolSet.of(k));
        b = SymbolSet.of(l).union(b);
        x.add(k);
        y.add(l);
      }
      TreeSet<Integer> common = new TreeSet<>(x);
      common.retainAll(y);
      assertEquals(!common.isEmpty(), a.intersects(b));
      assertEquals(x.contains(3), a.contains(3));
      assertEquals(new ArrayList<>(x), elements(a));
      SymbolSet all = a.union(b);
      x.addAll(y);
      assertEquals(new ArrayList<>(x), elements(all));
      assertEquals(x.size(), all.size());
      assertSame(all, all.union(a));
      assertSame(all, all.union(b));
    }
  }

  private static List<Integer> elements(SymbolSet set) {
    List<Integer> elements = new ArrayList<>();
    set.forEach(elements::add);
    return elements;
  }
}
