package heapwright.report.flow;

/** The few colours of a listing, as terminals number them; all are legible on light and dark. */
enum Ink {
  PLAIN(""),
  TITLE("1"),
  NUMBER("1;36"),
  FAINT("2"),
  TRUE("32"),
  FALSE("31"),
  CHOICE("34"),
  AIM("1;35"),
  BAR_ODD("34"),
  BAR_EVEN("33");

  private final String code;

  Ink(String code) {
    this.code = code;
  }

  String paint(String text, Style style) {
    return !style.colour() || code.isEmpty() || text.isBlank()
        ? text
        : "\u001b[" + code + "m" + text + "\u001b[0m";
  }
}
