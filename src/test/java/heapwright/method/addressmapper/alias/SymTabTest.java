package heapwright.method.addressmapper.alias;

import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.app.cli.AddressMapperRun;
import org.junit.jupiter.api.Test;

/** The publication's SymTab and AliasTab of falias; its lines 2 to 6 are our statements 1 to 5. */
class SymTabTest {

  /** As it is where the equality is met, before anything is merged. */
  @Test
  void everyAddressHasTheStatementThatDefinedIt() {
    AddressMapperRun.of("address_falias.c", "falias", "1,2,3,4,5,6")
        .shows(
            "at 5:",
            "(p,1) {(1,0)}",
            "(q,2) {(0,2)}",
            "(x,1) {(0,3)}",
            "(y,2) {(3,2)}",
            "before 2: alias(x, q->right)");
  }

  @Test
  void theLaterPointerIsCalledAsTheSourceReachesIt() {
    AddressMapperRun run = AddressMapperRun.of("address_falias.c", "falias", "1,2,3,4,5,6");
    assertTrue(run.ran().out().contains("aliases\n  q->right is p->left\n"), run.ran().out());
  }
}
