package heapwright.source.parse.text;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** What {@code #pragma pack} asks for at each place. */
public final class PackTable {
  private final NavigableMap<Integer, Integer> limits = new TreeMap<>();
  private final Deque<Saved> saved = new ArrayDeque<>();

  private record Saved(String label, int limit) {}

  /** The greatest alignment that a member may have at this place; 0 for no limit. */
  public int limitAt(int offset) {
    Map.Entry<Integer, Integer> last = limits.floorEntry(offset);
    return last == null ? 0 : last.getValue();
  }

  /** Obeys {@code #pragma pack(arguments)}. */
  void obey(int offset, String arguments) {
    String[] words = arguments.trim().split("\\s*,\\s*");
    switch (words[0]) {
      case "push" -> {
        saved.push(new Saved(words.length > 1 ? words[1] : "", current()));
        setIfNumber(offset, words[words.length - 1]);
      }
      case "pop" -> {
        pop(offset, words.length > 1 ? words[1] : "");
        setIfNumber(offset, words[words.length - 1]);
      }
      case "" -> limits.put(offset, 0);
      default -> setIfNumber(offset, words[0]);
    }
  }

  private void pop(int offset, String label) {
    boolean labelled = saved.stream().anyMatch(s -> !label.isEmpty() && s.label().equals(label));
    while (!saved.isEmpty()) {
      Saved top = saved.pop();
      limits.put(offset, top.limit());
      if (!labelled || top.label().equals(label)) {
        return;
      }
    }
  }

  private int current() {
    return limits.isEmpty() ? 0 : limits.lastEntry().getValue();
  }

  private void setIfNumber(int offset, String word) {
    if (word.matches("\\d{1,3}")) {
      limits.put(offset, Integer.parseInt(word));
    }
  }
}
