package heapwright.method.standard.fault;

import heapwright.method.variation.InputTexts;
import heapwright.testcase.TestInput;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Strings and standard input: none, long ones, without end, with bytes beyond ASCII. */
final class TextVariation {
  private static final int[] MORE = {10, 70, 300};
  private static final byte[] STRANGE = {(byte) 0x80, (byte) 0xff, '-', '%', '/'};
  private static final List<String> LINES =
      List.of("0\n", "-1\n", "2147483647\n", "-2147483648\n", "99999999999999999999\n", "%n\n");

  private TextVariation() {}

  static Stream<TestInput> of(TestInput input) {
    Stream<TestInput> strings =
        input.objects().stream()
            .filter(object -> InputTexts.isText(object) && object.length() < MORE[MORE.length - 1])
            .flatMap(
                o ->
                    Stream.concat(texts(InputTexts.bytes(o), true), numerals())
                        .map(text -> InputTexts.with(input, o, text)));
    return Stream.concat(strings, standardInput(input));
  }

  /** Numbers that fit into no type. */
  private static Stream<byte[]> numerals() {
    return Stream.of("99999999999999999999\0", "-99999999999999999999\0")
        .map(TextVariation::octets);
  }

  /** Other texts; what ends with a 0 still does, but for one. */
  private static Stream<byte[]> texts(byte[] text, boolean ended) {
    int length = ended ? InputTexts.length(text) : text.length;
    byte last = length == 0 ? (byte) 'a' : text[length - 1];
    Stream<byte[]> empty = Stream.of(cut(text, 0, ended), cut(text, length / 2, ended));
    Stream<byte[]> longer =
        Arrays.stream(MORE).mapToObj(more -> grown(text, length, more, last, ended));
    Stream<byte[]> strange =
        IntStream.range(0, Math.min(3, Math.max(1, length)))
            .boxed()
            .flatMap(
                at -> IntStream.range(0, STRANGE.length).mapToObj(k -> put(text, at, STRANGE[k])));
    return Stream.of(empty, longer, strange).flatMap(s -> s);
  }

  private static byte[] cut(byte[] text, int length, boolean ended) {
    return Arrays.copyOf(Arrays.copyOf(text, length), length + (ended ? 1 : 0));
  }

  private static byte[] grown(byte[] text, int length, int more, byte with, boolean ended) {
    byte[] grown = Arrays.copyOf(Arrays.copyOf(text, length), length + more + (ended ? 1 : 0));
    Arrays.fill(grown, length, length + more, with);
    return grown;
  }

  private static byte[] put(byte[] text, int at, byte value) {
    byte[] changed = Arrays.copyOf(text, Math.max(text.length, at + 2));
    changed[at] = value;
    return changed;
  }

  private static Stream<TestInput> standardInput(TestInput input) {
    if (input.stdin().isEmpty()) {
      return Stream.empty();
    }
    byte[] bytes = input.stdinBytes();
    Stream<byte[]> lines = LINES.stream().map(TextVariation::octets);
    Stream<byte[]> prefixed = LINES.stream().map(line -> joined(octets(line), bytes));
    return Stream.of(texts(bytes, false), lines, prefixed)
        .flatMap(s -> s)
        .map(text -> InputTexts.withStdin(input, text));
  }

  private static byte[] octets(String line) {
    return line.getBytes(StandardCharsets.US_ASCII);
  }

  private static byte[] joined(byte[] first, byte[] second) {
    byte[] all = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, all, first.length, second.length);
    return all;
  }
}
