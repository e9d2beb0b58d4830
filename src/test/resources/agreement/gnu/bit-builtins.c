// Counting, parity, byte swap and rotation builtins against plain loops.
#include <stdint.h>
#include <stdio.h>

static int bits(uint64_t x) { int n = 0; for (; x; x &= x - 1) n++; return n; }
static int leading(uint32_t x) { int n = 0; while (!(x >> 31)) x <<= 1, n++; return n; }
static int trailing(uint32_t x) { int n = 0; while (!(x & 1)) x >>= 1, n++; return n; }

int main(void) {
  uint32_t x = 12345;
  int differences = 0;
  for (int i = 0; i < 50; i++) {
    x = x * 1103515245u + 12345u;
    uint32_t v = x >> (i % 20);
    if (!v) continue;
    differences += __builtin_popcount(v) != bits(v);
    differences += __builtin_clz(v) != leading(v);
    differences += __builtin_ctz(v) != trailing(v);
    differences += __builtin_parity(v) != (bits(v) & 1);
    differences += __builtin_ffs((int)v) != trailing(v) + 1;
  }
  printf("%d\n", differences);
  printf("%d %d %d\n", __builtin_clz(1), __builtin_clzl(1), __builtin_clzll(1ULL << 40));
  printf("%d %d %d\n", __builtin_ctz(8), __builtin_ctzl(1L << 50), __builtin_ctzll(6));
  printf("%d %d\n", __builtin_popcountl(-1L), __builtin_popcountll(0x0f0f0f0f0f0f0f0fULL));
  printf("%d %d %d\n", __builtin_ffs(0), __builtin_ffsl(1L << 40), __builtin_ffsll(-2));
  printf("%d %d\n", __builtin_parityl(7), __builtin_parityll(3));
  printf("%d %d\n", __builtin_clrsb(-1), __builtin_clrsb(100));
  printf("%04x %08x %016llx\n", __builtin_bswap16(0x1234), __builtin_bswap32(0x12345678),
         (unsigned long long)__builtin_bswap64(0x123456789abcdef0ULL));
  printf("%d\n", 31 - __builtin_clz(1000));
  int log2s[] = {1, 2, 3, 4, 7, 8, 1023, 1024};
  for (int i = 0; i < 8; i++) printf("%d ", 31 - __builtin_clz(log2s[i]));
  putchar('\n');
  printf("%d %ld %lld\n", __builtin_abs(-5), __builtin_labs(-6L), __builtin_llabs(-7LL));
  uint64_t set = 0;
  for (int i = 1; i < 64; i += 9) set |= 1ULL << i;
  while (set) {
    printf("%d ", __builtin_ctzll(set));
    set &= set - 1;
  }
  putchar('\n');
  return __builtin_popcount(x);
}
