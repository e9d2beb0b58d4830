package heapwright.source.llvm.type;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One node of the metadata.
 *
 * @param kind {@code DISubprogram}; empty for a list
 * @param fields as the text has them
 * @param items of a list
 */
public record DebugNote(String kind, Map<String, String> fields, List<String> items) {

  static DebugNote parse(String text) {
    String body = text.startsWith("distinct ") ? text.substring("distinct ".length()) : text;
    int open = body.indexOf(body.startsWith("!{") ? '{' : '(');
    if (open < 0) {
      return new DebugNote("", Map.of(), List.of());
    }
    List<String> parts = parts(body.substring(open + 1, body.length() - 1));
    if (body.startsWith("!{")) {
      return new DebugNote("", Map.of(), parts);
    }
    Map<String, String> fields = new LinkedHashMap<>();
    for (String part : parts) {
      int colon = part.indexOf(':');
      if (colon > 0) {
        fields.put(part.substring(0, colon), part.substring(colon + 1).trim());
      }
    }
    return new DebugNote(body.substring(1, open), fields, parts);
  }

  /** Cut at the commas that stand outside of quotes and brackets. */
  private static List<String> parts(String list) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    int start = 0;
    boolean quoted = false;
    for (int i = 0; i < list.length(); i++) {
      char c = list.charAt(i);
      quoted ^= c == '"';
      if (!quoted) {
        depth += c == '(' || c == '{' ? 1 : c == ')' || c == '}' ? -1 : 0;
        if (c == ',' && depth == 0) {
          parts.add(list.substring(start, i).trim());
          start = i + 1;
        }
      }
    }
    if (start < list.length()) {
      parts.add(list.substring(start).trim());
    }
    return parts;
  }

  public boolean is(String wanted) {
    return kind.equals(wanted);
  }

  /** A text without its quotes; empty if there is none. */
  public String text(String field) {
    String value = fields.getOrDefault(field, "");
    return value.startsWith("\"") ? value.substring(1, value.length() - 1) : value;
  }

  public long number(String field) {
    String value = fields.getOrDefault(field, "0");
    return value.matches("-?[0-9]+") ? Long.parseLong(value) : 0;
  }

  /** The number of the node that a field names. */
  public Optional<Integer> reference(String field) {
    return reference(Optional.ofNullable(fields.get(field)));
  }

  /** The nodes of a list; empty for each {@code null}. */
  List<Optional<Integer>> references() {
    return items.stream().map(item -> reference(Optional.of(item))).toList();
  }

  private static Optional<Integer> reference(Optional<String> value) {
    return value
        .filter(text -> text.matches("![0-9]+"))
        .map(text -> Integer.valueOf(text.substring(1)));
  }

  boolean hasFlag(String flag) {
    return List.of(text("flags").split(" \\| ")).contains(flag);
  }
}
