// Compound assignment computes in the common type and converts back.
#include <stdint.h>
#include <stdio.h>

int main(void) {
  int8_t a = 100;
  a += 100;
  printf("%d\n", a);
  a *= a;
  printf("%d\n", a);
  uint8_t b = 5;
  b -= 10;
  printf("%d\n", b);
  b >>= 2;
  b *= 1.5;
  printf("%d\n", b);
  b /= 2.5f;
  printf("%d\n", b);
  int i = 7;
  i *= 0.5;
  printf("%d\n", i);
  i += 2.9;
  printf("%d\n", i);
  i -= 10u;
  printf("%d\n", i);
  i /= 2u;
  printf("%d\n", i);
  i |= 0x1ff;
  i &= ~0xf;
  i ^= 0xff;
  printf("%x\n", i);
  i %= 1000;
  printf("%d\n", i);
  i <<= 2;
  i >>= 1;
  printf("%d\n", i);
  unsigned long ul = 1;
  ul -= 2;
  ul >>= 60;
  printf("%lu\n", ul);
  short s = 1;
  s <<= 14;
  s += s;
  printf("%d\n", s);
  float f = 1;
  f += 1e-9;
  f *= 3;
  f -= 1 / 3;
  printf("%.8f\n", f);
  int x = 1, y = 2, z = 3;
  x += y += z *= 2;
  printf("%d %d %d\n", x, y, z);
  printf("%d\n", (x -= 4) * 2);
  return x;
}
