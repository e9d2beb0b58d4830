package heapwright.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.goal.Criterion;
import heapwright.report.suite.FileReport;
import heapwright.report.suite.SampleSuite;
import heapwright.report.suite.SuiteReport;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class SuitePageTest {
  private static final String PAGE = SuitePage.of(SampleSuite.get());

  private static long count(String part) {
    return Pattern.compile(Pattern.quote(part)).matcher(PAGE).results().count();
  }

  @Test
  void whatStandsInTheSourceStaysText() {
    assertEquals(2, count("</script>"), "the page's own two");
    assertFalse(PAGE.contains("<script>alert"));
    assertTrue(PAGE.contains("&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;"));
    assertTrue(PAGE.contains("&lt;!-- &amp;amp; ]]&gt; \\&quot;"));
  }

  @Test
  void nothingIsFetchedFromElsewhere() {
    Matcher reference = Pattern.compile("(?:src|href)=\"?([^\" >]+)").matcher(PAGE);
    while (reference.find()) {
      assertTrue(reference.group(1).matches("#.*|data:,|\\./faults/.*"), reference.group());
    }
    assertFalse(PAGE.contains("@import"));
    assertTrue(PAGE.contains("default-src 'none'"));
  }

  @Test
  void everyBadgeHasSomethingToShow() {
    Matcher badge = Pattern.compile("data-open=([\\w-]+)").matcher(PAGE);
    int badges = 0;
    while (badge.find()) {
      badges++;
      assertTrue(PAGE.contains("<template id=d-" + badge.group(1) + ">"), badge.group());
    }
    assertTrue(badges > 30, "only " + badges);
  }

  @Test
  void everyLineOfTheSourceIsThere() {
    List<String> text = SampleSuite.get().files().get(0).text();
    for (int line = 1; line <= text.size(); line++) {
      boolean between = text.get(line - 1).isBlank();
      assertTrue(between || count("id=f0L" + line + ">") == 1, "line " + line);
    }
  }

  @Test
  void aRunWithoutFunctionsIsAPageToo() {
    FileReport file = SampleSuite.get().files().get(0);
    FileReport empty = new FileReport("a&b.c", file.text(), file.program(), "test_a.c", List.of());
    SuiteReport suite =
        new SuiteReport("1", new Criterion.Statements(), "tao", 7, false, List.of(empty));
    String page = SuitePage.of(suite);
    assertTrue(page.contains("<title>a&amp;b.c · Heapwright</title>"));
    assertTrue(page.contains("stopped early"));
  }
}
