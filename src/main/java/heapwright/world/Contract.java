package heapwright.world;

import heapwright.ir.Channel;
import java.util.Optional;

/**
 * What a function without a body may do.
 *
 * @param result what an integer that it returns is limited to
 * @param writesParameters whether it may write through pointers to what is not const
 * @param writesGlobals whether it may write to globals and call functions of the program
 * @param setsErrno whether it may set {@code errno}
 */
public record Contract(
    Optional<Channel.Range> result,
    boolean writesParameters,
    boolean writesGlobals,
    boolean setsErrno) {

  /** Anything that its signature allows. */
  public static final Contract OPEN = new Contract(Optional.empty(), true, true, true);

  /** Nothing but to return. */
  public static final Contract PURE = new Contract(Optional.empty(), false, false, false);

  public Contract returning(long low, long high) {
    return new Contract(
        Optional.of(new Channel.Range(low, high)), writesParameters, writesGlobals, setsErrno);
  }

  public Contract writingParameters() {
    return new Contract(result, true, writesGlobals, setsErrno);
  }

  public Contract settingErrno() {
    return new Contract(result, writesParameters, writesGlobals, true);
  }

  public Contract writingNothing() {
    return new Contract(result, false, false, false);
  }
}
