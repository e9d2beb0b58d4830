package heapwright.machine.number.scanf;

/** What a scanf function reports; the names are those of errno. */
public enum ScanfError {
  /** A number exceeds the widest type of its kind; the nearest value was stored. */
  ERANGE,
  /** A byte stands for no wide character. */
  EILSEQ
}
