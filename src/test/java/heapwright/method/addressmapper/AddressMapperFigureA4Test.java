package heapwright.method.addressmapper;

import heapwright.app.cli.AddressMapperRun;
import org.junit.jupiter.api.Test;

/** Figures A.3 and A.4 of AddressMapper, test03: a graph of nodes and arcs. */
class AddressMapperFigureA4Test {

  @Test
  void theThirdArcLeadsToTheNodeThatIsLookedFor() {
    AddressMapperRun run =
        AddressMapperRun.of("address_figure_a3.c", "test03", "1,2,3,4,6,7,3,4,6,7,3,4,5");
    run.isVerified();
    run.shows(
        "call + <1,(2,3)> + <G,1> + <1,(2,3)>",
        "+ <4,(5,6)> + <D,4> + <4,(5,6)>",
        "1 p = G + <p,1>",
        "2 q = p->arc + <2,(7,8)> + <q,2> + <2,(7,8)>",
        "3 while (q != NULL)",
        "4 if (q->anode == D) + <7,(9,10)> + <7,(9,10)>",
        "6 bq = q + <bq,2>",
        "7 q = q->next + <8,(11,12)> - <q,2> + <8,(11,12)>",
        "+ <q,8>",
        "3 while (q != NULL)",
        "4 if (q->anode == D) + <11,(13,14)> + <11,(13,14)>",
        "6 bq = q - <bq,2>",
        "+ <bq,8>",
        "7 q = q->next + <12,(15,16)> - <q,8> + <12,(15,16)>",
        "+ <q,12>",
        "3 while (q != NULL)",
        "4' alias(D, q->anode) - <12,(15,16)> - <12,(15,16)>",
        "+ <12,(4,16)> + <12,(4,16)>",
        "4 if (q->anode == D)");
  }
}
