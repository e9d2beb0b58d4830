/* flags: -std=c99 */
#include <stdbool.h>
#include <stdint.h>
inline int doubled(int n) { return 2 * n; }
extern inline int doubled(int n);
static inline uint8_t low(uint32_t n) { return n & 255; }
int_fast16_t fast(int_least8_t n, bool b);
uintptr_t address(const void *p);
int use(uint64_t n, bool b, int8_t c) {
  if (doubled((int)n) == 8) return 1;
  if (low((uint32_t)n) == 200) return 2;
  if (fast(c, b) < -3) return 3;
  if (address(&n) == 0) return 4;
  return b ? 5 : 6;
}
