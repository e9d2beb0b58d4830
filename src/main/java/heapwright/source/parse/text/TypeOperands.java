package heapwright.source.parse.text;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Follows the brackets of the text and dresses up the type operands of {@code __builtin_va_arg} and
 * its like as {@code sizeof(type)}, so that they parse as the arguments of a call.
 */
final class TypeOperands {

  /** The calls with type operands. */
  enum Call {
    VA_ARG,
    OFFSET_OF,
    TYPES_COMPATIBLE,
    GENERIC,
    /** Becomes a declaration, which needs a declarator. */
    STATIC_ASSERT
  }

  private static final String OPEN = "sizeof(";

  private final TextOutput out;
  private final Deque<Frame> frames = new ArrayDeque<>();
  private int depth;

  /** A call that is being passed. */
  private static final class Frame {
    final Call call;
    final int depth;
    int commas;

    /** Whether {@code sizeof(} has been opened and is to be closed. */
    boolean inType;

    /** Whether the label {@code default} has been passed. */
    boolean inDefault;

    Frame(Call call, int depth) {
      this.call = call;
      this.depth = depth;
    }
  }

  TypeOperands(TextOutput out) {
    this.out = out;
  }

  /** The next bracket opens the operands of a call. */
  void begin(Call call) {
    frames.push(new Frame(call, depth + 1));
  }

  private boolean atTop() {
    return !frames.isEmpty() && frames.peek().depth == depth;
  }

  /** An opening bracket has been written. */
  void opened() {
    depth++;
    if (atTop() && (isCall(Call.OFFSET_OF) || isCall(Call.TYPES_COMPATIBLE))) {
      openType();
    }
  }

  private boolean isCall(Call call) {
    return frames.peek().call == call;
  }

  private void openType() {
    out.insert(OPEN);
    frames.peek().inType = true;
  }

  private void closeType() {
    if (frames.peek().inType) {
      out.insert(")");
      frames.peek().inType = false;
    }
  }

  /** A closing bracket is about to be written; gives what is to be written behind it. */
  String closing() {
    boolean declarator = atTop() && isCall(Call.STATIC_ASSERT);
    if (atTop()) {
      closeType();
      frames.pop();
    }
    depth--;
    return declarator ? " $" : "";
  }

  /** A comma is about to be written; gives whether it matters. */
  boolean beforeComma() {
    if (!atTop()) {
      return false;
    }
    closeType();
    return true;
  }

  /**
   * A comma that matters has been written.
   *
   * @param defaultFollows whether the next word is {@code default}
   */
  void afterComma(boolean defaultFollows) {
    Frame frame = frames.peek();
    frame.commas++;
    boolean typeFollows =
        switch (frame.call) {
          case VA_ARG, TYPES_COMPATIBLE -> frame.commas == 1;
          case OFFSET_OF, STATIC_ASSERT -> false;
          case GENERIC -> !defaultFollows;
        };
    frame.inDefault = frame.call == Call.GENERIC && defaultFollows;
    if (typeFollows) {
      openType();
    }
  }

  /** Whether a colon ends the label of an association; if so, writes what stands for it. */
  boolean colon() {
    if (!atTop() || !isCall(Call.GENERIC)) {
      return false;
    }
    Frame frame = frames.peek();
    if (!frame.inType && !frame.inDefault) {
      return false;
    }
    closeType();
    frame.inDefault = false;
    return true;
  }

  /** Whether the word {@code default} is the label of an association. */
  boolean isDefaultLabel() {
    return atTop() && frames.peek().inDefault;
  }
}
