package heapwright.truth;

import java.util.List;

/** A variable of a function that is being made up. */
record Variable(String name, Kind kind) {

  /** What it holds. */
  enum Kind {
    INT("int "),
    UNSIGNED("unsigned "),
    LONG("long "),
    SHORT("short "),
    SCHAR("signed char "),
    UCHAR("unsigned char "),
    USHORT("unsigned short "),
    /** A list's node, which may be NULL. */
    NODE("struct node *"),
    /** One number, which may be part of something else. */
    CELL("int *"),
    /** Three numbers. */
    ROW("int *"),
    /** Where a pointer to a node is kept. */
    LINK("struct node **"),
    /** The bytes of a number. */
    BYTES("unsigned char *"),
    /** A number, or parts of it. */
    WORD("union word "),
    /** Narrow members. */
    BITS("struct bits "),
    /** A node that is not in any list at first. */
    COPY("struct node "),
    /** Half of a number. */
    HALF("double ");

    static final List<Kind> NUMBERS = List.of(INT, UNSIGNED, LONG, SHORT, SCHAR, UCHAR, USHORT);

    private final String declarator;

    Kind(String declarator) {
      this.declarator = declarator;
    }

    boolean isNumber() {
      return NUMBERS.contains(this);
    }

    boolean isSigned() {
      return this == INT || this == LONG || this == SHORT || this == SCHAR;
    }

    String declare(String name) {
      return declarator + name;
    }
  }

  Text text() {
    return Text.same(name);
  }

  String declaration() {
    return kind.declare(name);
  }
}
