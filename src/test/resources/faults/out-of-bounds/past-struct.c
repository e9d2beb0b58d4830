// A byte-wise walk over a struct goes on past its end.
#include <stdio.h>

struct pixel { unsigned char r, g, b; };

static int brightness(const struct pixel *p) {
  const unsigned char *byte = (const unsigned char *)p;
  const unsigned char *end = byte + 4;
  int sum = 0;
  while (byte < end) sum += *byte++;  // fault: out-of-bounds
  return sum;
}

int main(void) {
  struct pixel pixel = {10, 20, 30};
  printf("%d\n", brightness(&pixel) >= 60);
  return 0;
}
