package heapwright.machine.memory;

import heapwright.ir.source.SourceSpan;

/** What an object is, for its history in messages. */
public sealed interface ObjectOrigin {

  /** The object, as a message names it: {@code 'table'}. */
  String describe(long size);

  /** A global object, a static local. */
  record Static(String name, SourceSpan span) implements ObjectOrigin {
    @Override
    public String describe(long size) {
      return "'" + name + "' (" + bytes(size) + ") defined at " + span;
    }
  }

  /** A string literal or another object without a name. */
  record Literal(SourceSpan span) implements ObjectOrigin {
    @Override
    public String describe(long size) {
      return "the literal of " + bytes(size) + " at " + span;
    }
  }

  /** A parameter, a local variable or a temporary. */
  record Automatic(String name, SourceSpan span) implements ObjectOrigin {
    @Override
    public String describe(long size) {
      return "'" + name + "' (" + bytes(size) + ") declared at " + span;
    }
  }

  /** From {@code malloc} and its kin. */
  record Heap(SourceSpan span) implements ObjectOrigin {
    @Override
    public String describe(long size) {
      return "the block of " + bytes(size) + " allocated at " + span;
    }
  }

  /** A function, which has an address but no bytes to read. */
  record Code(String name) implements ObjectOrigin {
    @Override
    public String describe(long size) {
      return "the function '" + name + "'";
    }
  }

  /** What the system hands to the program: arguments of {@code main}, the environment. */
  record Given(String name) implements ObjectOrigin {
    @Override
    public String describe(long size) {
      return name + " (" + bytes(size) + ")";
    }
  }

  /** No object at all. */
  record Nothing() implements ObjectOrigin {
    @Override
    public String describe(long size) {
      return "nothing";
    }
  }

  /** A number of bytes in words. */
  static String bytes(long count) {
    return count == 1 ? "1 byte" : count + " bytes";
  }
}
