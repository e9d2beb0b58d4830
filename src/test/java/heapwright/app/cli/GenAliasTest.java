package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which pointers of an input {@code gen} lets share an object. */
class GenAliasTest {
  @TempDir private Path folder;

  private Ran gen(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("shop.c"), text);
    return Ran.heapwright("gen", file.toString(), "-o", folder.resolve("out").toString());
  }

  @Test
  void recordsOfTwoKindsThatPointToEachOtherLieApart() throws Exception {
    Ran ran =
        gen(
            """
            #include <stddef.h>
            struct shelf;
            struct item { int weight; struct item *next; struct shelf *on; };
            struct shelf { int load; struct item *first; };

            int put(struct shelf *from, struct shelf *to, struct item *i) {
              if (from == NULL || to == NULL || i == NULL) return -1;
              if (i->on != from) return -2;
              if (from->first == i) from->first = i->next;
              i->next = to->first;
              to->first = i;
              i->on = to;
              from->load -= i->weight;
              to->load += i->weight;
              if (from == to && from->first != i) return -4;
              return from->load;
            }
            """);
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.out().contains("put  12.2:T  from->first equals i here"), ran.out());
  }

  @Test
  void noRecordLiesInAVariableThatIsTooSmallForIt() throws Exception {
    Ran ran =
        gen(
            """
            struct tree { int age; struct tree *next; };
            static int nodes;

            int graft(struct tree *t, int wanted) {
              if (t == 0) return 0;
              t->age = 3;
              t->next = t;
              if (nodes * nodes != wanted) return 1;
              if (nodes != 3 && nodes * nodes == 9 && nodes > 0) return 3;
              return nodes == 7;
            }
            """);
    assertFalse(ran.out().contains("out-of-bounds"), ran.out());
  }

  @Test
  void nothingIsProvedFromTheBitsOfAnAddress() throws Exception {
    Ran ran =
        gen(
            """
            int low(int *p) {
              int *q = p + 1;
              unsigned char *bytes = (unsigned char *)&q;
              if (bytes[0] == 7) return 1;
              return *q;
            }
            """);
    assertEquals(1, ran.status(), ran.out() + ran.err());
    assertTrue(
        ran.out().contains("the bits of an address were taken to be typical ones"), ran.out());
  }
}
