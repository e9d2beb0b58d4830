package heapwright.machine.number.math;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** By how many units of the last place results differ from glibc's. */
final class Closeness {
  private final String what;
  private int cases;
  private int different;
  private long worst;
  private final List<String> examples = new ArrayList<>();

  Closeness(String what) {
    this.what = what;
  }

  /** Compares two lines, each with bits of a type and errno. */
  void add(char type, String question, String ours, String theirs) {
    cases++;
    if (ours.equals(theirs)) {
      return;
    }
    // glibc reports an underflow to float also where it rounds up to the least number.
    if (type == 'f' && ours.startsWith("1 ") && theirs.startsWith("1 ")) {
      return;
    }
    different++;
    String[] our = ours.trim().split(" ");
    String[] their = theirs.trim().split(" ");
    long distance = our[1].equals(their[1]) ? distance(type, our[0], their[0]) : Long.MAX_VALUE;
    if (distance > worst) {
      worst = distance;
      examples.add(question + "\n  glibc: " + theirs + "\n  ours:  " + ours);
    }
  }

  private static long distance(char type, String ours, String theirs) {
    BigInteger apart = rank(type, ours).subtract(rank(type, theirs)).abs();
    return apart.bitLength() < Long.SIZE ? apart.longValue() : Long.MAX_VALUE;
  }

  /** The place of a number among those of its type. */
  private static BigInteger rank(char type, String bits) {
    return switch (type) {
      case 'd' -> signed(new BigInteger(bits, 16), 63);
      case 'f' -> signed(new BigInteger(bits, 16), 31);
      default -> {
        String[] parts = bits.split(":");
        // Without the leading bit, which follows from the exponent, the numbers are in order.
        BigInteger fraction = new BigInteger(parts[1], 16).clearBit(63);
        yield signed(new BigInteger(parts[0], 16).shiftLeft(63).or(fraction), 78);
      }
    };
  }

  private static BigInteger signed(BigInteger bits, int signBit) {
    BigInteger size = bits.clearBit(signBit);
    return bits.testBit(signBit) ? size.negate() : size;
  }

  /** What is wrong if a result is farther away than allowed; nothing if all is well. */
  List<String> complaints(long farthest) {
    if (worst <= farthest) {
      return List.of();
    }
    String summary =
        String.format(
            "%s: %d of %d differ, by up to %d units (allowed %d)",
            what, different, cases, worst, farthest);
    return List.of(summary + "\n" + examples.get(examples.size() - 1));
  }
}
