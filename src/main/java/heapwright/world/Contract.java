package heapwright.world;

import heapwright.ir.code.Channel;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a function without a body may do.
 *
 * @param result what an integer that it returns is limited to
 * @param limit the parameter, from 0, that the result is at most
 * @param stored the parameter, from 0, through which the result is stored as well, unless NULL
 * @param needed the parameters, from 0, that are not NULL
 * @param writesParameters whether it may write through pointers to what is not const
 * @param writesGlobals whether it may write to all memory that it knows, and call functions of the
 *     program
 * @param errno what it may set {@code errno} to; nothing if it leaves it alone
 */
public record Contract(
    Optional<Channel.Range> result,
    OptionalInt limit,
    OptionalInt stored,
    List<Integer> needed,
    boolean writesParameters,
    boolean writesGlobals,
    Optional<Channel.Range> errno) {

  private static final Channel.Range ANY = new Channel.Range(Integer.MIN_VALUE, Integer.MAX_VALUE);

  /** Anything that its signature allows. */
  public static final Contract OPEN =
      new Contract(
          Optional.empty(),
          OptionalInt.empty(),
          OptionalInt.empty(),
          List.of(),
          true,
          true,
          Optional.of(ANY));

  /** Nothing but to return. */
  public static final Contract PURE =
      new Contract(
          Optional.empty(),
          OptionalInt.empty(),
          OptionalInt.empty(),
          List.of(),
          false,
          false,
          Optional.empty());

  /** The integer that is returned where nothing says otherwise: 0, if the contract allows it. */
  public long idle() {
    return result
        .map(range -> range.low() > 0 ? range.low() : Math.min(range.high(), 0))
        .orElse(0L);
  }

  public Contract returning(long low, long high) {
    return new Contract(
        Optional.of(new Channel.Range(low, high)),
        limit,
        stored,
        needed,
        writesParameters,
        writesGlobals,
        errno);
  }

  Contract limitedBy(int parameter) {
    return new Contract(
        result, OptionalInt.of(parameter), stored, needed, writesParameters, writesGlobals, errno);
  }

  Contract storingTo(int parameter) {
    return new Contract(
        result, limit, OptionalInt.of(parameter), needed, writesParameters, writesGlobals, errno);
  }

  Contract needing(List<Integer> parameters) {
    return new Contract(result, limit, stored, parameters, writesParameters, writesGlobals, errno);
  }

  Contract writingParameters() {
    return new Contract(result, limit, stored, needed, true, writesGlobals, errno);
  }

  /** C17 7.5p3: no function of the library sets it to 0. */
  Contract settingErrno(int greatest) {
    return new Contract(
        result,
        limit,
        stored,
        needed,
        writesParameters,
        writesGlobals,
        Optional.of(new Channel.Range(1, greatest)));
  }

  /** Others run meanwhile, who may write to all that they know. */
  Contract waiting() {
    return new Contract(result, limit, stored, needed, writesParameters, true, errno);
  }

  public Contract writingNothing() {
    return new Contract(result, limit, stored, needed, false, false, Optional.empty());
  }
}
