// Arithmetic on 128 bits: products, division, shifts, comparison.
#include <stdint.h>
#include <stdio.h>

typedef unsigned __int128 u128;
typedef __int128 i128;

static void print_u128(u128 n) {
  char digits[40];
  int at = sizeof digits;
  digits[--at] = '\0';
  do {
    digits[--at] = '0' + (int)(n % 10);
    n /= 10;
  } while (n != 0);
  puts(digits + at);
}

static void print_i128(i128 n) {
  if (n < 0) putchar('-');
  print_u128(n < 0 ? -(u128)n : (u128)n);
}

int main(void) {
  u128 all = ~(u128)0;
  print_u128(all);
  print_u128(all >> 1);
  print_u128((u128)UINT64_MAX * UINT64_MAX);
  print_u128(((u128)1 << 100) + 7);
  print_i128((i128)INT64_MIN * INT64_MAX);
  print_i128(-((i128)1 << 90) / 1000003);
  print_i128(-((i128)1 << 90) % 1000003);
  print_i128((i128)-5 >> 1);

  u128 factorial = 1;
  for (int i = 2; i <= 34; i++) factorial *= i;
  print_u128(factorial);
  printf("%016llx %016llx\n", (unsigned long long)(factorial >> 64),
         (unsigned long long)factorial);
  printf("%d %d %d\n", (i128)-1 < 0, (u128)-1 > 0, all == (u128)(i128)-1);
  printf("%zu %.3f %d\n", sizeof(u128), (double)((u128)1 << 70), (int)(factorial % 97));
  return (int)(all % 251);
}
