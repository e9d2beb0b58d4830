#include <string.h>

int main(void) {
  char a[8] = "abc";
  long n = -2;
  memset(a, 0, (size_t)n); // fault: out-of-bounds
  return a[0];
}
