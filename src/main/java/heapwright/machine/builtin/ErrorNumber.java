package heapwright.machine.builtin;

/** The values of errno that built-in functions set, as Linux numbers them. */
enum ErrorNumber {
  BAD_DESCRIPTOR(9),
  NO_MEMORY(12),
  INVALID_ARGUMENT(22),
  NO_SPACE(28),
  DOMAIN(33),
  RANGE(34),
  OVERFLOW(75),
  ILLEGAL_SEQUENCE(84);

  private final int number;

  ErrorNumber(int number) {
    this.number = number;
  }

  int number() {
    return number;
  }
}
