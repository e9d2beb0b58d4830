#include <string.h>

int main(void) {
  char a[8] = "abc";
  char b[8];
  size_t n = 5;
  memcpy(b, a, n - 1);
  return b[3];
}
