package heapwright.source.preprocess;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Bytes to characters without loss, since the bytes of literals matter. */
final class SourceDecoding {
  /** A byte that is no UTF-8, such as Latin-1's é, becomes this plus its value. */
  static final int INVALID_BYTE = 0xDC00;

  private SourceDecoding() {}

  static char[] decode(byte[] bytes) {
    CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length);
    while (true) {
      CoderResult result = decoder.decode(in, out, true);
      if (!result.isError()) {
        return Arrays.copyOf(out.array(), out.position());
      }
      for (int i = 0; i < result.length(); i++) {
        out.put((char) (INVALID_BYTE + (in.get() & 0xFF)));
      }
    }
  }
}
