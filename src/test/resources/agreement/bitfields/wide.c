// Fields of 64-bit types: masks, shifts and signs past 32 bits.
#include <stdint.h>
#include <stdio.h>

struct wide {
  uint64_t low : 12;
  int64_t middle : 40;
  uint64_t high : 12;
};
struct sign { int64_t a : 33; int64_t b : 31; uint64_t c : 64; int64_t d : 1; };

static void print(const struct wide *w) {
  printf("%03x %lld %03x\n", (unsigned)w->low, (long long)w->middle, (unsigned)w->high);
}

int main(void) {
  struct wide w = {0xabc, -5, 0xfff};
  print(&w);
  w.middle = INT64_C(0x7fffffffff);
  print(&w);
  w.middle++;
  print(&w);
  w.middle >>= 3;
  print(&w);
  w.low += 0x600;
  print(&w);
  w.high *= 3;
  print(&w);
  w.middle = w.low = 0x1234567;
  print(&w);
  w.middle -= 0x7fffffff00;
  print(&w);
  w.high = w.middle;
  print(&w);

  struct sign s = {0x1ffffffff, 0x40000000, UINT64_MAX, 1};
  printf("%lld %lld %llu %d\n", (long long)s.a, (long long)s.b, (unsigned long long)s.c, (int)s.d);
  s.a = INT64_C(1) << 31;
  s.b = s.a;
  s.c += 2;
  s.d = 0;
  printf("%lld %lld %llu %d\n", (long long)s.a, (long long)s.b, (unsigned long long)s.c, (int)s.d);
  printf("%d %d\n", s.a > 0, (s.d = -1) < 0);
  printf("%zu %zu\n", sizeof w, sizeof s);
  uint64_t total = 0;
  for (int i = 0; i < 64; i += 7) {
    s.c = UINT64_C(1) << i;
    total ^= s.c;
  }
  printf("%llx\n", (unsigned long long)total);
  return (int)w.high & 0xff;
}
