// A bit-field narrower than int promotes to int, even an unsigned one.
#include <stdio.h>

struct fields {
  unsigned u3 : 3;
  unsigned u31 : 31;
  unsigned u32 : 32;
  int i5 : 5;
  unsigned long long ull40 : 40;
  unsigned char uc7 : 7;
  _Bool b : 1;
  unsigned short us16 : 16;
};

#define KIND(e) \
  _Generic((e), int: "int", unsigned: "unsigned", long: "long", unsigned long: "ulong", \
      default: "other")

int main(void) {
  struct fields f = {5, 0x7fffffff, 0xffffffff, -16, 0xffffffffffULL, 127, 1, 65535};
  printf("%s %s %s %s\n", KIND(f.u3 + 0), KIND(+f.u31), KIND(+f.u32), KIND(f.i5 + 0));
  printf("%s %s %s\n", KIND(f.uc7 + 0), KIND(+f.b), KIND(+f.us16));
  printf("%d %d\n", f.u3 - 6 < 0, f.u32 - 6 < 0);
  printf("%d %d\n", -f.u3, ~f.u3);
  printf("%d\n", f.u31 > -1);
  printf("%d\n", f.u32 > -1);
  printf("%d %d\n", f.i5 * 2, f.i5 >> 2);
  printf("%llu\n", (unsigned long long)f.ull40);
  printf("%d\n", (unsigned long long)f.ull40 + 1 == 1ULL << 40);
  f.ull40 = f.ull40 + 1;
  printf("%llu\n", (unsigned long long)f.ull40);
  f.ull40 = 0x123456789aULL;
  printf("%llx %d\n", (unsigned long long)f.ull40 >> 4, (int)(f.ull40 & 0xff));
  printf("%d %d\n", f.uc7 * f.uc7, f.us16 * 2);
  f.uc7++;
  f.us16++;
  printf("%d %d\n", f.uc7, f.us16);
  printf("%d %d\n", f.b + f.b, f.b == 1 ? 10 : 20);
  printf("%d\n", (f.u3 ? f.i5 : 0) < 0);
  return f.u3 * 9;
}
