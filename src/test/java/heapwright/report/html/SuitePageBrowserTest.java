package heapwright.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import heapwright.report.suite.SampleSuite;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page as a person meets it: opened from a folder, clicked, typed into. */
class SuitePageBrowserTest {
  private static final String HEAP = "document.querySelector('.heap .picture')";

  @TempDir private static Path folder;
  private static Optional<Browser> opened = Optional.empty();

  private Browser browser;

  @BeforeAll
  static void open() throws Exception {
    Optional<Path> executable = Browser.executable();
    assumeTrue(executable.isPresent(), "chromium is not installed: the page is not tried out");
    Path page = Files.writeString(folder.resolve("report.html"), SuitePage.of(SampleSuite.get()));
    opened = Optional.of(Browser.open(executable.get(), page));
  }

  @BeforeEach
  void fresh() throws Exception {
    browser = opened.orElseThrow();
    browser.resize(1440, 900);
    browser.eval("localStorage.clear(); history.replaceState(null, '', location.pathname)");
    browser.reload();
  }

  @AfterEach
  void thePageNeverComplains() {
    assertEquals(List.of(), browser.complaints());
  }

  @AfterAll
  static void close() throws Exception {
    if (opened.isPresent()) {
      opened.get().close();
    }
  }

  private static String badge(String label) {
    return ".code button[aria-label*=\"(" + label + ")\"]";
  }

  private String function(String name, String label) {
    return ".fn[data-name=" + name + "] " + badge(label);
  }

  @Test
  void aBranchShowsItsTestAndItsHeap() throws Exception {
    browser.click(function("find", "4:F"));
    String shown = browser.text("#shown");
    assertTrue(shown.contains("covered"), shown);
    assertTrue(shown.contains("Test find_2"), shown);
    assertTrue(shown.contains("key < root->key is false"), shown);
    assertTrue(shown.contains("1 2 4 5 1 2 4 6 1 2 3"), shown);
    assertTrue(shown.contains("static void test_find_2(void)"), shown);
    String picture =
        browser.eval(HEAP + ".shadowRoot.querySelector('svg').textContent").getAsString();
    assertTrue(picture.contains("struct node") && picture.contains("n3"), picture);
    assertTrue(browser.eval(HEAP + ".getBoundingClientRect().height > 60").getAsBoolean());
    assertEquals(
        "10 11 12 14",
        browser
            .eval("[...document.querySelectorAll('.l.on > .no')].map(n => n.innerText).join(' ')")
            .getAsString());
  }

  @Test
  void anEnlargedPictureOpensAndCloses() throws Exception {
    browser.click(function("find", "4:F"));
    browser.click(".heap button");
    assertTrue(browser.eval("document.querySelector('#large').open").getAsBoolean());
    browser.click("#large > button");
    assertFalse(browser.eval("document.querySelector('#large').open").getAsBoolean());
  }

  @Test
  void anInfeasibleBranchShowsReasonProofAndAssumptions() throws Exception {
    browser.click(function("clamp", "3:T"));
    String shown = browser.text("#shown");
    assertTrue(shown.contains("n >= 0 && n < -5"), shown);
    assertTrue(shown.contains("all paths exhausted"), shown);
    assertTrue(shown.contains("no other thread changes memory"), shown);
  }

  @Test
  void anOpenBranchShowsTheCause() throws Exception {
    browser.click(function("hash", "7.2:T"));
    assertTrue(browser.text("#shown").contains("20 s were not enough"));
  }

  @Test
  void aFaultShowsItsInputAndTheEvidence() throws Exception {
    browser.click(".faults button");
    String shown = browser.text("#shown");
    assertTrue(shown.contains("null-dereference"), shown);
    assertTrue(shown.contains("root = NULL"), shown);
    assertTrue(shown.contains("AddressSanitizer: SEGV"), shown);
    assertTrue(shown.contains("faults/first_f1.c"), shown);
  }

  @Test
  void theFilterLeavesWhatWasAskedFor() throws Exception {
    browser.click("button[data-filter=infeasible]");
    assertEquals("clamp", visibleFunctions());
    browser.press("j");
    assertTrue(browser.text("#shown").contains("infeasible"));
    browser.click("button[data-filter=unknown]");
    assertEquals("hash", visibleFunctions());
    browser.click("button[data-filter=fault]");
    assertEquals("first", visibleFunctions());
    browser.click("button[data-filter=all]");
    assertEquals("find clamp first hash markup", visibleFunctions());
  }

  private String visibleFunctions() throws Exception {
    return browser
        .eval(
            "[...document.querySelectorAll('.fn')].filter(f => f.checkVisibility())"
                + ".map(f => f.dataset.name).join(' ')")
        .getAsString();
  }

  @Test
  void theSearchFindsAFunction() throws Exception {
    browser.press("/");
    browser.type("mark");
    assertEquals("markup", visibleFunctions());
    assertEquals(
        1,
        browser.eval("document.querySelectorAll('tr[data-for]:not([hidden])').length").getAsInt());
    browser.press("Escape");
    assertEquals("find clamp first hash markup", visibleFunctions());
    browser.press("/");
    browser.type("no such function");
    assertTrue(browser.text("main").contains("Nothing of the kind here."));
  }

  @Test
  void keysGoFromBranchToBranch() throws Exception {
    browser.press("j");
    assertTrue(browser.text("#shown h2").contains("1:T"));
    browser.press("j");
    assertTrue(browser.text("#shown h2").contains("1:F"));
    browser.press("k");
    assertTrue(browser.text("#shown h2").contains("1:T"));
    browser.press("k");
    assertTrue(browser.text("#shown").contains("markup"), "before the first comes the last");
  }

  @Test
  void theThemeTogglesAndPicturesFollow() throws Exception {
    browser.click(function("find", "4:F"));
    assertEquals("light", browser.eval("document.documentElement.dataset.theme").getAsString());
    String light = colours();
    browser.click("#theme");
    assertEquals("dark", browser.eval("document.documentElement.dataset.theme").getAsString());
    String dark = colours();
    assertFalse(light.equals(dark), light);
    browser.press("t");
    assertEquals(light, colours());
  }

  private String colours() throws Exception {
    return browser
        .eval(
            "getComputedStyle(document.body).backgroundColor + ' ' + getComputedStyle("
                + HEAP
                + ".shadowRoot.querySelector('text')).fill")
        .getAsString();
  }

  @Test
  void aNarrowWindowShowsThePanelOnlyWhenAsked() throws Exception {
    browser.resize(420, 800);
    String isShown = "getComputedStyle(document.querySelector('#panel')).visibility === 'visible'";
    assertFalse(browser.eval(isShown).getAsBoolean());
    browser.click(function("clamp", "3:T"));
    assertTrue(browser.eval(isShown).getAsBoolean());
    browser.press("Escape");
    assertFalse(browser.eval(isShown).getAsBoolean());
    assertTrue(
        browser.eval("document.documentElement.scrollWidth <= innerWidth").getAsBoolean(),
        "nothing to scroll sideways");
  }
}
