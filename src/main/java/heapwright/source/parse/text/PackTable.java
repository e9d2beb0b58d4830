package heapwright.source.parse.text;

import heapwright.source.parse.position.Sorted;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/** What {@code #pragma pack} asks for at each place. */
public final class PackTable {
  private int[] offsets = new int[4];
  private int[] limits = new int[4];
  private int count;
  private final Deque<Saved> saved = new ArrayDeque<>();

  private record Saved(String label, int limit) {}

  /** The greatest alignment that a member may have at this place; 0 for no limit. */
  public int limitAt(int offset) {
    int index = Sorted.lastAtMost(offsets, count, offset);
    return index < 0 ? 0 : limits[index];
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
      case "" -> set(offset, 0);
      default -> setIfNumber(offset, words[0]);
    }
  }

  private void pop(int offset, String label) {
    boolean labelled = saved.stream().anyMatch(s -> !label.isEmpty() && s.label().equals(label));
    while (!saved.isEmpty()) {
      Saved top = saved.pop();
      set(offset, top.limit());
      if (!labelled || top.label().equals(label)) {
        return;
      }
    }
  }

  private int current() {
    return count == 0 ? 0 : limits[count - 1];
  }

  private void setIfNumber(int offset, String word) {
    if (word.matches("\\d{1,3}")) {
      set(offset, Integer.parseInt(word));
    }
  }

  private void set(int offset, int limit) {
    if (count == offsets.length) {
      offsets = Arrays.copyOf(offsets, 2 * count);
      limits = Arrays.copyOf(limits, 2 * count);
    }
    offsets[count] = offset;
    limits[count++] = limit;
  }
}
