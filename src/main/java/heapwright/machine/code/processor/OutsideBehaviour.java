package heapwright.machine.code.processor;

import heapwright.ir.code.Channel;
import java.util.List;

/** What code outside of the program does when it runs; chosen before the program starts. */
public interface OutsideBehaviour {
  /** Does nothing, and answers zero. */
  OutsideBehaviour IDLE = (channel, call) -> List.of();

  /**
   * Bytes that are written.
   *
   * @param offset from the address that the code was given
   * @param mask the bits that change
   */
  record Write(long offset, byte[] image, byte[] mask) {}

  /**
   * @param call of the channel's function, counted from 0
   */
  List<Write> writes(Channel channel, long call);

  /** The channels to what is written in a call through pointers of this channel's object. */
  default List<Channel> through(Channel channel, long call) {
    return List.of();
  }

  /** The code was given an address, from which on it may have written everything. */
  default void given(Channel channel, long call, long address) {}
}
