package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** AddressMapper's mixednode (section 3.3.2.1): chains of both classes. */
class AddressMapperMixednodeTest {
  private static final String FILE = "address_mixed.c";

  @Test
  void theFieldsOfAllocatedMemoryLeadNowhere() {
    AddressMapperRun run = AddressMapperRun.of(FILE, "through_allocated", "1,2,3");
    assertEquals(1, run.ran().status());
    assertTrue(run.ran().out().startsWith("infeasible at 3: "), run.ran().out());
    run.shows("infeasible: walks through x, which is NULL");
  }

  /** As published: the statement that asks for y->left->left->right. */
  @Test
  void afterMallocTheyLeadNowhereEither() {
    AddressMapperRun run = AddressMapperRun.of("address_mixednode.c", "mixednode", "1,2,3,4,5,6");
    assertEquals(1, run.ran().status());
    assertTrue(
        run.ran().out().startsWith("infeasible at 5: walks through y->left->left, which is NULL\n"),
        run.ran().out());
    run.shows("1 y->left = malloc(sizeof(stru... + <7,(0,0)>", "- <1,(2,3)>", "+ <1,(7,3)>");
  }

  @Test
  void theFieldsOfTheInputGrow() {
    AddressMapperRun run = AddressMapperRun.of(FILE, "through_input", "1,2,3");
    run.isVerified();
    run.shows("2 x = y->right->left + <3,(5,6)> + <x,5> + <3,(5,6)>", "+ <5,(7,8)> + <5,(7,8)>");
  }
}
