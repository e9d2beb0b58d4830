package heapwright.symbolic.scalar;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Keeps the names of pointers short however far from the arguments they are: {@code
 * head->next{14}}. A name depends only on the access path to the pointer, so that it means the same
 * pointer in every attempt at a path.
 */
public final class LongNames {
  private static final int LONGEST = 80;
  private static final Pattern REPEATED = Pattern.compile("(.*)\\{(\\d+)\\}");

  private LongNames() {}

  /** The name, repetitions counted where it would be long; where that is not enough, a digest. */
  public static String shortened(String path) {
    if (path.length() <= LONGEST && path.indexOf('{') < 0) {
      return path;
    }
    String counted = counted(path);
    return counted.length() <= LONGEST ? counted : "@" + digest(counted);
  }

  /** Fields that are followed again and again. */
  private record Hop(String field, int times) {
    static Hop of(String text) {
      Matcher repeated = REPEATED.matcher(text);
      return repeated.matches()
          ? new Hop(repeated.group(1), Integer.parseInt(repeated.group(2)))
          : new Hop(text, 1);
    }

    @Override
    public String toString() {
      return times == 1 ? field : field + "{" + times + "}";
    }
  }

  private static String counted(String path) {
    List<Hop> hops = new ArrayList<>();
    for (String text : path.split("->", -1)) {
      Hop hop = Hop.of(text);
      int last = hops.size() - 1;
      if (last > 0 && hops.get(last).field().equals(hop.field())) {
        hops.set(last, new Hop(hop.field(), hops.get(last).times() + hop.times()));
      } else {
        hops.add(hop);
      }
    }
    return String.join("->", hops.stream().map(Hop::toString).toList());
  }

  /** 64 bits make collisions of names improbable. */
  private static String digest(String text) {
    long hash = 0xcbf29ce484222325L;
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ text.charAt(i)) * 0x100000001b3L;
    }
    hash = (hash ^ hash >>> 32) * 0x9e3779b97f4a7c15L;
    return Long.toUnsignedString(hash ^ hash >>> 29, Character.MAX_RADIX);
  }
}
