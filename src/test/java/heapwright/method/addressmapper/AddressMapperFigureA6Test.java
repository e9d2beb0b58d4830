package heapwright.method.addressmapper;

import heapwright.app.cli.AddressMapperRun;
import org.junit.jupiter.api.Test;

/**
 * Figures A.5 and A.6 of AddressMapper, test05: a sparse matrix of four types. The published table
 * also changes the solution at s23, which is a slip: that is a write of the program.
 */
class AddressMapperFigureA6Test {

  @Test
  void theEntryIsTheNextOneInItsColumn() {
    AddressMapperRun run =
        AddressMapperRun.of(
            "address_figure_a5.c",
            "test05",
            "1,2,3,4,5,6,23,5,6,23,5,6,23,5,24,3,4,5,6,7,8,9,14,15,16,17,18,19,20");
    run.isVerified();
    run.shows(
        "call + <1,(2,3)> + <mt,1> + <1,(2,3)>",
        "1 trows = mt->rows + <2,(4,5)> + <trows,2> + <2,(4,5)>",
        "2 tcols = mt->cols + <3,(6,7)> + <tcols,3> + <3,(6,7)>",
        "3 while (trows->nextrh != NULL) + <5,(8,9)> + <5,(8,9)>",
        "4 r = trows->rdata + <4,(10,11)> + <r,4> + <4,(10,11)>",
        "5 while (r != NULL)",
        "6 if (r->data == val)",
        "23 r = r->nextc + <11,(12,13)> - <r,4> + <11,(12,13)>",
        "+ <r,11>");
    run.shows(
        "23 r = r->nextc + <15,(16,17)> - <r,13> + <15,(16,17)>",
        "+ <r,15>",
        "5 while (r != NULL) 15.null 15.null",
        "24 trows = trows->nextrh - <trows,2>",
        "+ <trows,5>",
        "3 while (trows->nextrh != NULL) + <9,(18,19)> + <9,(18,19)>",
        "4 r = trows->rdata + <8,(20,21)> - <r,15> + <8,(20,21)>",
        "+ <r,8>",
        "5 while (r != NULL)",
        "6 if (r->data == val)",
        "7 while (tcols->nextch != NULL) + <7,(22,23)> + <7,(22,23)>",
        "8 c = tcols->cdata + <6,(24,25)> + <c,6> + <6,(24,25)>",
        "9 if (r == c)",
        "14' alias(r, c->nextr) - <6,(24,25)> - <6,(24,25)>",
        "+ <6,(8,25)> + <6,(8,25)>",
        "14 p = c->nextr + <p,8>",
        "15 while (p != NULL)",
        "16 if (p == r)",
        "17 if (p->nextr != NULL) + <20,(26,27)> + <20,(26,27)>",
        "18 c->nextr = p->nextr - <6,(8,25)>",
        "+ <6,(20,25)>",
        "19 free(r) 8.inactive");
  }
}
