// The value and type of each way to write an integer.
#include <stdio.h>

#define TYPE(e)                                                                        \
  _Generic((e), int: "i", unsigned: "u", long: "l", unsigned long: "ul", long long: "ll", \
      unsigned long long: "ull", char: "c", default: "?")

#define SHOW(e) printf("%-22s %-4s %llu\n", #e, TYPE(e), (unsigned long long)(e))

int main(void) {
  SHOW(0);
  SHOW(017);
  SHOW(0x1F);
  SHOW(0b1011);
  SHOW(2147483647);
  SHOW(2147483648);
  SHOW(-2147483648);
  SHOW(0x7fffffff);
  SHOW(0x80000000);
  SHOW(0xffffffff);
  SHOW(037777777777);
  SHOW(4294967295);
  SHOW(4294967296);
  SHOW(0x100000000);
  SHOW(9223372036854775807);
  SHOW(0x8000000000000000);
  SHOW(18446744073709551615u);
  SHOW(1u);
  SHOW(1l);
  SHOW(1LL);
  SHOW(1uL);
  SHOW(1Lu);
  SHOW(1ull);
  SHOW('a');
  SHOW('\0');
  SHOW(sizeof 1);
  SHOW('a' - 'A');
  SHOW(1 == 1L);
  SHOW(0xAbCdEf);
  printf("%d %d\n", 0xE + 1, 010 + 10);
  return 0x2a;
}
