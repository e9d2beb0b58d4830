package heapwright.method.addressmapper;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.app.cli.AddressMapperRun;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Figures A.1 and A.2 of AddressMapper, test02: two circular doubly linked lists. */
class AddressMapperFigureA2Test {
  private static final AddressMapperRun RUN =
      AddressMapperRun.of(
          "address_figure_a1.c", "test02", "1,2,3,4,5,12,4,5,6,7,8,9,10,11,4,13,14,3,15");

  @Test
  void theListsAreClosedBeforeTheyAreWalked() {
    RUN.isVerified();
    RUN.shows(
        "call + <1,(2,3)> + <p,1> + <1,(2,3)>",
        "+ <4,(5,6)> + <q,4> + <4,(5,6)>",
        "1 pptr = p->right + <3,(7,8)> + <pptr,3> + <3,(7,8)>",
        "2 qptr = q->right + <6,(9,10)> + <qptr,6> + <6,(9,10)>",
        "3 while (qptr != q)",
        "4 while (pptr != p)",
        "5 if (pptr->data == qptr->data)",
        "12 pptr = pptr->right + <8,(11,12)> - <pptr,3> + <8,(11,12)>",
        "+ <pptr,8>",
        "4 while (pptr != p)",
        "5 if (pptr->data == qptr->data)",
        "6 l = pptr->left + <11,(13,14)> + <l,11> + <11,(13,14)>",
        "7 d = pptr + <d,8>",
        "8' alias(p, pptr->right) - <8,(11,12)> - <8,(11,12)>",
        "+ <8,(11,1)> + <8,(11,1)>",
        "8 pptr = pptr->right - <pptr,8>",
        "+ <pptr,1>",
        "9 l->right = pptr - <11,(13,14)>",
        "+ <11,(13,1)>",
        "10 pptr->left = l - <1,(2,3)>",
        "+ <1,(11,3)>",
        "11 free(d) 8.inactive",
        "4 while (pptr != p)",
        "13 pptr = p->right - <pptr,1>",
        "+ <pptr,3>",
        "14' alias(q, qptr->right) - <6,(9,10)> - <6,(9,10)>",
        "+ <6,(9,4)> + <6,(9,4)>",
        "14 qptr = qptr->right - <qptr,6>",
        "+ <qptr,4>");
  }

  @Test
  void sixCellsAreTheInput() {
    assertEquals(
        List.of(
            "<p,1>",
            "<q,4>",
            "<1,(0,3)> struct dbl",
            "<3,(0,8)> struct dbl",
            "<4,(0,6)> struct dbl",
            "<6,(0,4)> struct dbl",
            "<8,(11,1)> struct dbl",
            "<11,(0,0)> struct dbl"),
        RUN.structure());
  }
}
