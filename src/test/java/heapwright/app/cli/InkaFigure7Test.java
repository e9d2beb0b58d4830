package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The publication's figure 7, as {@code reach --trace} tells what its operators do. */
class InkaFigure7Test {
  private static String out;

  @BeforeAll
  static void reach() {
    String file = "src/test/resources/inka/foo.c";
    Ran ran =
        Ran.heapwright(
            "reach", file, "-f", "foo", "20", "--method", "inka", "--trace", "--no-verify");
    out = ran.out();
  }

  private static void inOrder(List<String> lines) {
    int at = 0;
    for (String line : lines) {
      int found = out.indexOf(line, at);
      assertTrue(found >= 0, () -> line + " is not where it should be in\n" + out);
      at = found + line.length();
    }
  }

  @Test
  void threeBlocksAreMadeByNewS() {
    inOrder(
        List.of(
            "line 10  entailed  new_s(M1, M2, n(1))",
            "line 11  entailed  new_s(M2, M3, n(2))",
            "line 12  entailed  new_s(M3, M4, n(3))",
            "memory M1: struct {}, closed true",
            "memory M2: struct {n(1)}, closed true",
            "memory M3: struct {n(1), n(2)}, closed true",
            "memory M4: struct {n(1), n(2), n(3)}, closed true"));
  }

  /** Sections 5.4 and 5.5: what is stored through p is stored in the second block. */
  @Test
  void thePointerIsFoundByAccessSAndStoreElement() {
    inOrder(
        List.of(
            "line 33  posted    p = access_s(p, +0)",
            "line 33  entailed  store_element(M10, M11, p, i)",
            "line 34  posted    load_element(M11, p, *p)",
            "line 33  deduced   p is {n(1), n(2), n(3)}  by p = access_s(p, +0), woken by p",
            "line 33  posted    store_element at n(2): *p@n(2) is i if p = n(2), else 0",
            "line 35  deduced   p is {n(2), n(3)}  by (p==n(1)) = (p == n(1))",
            "line 33  deduced   p is n(2)  by store_element at n(2)",
            "line 33  deduced   i is 6  by store_element at n(2)",
            "line 33  entailed  store_element at n(2): *p@n(2) is i if p = n(2), else 0",
            "line 34  deduced   *p is 6  by *p = load_element(p), woken by *p@n(2)"));
  }

  @Test
  void theBranchesThatSetThePointerToOtherBlocksFail() {
    inOrder(
        List.of(
            "line 21  posted    ite((cond1!=0), 10:T, 10:F)",
            "  suppose   line 21 goes 10:T",
            "  failed    n(1) was n(1), n(1) = p, so n(2)",
            "line 21  so        line 21 does not go 10:T",
            "  suppose   line 24 goes 12:F",
            "  failed    n(3) was n(3), n(3) = p, so n(2)",
            "line 24  so        line 24 does not go 12:F"));
  }

  @Test
  void theMemoryAtTheGoalHasSixInTheSecondBlock() {
    inOrder(
        List.of(
            "memory M11, at the goal: struct {n(1), n(2), n(3)}, closed true",
            "tab_i  i              6",
            "tab_i  n(1).t         0",
            "tab_i  n(2).t         6",
            "tab_i  n(3).t         0",
            "tab_p  p              {n(2)}"));
  }
}
