package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;

/** AddressMapper's falias (section 3.3.2.5): its lines 2 to 6 are our statements 1 to 5. */
class AddressMapperFaliasTest {
  private static final String FILE = "address_falias.c";

  @Test
  void theAliasStandsInFrontOfTheStatementThatMeetsTheLaterPointer() {
    AddressMapperRun run = AddressMapperRun.of(FILE, "falias", "1,2,3,4,5,6");
    run.isVerified();
    run.shows(
        "1 x = p->left + <2,(7,8)> + <x,2> + <2,(7,8)>",
        "2' alias(x, q->right) - <4,(5,6)> - <4,(5,6)>",
        "+ <4,(5,2)> + <4,(5,2)>",
        "2 y = q->right + <y,2>",
        "3 x->right = y->left + <7,(9,10)> + <7,(9,10)>");
  }

  @Test
  void whereThePointersDifferThereIsNone() {
    AddressMapperRun run = AddressMapperRun.of(FILE, "falias", "1,2,3,4,5,7");
    run.isVerified();
    assertFalse(run.ran().out().contains("alias("), run.ran().out());
    run.shows("5: UNEQUAL [x] [y] | x I/I, y I/I");
  }
}
