#include <string.h>

int main(void) {
  char a[8] = "abc";
  char b[8];
  size_t n = 0;
  memcpy(b, a, n - 1); // fault: out-of-bounds
  return b[0];
}
