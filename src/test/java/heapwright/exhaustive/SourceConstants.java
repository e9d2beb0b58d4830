package heapwright.exhaustive;

import heapwright.ir.code.Function;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The constants in the text of a function: values near them are those that decide. */
record SourceConstants(SortedSet<Long> numbers, SortedSet<Long> characters) {
  private static final Pattern NUMBER = Pattern.compile("(?<![\\w.'])-?\\d{1,9}(?![\\w.])");
  private static final Pattern CHARACTER = Pattern.compile("'([^'\\\\])'");

  static SourceConstants of(List<String> lines, Function function) {
    SortedSet<Long> numbers = new TreeSet<>();
    SortedSet<Long> characters = new TreeSet<>();
    int last = Math.min(lines.size(), function.span().endLine());
    for (String line : lines.subList(function.span().line() - 1, last)) {
      Matcher number = NUMBER.matcher(line.replaceAll("return [^;]*;|/\\*.*\\*/|//.*", ""));
      while (number.find()) {
        numbers.add(Long.parseLong(number.group()));
      }
      Matcher character = CHARACTER.matcher(line);
      while (character.find()) {
        characters.add((long) character.group(1).charAt(0));
      }
    }
    return new SourceConstants(numbers, characters);
  }
}
