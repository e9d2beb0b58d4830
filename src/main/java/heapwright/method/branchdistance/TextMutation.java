package heapwright.method.branchdistance;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;

/**
 * Changes a text: numbers in it, groups of tokens, single characters. Groups are what makes
 * commands and terms come more often or less.
 */
final class TextMutation {
  private static final int LARGEST_GROUP = 6;
  private static final byte[] NOTHING = {};

  /** Beyond what any type holds, to which no small steps lead. */
  private static final List<String> FAR_NUMERALS =
      List.of("99999999999999999999", "-99999999999999999999", "1e999", "-1e999", "1e-999");

  private final Random random;
  private final MentionedConstants constants;
  private final NumberMutation steps;

  TextMutation(Random random, MentionedConstants constants) {
    this.random = random;
    this.constants = constants;
    steps = new NumberMutation(random, constants);
  }

  /**
   * @param other a text that came as near, to take parts from
   * @param compared what the nearest decision compared
   */
  byte[] of(byte[] text, byte[] other, List<Long> compared) {
    if (text.length == 0) {
      return other.length > 0 && random.nextBoolean() ? other : word();
    }
    return switch (random.nextInt(16)) {
      case 0, 1, 2, 3 -> renumbered(text, compared);
      case 4, 5 -> repeated(text);
      case 6, 7 -> without(text);
      case 8 -> copied(text, text);
      case 9 -> copied(text, other);
      case 10 -> spliced(text, random.nextInt(text.length + 1), 0, word());
      case 11 -> spliced(text, random.nextInt(text.length), 1, word());
      case 12 -> spliced(text, random.nextInt(text.length), 1, NOTHING);
      case 13 -> crossover(text, other);
      default -> shifted(text);
    };
  }

  /**
   * All numbers from one on go up or down together: where they are places of things, one more fits
   * in between, or one less.
   */
  private byte[] shifted(byte[] text) {
    Tokens tokens = new Tokens(text);
    List<Integer> places = tokens.numerals();
    if (places.isEmpty()) {
      return repeated(text);
    }
    long least = tokens.number(places.get(random.nextInt(places.size())));
    int shift = random.nextInt(3) == 0 ? -1 : 1;
    byte[] changed = text;
    for (int place : places) {
      if (tokens.number(place) >= least) {
        changed = new Tokens(changed).with(place, tokens.number(place) + shift);
      }
    }
    return changed;
  }

  private byte[] word() {
    String word =
        switch (random.nextInt(8)) {
          case 0, 1 -> constants.number(random) + " ";
          case 2 -> random.nextBoolean() ? " " : "\n";
          case 3 -> FAR_NUMERALS.get(random.nextInt(FAR_NUMERALS.size()));
          default -> constants.word(random);
        };
    return word.getBytes(StandardCharsets.ISO_8859_1);
  }

  private static byte[] spliced(byte[] text, int at, int dropped, byte[] more) {
    byte[] changed = new byte[text.length - dropped + more.length];
    System.arraycopy(text, 0, changed, 0, at);
    System.arraycopy(more, 0, changed, at, more.length);
    System.arraycopy(text, at + dropped, changed, at + more.length, text.length - at - dropped);
    return changed;
  }

  private byte[] renumbered(byte[] text, List<Long> compared) {
    Tokens tokens = new Tokens(text);
    List<Integer> places = tokens.numerals();
    if (places.isEmpty()) {
      return copied(text, text);
    }
    int place = places.get(random.nextInt(places.size()));
    long number =
        switch (random.nextInt(4)) {
          case 0 -> tokens.number(places.get(random.nextInt(places.size())));
          case 1 -> constants.number(random);
          default -> steps.from(tokens.number(place), compared);
        };
    return tokens.with(place, number);
  }

  /** A group comes twice. */
  private byte[] repeated(byte[] text) {
    Tokens tokens = new Tokens(text);
    int from = random.nextInt(tokens.size());
    int to = end(tokens, from);
    return tokens.with(to, to, tokens.part(from, to));
  }

  private int end(Tokens tokens, int from) {
    return Math.min(tokens.size(), from + 1 + random.nextInt(LARGEST_GROUP));
  }

  private byte[] without(byte[] text) {
    Tokens tokens = new Tokens(text);
    int from = random.nextInt(tokens.size());
    return tokens.with(from, end(tokens, from), NOTHING);
  }

  /** A group of one text comes into another, beside what was there or instead of it. */
  private byte[] copied(byte[] text, byte[] source) {
    if (source.length == 0) {
      return without(text);
    }
    Tokens given = new Tokens(source);
    int from = random.nextInt(given.size());
    int to = end(given, from);
    Tokens tokens = new Tokens(text);
    int at = random.nextInt(tokens.size() + 1);
    int dropped = random.nextBoolean() ? 0 : Math.min(to - from, tokens.size() - at);
    return tokens.with(at, at + dropped, given.part(from, to));
  }

  private byte[] crossover(byte[] text, byte[] other) {
    if (other.length == 0) {
      return repeated(text);
    }
    Tokens head = new Tokens(text);
    Tokens tail = new Tokens(other);
    int from = random.nextInt(tail.size());
    byte[] start = head.part(0, random.nextInt(head.size() + 1));
    return Tokens.joined(List.of(start, tail.part(from, tail.size())));
  }

  /**
   * Another number instead of one: beside it, a power of two away, or one that was met somewhere.
   */
  static final class NumberMutation {
    private static final int LONGEST = 31;

    /** The step that helps is as long as the gap, or a part of it. */
    private static final int HALVINGS = 8;

    private final Random random;
    private final MentionedConstants constants;

    NumberMutation(Random random, MentionedConstants constants) {
      this.random = random;
      this.constants = constants;
    }

    /**
     * @param compared what the nearest decision compared
     */
    long from(long number, List<Long> compared) {
      int sign = random.nextBoolean() ? 1 : -1;
      return switch (random.nextInt(8)) {
        case 0, 1 -> number + 1;
        case 2 -> number - 1;
        case 3 -> number + sign * (1L << random.nextInt(LONGEST));
        case 4 -> constants.number(random);
        case 5 -> compared.get(random.nextInt(compared.size())) + random.nextInt(3) - 1;
        default -> number + sign * Math.max(1, gap(compared) >> random.nextInt(HALVINGS));
      };
    }

    /** How far the decision was from being an equality. */
    private static long gap(List<Long> compared) {
      return Math.abs(compared.get(0) - compared.get(1));
    }
  }
}
