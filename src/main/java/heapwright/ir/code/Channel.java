package heapwright.ir.code;

import heapwright.ir.type.Type;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One thing that code outside of the program decides anew each time it runs: what a function
 * returns, what it writes through a parameter or to a global.
 *
 * @param function who decides; for a volatile object, the object
 * @param name tells the channels of one function apart: the parameter or global that is written
 * @param type of what is written: the result, the target of the pointer, the global
 * @param range what an integer on this channel is limited to, by contract
 */
public record Channel(SymbolId function, Kind kind, String name, Type type, Optional<Range> range) {

  /** Stands in names between the offsets of pointers; no name of C has it. */
  private static final String THROUGH = "@";

  /** What is decided. */
  public enum Kind {
    /** What a function returns. */
    RESULT,
    /** What a function passes to a callback. */
    ARGUMENT,
    /** What a function writes through a pointer that it was given. */
    PARAMETER,
    /**
     * What a function writes to the program's own objects that an argument leads to without being a
     * pointer to them: by a pointer in a structure, behind a pointer to const, as a number.
     */
    HANDED,
    ERRNO,
    /** What a function writes to an object that it knows by itself. */
    GLOBAL,
    /** What a function writes to objects that the program's caller, and so the outside, knows. */
    MEMORY,
    /** What a function changes by calling functions of the program that were not passed to it. */
    REENTRY,
    /** Which callback a function calls, if any. */
    CALLBACK,
    /**
     * What the linker makes of the address of a weak symbol: NULL, if the program lacks it, and
     * another object, if another file defines it.
     */
    LINKER,
    /** What hardware or another thread writes to a volatile object before it is read. */
    VOLATILE
  }

  /** From the least to the greatest integer, both included; of fractions, the latter is not. */
  public record Range(long low, long high) {}

  public Channel(SymbolId function, Kind kind, String name, Type type) {
    this(function, kind, name, type, Optional.empty());
  }

  /** The same for another object. */
  public Channel at(String object, Type newType) {
    return new Channel(function, kind, object, newType, range);
  }

  /** The channel to what a pointer leads to that lies at an offset of this one's object. */
  public Channel through(long offset, Type target) {
    return new Channel(function, kind, name + THROUGH + offset, target, Optional.empty());
  }

  /** The parameter or object at which the access path to what is written begins. */
  public String start() {
    int end = name.indexOf(THROUGH);
    return end < 0 ? name : name.substring(0, end);
  }

  /** The offsets of the pointers on that path; none if it is written itself. */
  public List<Long> pointers() {
    return Stream.of(name.split(THROUGH)).skip(1).map(Long::valueOf).toList();
  }

  /** Whether the function may as well leave everything as it is. */
  public boolean isOptional() {
    return kind != Kind.RESULT && kind != Kind.PARAMETER && kind != Kind.ARGUMENT;
  }

  /** Whether it is what the function writes to what its arguments lead to. */
  public boolean isBehindArguments() {
    return kind == Kind.PARAMETER || kind == Kind.HANDED;
  }

  /** How messages and names of symbols call the channel in one call, counted from 0. */
  public String title(long call) {
    String calls = last(function.key()) + "#" + (call + 1);
    return kind == Kind.RESULT ? calls : calls + "." + last(name);
  }

  /** What is static has its file before its name. */
  private static String last(String key) {
    return key.substring(key.lastIndexOf(':') + 1);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Channel channel
        && channel.kind == kind
        && channel.name.equals(name)
        && channel.function.equals(function);
  }

  @Override
  public int hashCode() {
    return 31 * function.hashCode() + name.hashCode();
  }
}
