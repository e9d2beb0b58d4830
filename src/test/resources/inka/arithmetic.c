/* Reasons in the machine's arithmetic. */

int remainders(int x) {
  if (x % 4 > 3)
    return 1; // unreachable
  if (x % 4 == -3)
    return 2; // reachable
  return 0;
}

int masked(int x) {
  if ((x & 12) == 13)
    return 1; // unreachable
  if ((x & 12) == 8)
    return 2; // reachable
  return 0;
}

int shifted(int x) {
  if ((x >> 28) > 7)
    return 1; // unreachable
  if ((x >> 28) == -8)
    return 2; // reachable
  return 0;
}

int converted(int x) {
  unsigned u = (unsigned)x;
  if (x < 0 && u < 10)
    return 1; // unreachable
  if (x < 0 && u > 4294967290u)
    return 2; // reachable
  return 0;
}

int narrowed(int x) {
  signed char c = (signed char)x;
  if (c > 127)
    return 1; // unreachable
  if (x == 200 && c < 0)
    return 2; // reachable
  return 0;
}

int quotients(int x) {
  if (x < 0 || x > 99) return 0;
  if (x / 10 > 9)
    return 1; // unreachable
  if (x / 10 == 9)
    return 2; // reachable
  return 0;
}

int wrapped(unsigned x) {
  if (x > 0) {
    unsigned y = x + 1;
    if (y == 1)
      return 1; // unreachable
    if (y == 0)
      return 2; // reachable
  }
  return 0;
}
