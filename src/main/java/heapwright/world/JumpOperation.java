package heapwright.world;

/** What the front end makes of setjmp and longjmp. */
public enum JumpOperation implements LibraryOperation {
  SET_JUMP,
  JUMP,
  /** Which call of setjmp a jump has come to, or 0. */
  TELL_LANDED,
  /** What the jump has brought there. */
  TELL_LANDING;

  @Override
  public <R> R match(Cases<R> cases) {
    return cases.jump(this);
  }
}
