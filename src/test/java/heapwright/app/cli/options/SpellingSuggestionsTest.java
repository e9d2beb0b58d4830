package heapwright.app.cli.options;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class SpellingSuggestionsTest {
  private static final List<String> NAMES =
      List.of("find", "insert", "delete", "height", "smallest");

  @Test
  void misspeltNameFindsTheOneMeant() {
    assertEquals(List.of("find"), SpellingSuggestions.to("fnd", NAMES));
    assertEquals(List.of("delete"), SpellingSuggestions.to("delet", NAMES));
  }

  @Test
  void partOfANameFindsTheWhole() {
    assertEquals(List.of("smallest"), SpellingSuggestions.to("small", NAMES));
  }

  @Test
  void somethingElseAltogetherFindsNothing() {
    assertEquals(List.of(), SpellingSuggestions.to("quicksort", NAMES));
  }
}
