/* Half of an address as a number, which tells more than a test may know. */
struct link {
  struct link *next;
};

int is_low(struct link *at) {
  int half;
  __builtin_memcpy(&half, at, sizeof half);
  if (at->next == 0) return 2;
  return half < 0 ? -1 : 1;
}
