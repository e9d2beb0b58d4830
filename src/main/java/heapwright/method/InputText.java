package heapwright.method;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The text of standard input in pieces: numbers, and characters that belong to none. A space that
 * only keeps two numbers apart is no piece.
 */
record InputText(List<String> pieces) {
  private static final Pattern PIECE = Pattern.compile("(?<!\\d)-?\\d+|.", Pattern.DOTALL);
  private static final Pattern NUMBER = Pattern.compile("-?\\d{1,18}");

  InputText {
    pieces = List.copyOf(pieces);
  }

  static InputText of(List<Byte> bytes) {
    byte[] text = new byte[bytes.size()];
    for (int i = 0; i < text.length; i++) {
      text[i] = bytes.get(i);
    }
    List<String> all =
        PIECE
            .matcher(new String(text, StandardCharsets.ISO_8859_1))
            .results()
            .map(MatchResult::group)
            .toList();
    List<String> pieces = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      boolean isBetween = i > 0 && i + 1 < all.size() && all.get(i).equals(" ");
      if (!isBetween || !isNumber(all.get(i - 1)) || !isNumber(all.get(i + 1))) {
        pieces.add(all.get(i));
      }
    }
    return new InputText(pieces);
  }

  static boolean isNumber(String piece) {
    return NUMBER.matcher(piece).matches();
  }

  List<Byte> bytes() {
    StringBuilder text = new StringBuilder();
    String before = "";
    for (String piece : pieces) {
      text.append(isNumber(before) && isNumber(piece) ? " " : "").append(piece);
      before = piece;
    }
    List<Byte> bytes = new ArrayList<>();
    for (byte octet : text.toString().getBytes(StandardCharsets.ISO_8859_1)) {
      bytes.add(octet);
    }
    return bytes;
  }
}
