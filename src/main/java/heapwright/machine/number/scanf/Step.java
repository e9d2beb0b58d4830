package heapwright.machine.number.scanf;

/** How a directive ends. */
enum Step {
  MATCHED,
  /** There was no input for it; the call returns EOF if nothing was stored before. */
  INPUT_ENDED,
  /** The input does not fit it. */
  MISMATCHED
}
