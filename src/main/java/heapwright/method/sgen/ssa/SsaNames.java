package heapwright.method.sgen.ssa;

import heapwright.ir.type.Type;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * Numbers the versions. Variables that are spelled alike, such as those of two blocks, of a block
 * that is entered again, or of a function that is called again, share one count, so that a name
 * stands for one value on the whole path.
 */
public final class SsaNames {
  private final Map<String, Integer> latest = new HashMap<>();

  /** A variable at its first version: 0, unless another one was spelled like it. */
  public SsaVariable variable(
      String key, IntFunction<String> spelling, Type type, Optional<Location.Named> place) {
    return new SsaVariable(key, spelling, type, place, first(key));
  }

  /** The first number of something that has this name. */
  public int first(String key) {
    return latest.merge(key, 0, (last, zero) -> last + 1);
  }

  /** The next number of something that has this name. */
  public int next(String key) {
    return latest.merge(key, 1, Integer::sum);
  }

  /** Makes the next version of a variable, or one that many later. */
  public void advance(SsaVariable variable, int versions) {
    variable.advance(latest.merge(variable.key(), versions, Integer::sum));
  }
}
