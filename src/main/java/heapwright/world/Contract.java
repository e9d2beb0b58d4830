package heapwright.world;

import heapwright.ir.code.Channel;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
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

  /**
   * What is left of it where a program declares the function itself: without parameters, or with a
   * type that cannot hold all results, so that a call may see others.
   */
  public Contract declaredAs(FunctionType type) {
    return new Contract(
        result.filter(range -> holds(type.result(), range)),
        kept(limit, type, IntegerType.class),
        kept(stored, type, PointerType.class),
        needed.stream().filter(i -> has(type, i, PointerType.class)).toList(),
        writesParameters,
        writesGlobals,
        errno);
  }

  private static boolean holds(Type type, Channel.Range range) {
    return !(type instanceof IntegerType integer)
        || integer.wrap(range.low()) == range.low()
            && integer.wrap(range.high()) == range.high()
            && (integer.signed() || range.low() >= 0);
  }

  private static OptionalInt kept(
      OptionalInt parameter, FunctionType type, Class<? extends Type> kind) {
    return parameter.stream().filter(i -> has(type, i, kind)).findFirst();
  }

  private static boolean has(FunctionType type, int parameter, Class<? extends Type> kind) {
    return parameter < type.parameters().size()
        && kind.isInstance(type.parameters().get(parameter));
  }

  public Contract writingNothing() {
    return new Contract(result, limit, stored, needed, false, false, Optional.empty());
  }
}
