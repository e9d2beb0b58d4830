// Bytes of objects seen and changed through character pointers.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct mix { int16_t a; uint8_t b; int32_t c; };

static unsigned checksum(const void *data, size_t n) {
  const unsigned char *p = data;
  unsigned sum = 0;
  while (n--) sum = sum * 31 + *p++;
  return sum;
}

static void reverse_bytes(void *data, size_t n) {
  unsigned char *p = data, *q = p + n;
  while (p < q) {
    unsigned char t = *p;
    *p++ = *--q;
    *q = t;
  }
}

int main(void) {
  int n = 0x11223344;
  unsigned char *b = (unsigned char *)&n;
  printf("%x %x %x %x\n", b[0], b[1], b[2], b[3]);
  b[0] = 0xff;
  printf("%x\n", n);
  reverse_bytes(&n, sizeof n);
  printf("%x\n", n);
  double d = 1.0;
  reverse_bytes(&d, sizeof d);
  reverse_bytes(&d, sizeof d);
  printf("%g %u\n", d, checksum(&d, sizeof d));
  struct mix m;
  memset(&m, 0, sizeof m);
  m.a = -2, m.b = 200, m.c = 1 << 20;
  printf("%u\n", checksum(&m, sizeof m));
  ((char *)&m)[4] = 7;
  printf("%d\n", m.c);
  int values[4] = {1, 2, 3, 4};
  char *raw = (char *)values;
  printf("%d %d\n", *(int *)(raw + 8), (int)*(raw + 4));
  memmove(raw + 4, raw, 12);
  printf("%d %d %d %d\n", values[0], values[1], values[2], values[3]);
  int *p = &values[1], *q = &values[1];
  *p = 10;
  *q += *p;
  printf("%d %d\n", values[1], p == q);
  float f = -0.5f;
  uint32_t bits;
  memcpy(&bits, &f, sizeof bits);
  bits ^= 0x80000000;
  memcpy(&f, &bits, sizeof f);
  printf("%08x %g\n", bits, f);
  void *pointers[2] = {&n, &d}, *copy[2];
  memcpy(copy, pointers, sizeof copy);
  printf("%d %d\n", *(int *)copy[0] == n, copy[1] == &d);
  return values[1];
}
