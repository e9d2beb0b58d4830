struct bits {
  int sign : 1;
  unsigned one : 1;
  _Bool truth : 1;
  unsigned : 0;
  long long wide : 40;
  unsigned char small : 3;
  enum colour { RED, GREEN, BLUE } shade : 3;
};
struct bits make_bits(int n);

int look(struct bits *b) {
  if (b == 0) return -1;
  if (b->sign) return 1;
  if (b->one && b->truth) return 2;
  if (b->wide < -5) { b->small = 7; return 3; }
  if (b->shade == BLUE) { b->sign = -1; return 4; }
  return 0;
}

struct bits set(int n) {
  struct bits b = {0};
  b.one = 1;
  if (n > 3) b.sign = -1;
  else b.wide = n;
  return b;
}

int asked(int n) {
  struct bits b = make_bits(n);
  if (b.sign) return 1;
  if (b.small == 5) return 2;
  return 0;
}
