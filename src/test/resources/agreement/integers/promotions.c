// Operands narrower than int are promoted before any arithmetic.
#include <stdio.h>

#define SHOW(e) printf("%-28s = %lld (size %zu)\n", #e, (long long)(e), sizeof(e))

int main(void) {
  unsigned char uc = 200;
  signed char sc = -100;
  unsigned short us = 65535;
  short ss = -32768;

  SHOW(uc + uc);
  SHOW(sc + sc);
  SHOW(us + 1);
  SHOW(ss - 1);
  SHOW(-uc);
  SHOW(~uc);
  SHOW(~us);
  SHOW(!uc);
  SHOW(+sc);
  SHOW(uc << 4);
  SHOW((unsigned char)(uc << 4));
  SHOW((unsigned char)(uc + 100));
  SHOW((signed char)uc);
  SHOW(uc == (signed char)uc);
  SHOW((unsigned char)~0 == 255);
  SHOW(1 ? uc : sc);
  SHOW(1 ? uc : 1L);

  uc += 100;
  SHOW(uc);
  uc *= 3;
  SHOW(uc);
  sc -= 28;
  SHOW(sc);
  us++;
  SHOW(us);
  ss >>= 3;
  SHOW(ss);
  return us;
}
