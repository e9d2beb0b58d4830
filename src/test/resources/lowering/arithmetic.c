/* Promotions and the usual conversions are explicit. */
long mixed(char c, unsigned char u, short s, unsigned i, long l, unsigned long m, float f) {
  l = c + u;
  l = c + i;
  i = s << l;
  m = l + m;
  f = f + l;
  l = u / 2 % s;
  c = ~u;
  return -c + (i < l) + (f < c) + !f;
}

__int128 wide(long a, unsigned long b) { return (__int128)a * b >> 64; }
_Bool truths(int *p, double d, long l) { return (_Bool)p & (_Bool)d & (_Bool)l; }
enum colour { RED, GREEN = 5 };
int enums(enum colour c) { return c == GREEN ? c + 1 : -c; }
int never(unsigned char c, unsigned u) { return (c > 255) + (u >= 0) + (c == -1); }
int folded(void) { return (3 + 4 * 5 << 2) + 'a' + (int)2.5 + (unsigned char)300 + (1 ? 2 : 3); }
