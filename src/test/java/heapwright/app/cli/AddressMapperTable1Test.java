package heapwright.app.cli;

import org.junit.jupiter.api.Test;

/** Table 1 of AddressMapper: the classes of pointers before and after each statement. */
class AddressMapperTable1Test {

  @Test
  void classesBeforeAndAfter() {
    AddressMapperRun run = AddressMapperRun.of("address_table1.c", "classes", "1,2,3,4,5,6,7");
    run.isVerified();
    run.shows(
        "call: CREATE I 1; CREATE I 4",
        "1: USE [p, 2]; CREATE I 3; MODIFY [x] 3 | x -/I, p->right I/I",
        "2: USE [q, 1]; CREATE I 5; MODIFY [y] 5 | y -/I, q->left I/I",
        "3: CREATE II 11; MODIFY [p] 11 | p I/II",
        "4: MODIFY [p, 1] 3 | p->left II/I, x I/I",
        "5: USE [p, 2]; MODIFY [q, 2] 0 | q->right I/II, p->right II/II");
  }
}
