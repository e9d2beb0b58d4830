package heapwright.verify;

import heapwright.emit.outline.Outline;
import heapwright.emit.outline.ReachableDefinitions;
import heapwright.emit.outline.ReferencedWords;
import heapwright.emit.outline.TextReplacement;
import heapwright.ir.code.SymbolId;
import heapwright.testcase.TestCase;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a file of tests needs of the texts that it includes: of functions without a decision that a
 * test is predicted to take no more than that they are there. A compiler needs minutes for the
 * largest files, of which a test runs little.
 */
final class NeededText {
  /** Everything is needed. */
  static final NeededText ALL = new NeededText(Map.of());

  private static final String UNRUN = "{ __hw_missing(); }";

  private final Map<String, List<TextReplacement>> cuts;

  private NeededText(Map<String, List<TextReplacement>> cuts) {
    this.cuts = cuts;
  }

  /**
   * What tests need that do what is predicted. If one gets into a function that was left out, that
   * is counted ({@link ProbeProgram#hasMissed}).
   *
   * @param file the tests as C
   */
  static NeededText by(Probes probes, String file, List<TestCase> tests) {
    Map<String, Outline> outlines = new LinkedHashMap<>();
    probes.texts().forEach((unit, text) -> outlines.put(unit, Outline.of(text)));
    Set<String> words = ReferencedWords.of(file);
    Set<String> unrun = new HashSet<>();
    probes.sites().stream()
        .flatMap(site -> site.decisions().stream())
        .forEach(decision -> unrun.add(name(decision.function())));
    unrun.removeAll(words);
    tests.stream()
        .flatMap(test -> test.observation().branches().taken().keySet().stream())
        .forEach(outcome -> unrun.remove(name(outcome.function())));
    ReachableDefinitions reachable =
        ReachableDefinitions.in(
            new ArrayList<>(outlines.values()), words, function -> !unrun.contains(function));
    Map<String, List<TextReplacement>> cuts = new LinkedHashMap<>();
    outlines.forEach((unit, outline) -> cuts.put(unit, reachable.cuts(outline, UNRUN)));
    return new NeededText(cuts);
  }

  /** The key of a static function has its file before the name. */
  private static String name(SymbolId function) {
    return function.key().substring(function.key().lastIndexOf(':') + 1);
  }

  /** What of a unit's text can go. */
  List<TextReplacement> cuts(String unit) {
    return cuts.getOrDefault(unit, List.of());
  }

  boolean isAll() {
    return cuts.values().stream().allMatch(List::isEmpty);
  }
}
