// Cases of the sanitizers' rules; see README.md.
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static volatile int sink;

void assume_aligned(void) { // reported by: clang
  _Alignas(16) char b[32];
  char *volatile p=b+1;
  char *q=__builtin_assume_aligned(p,16);
  sink=q==0;
}

void clz0(void) { // reported by: gcc, clang, machine
  volatile unsigned a=0;
  sink=__builtin_clz(a);
}

void clz_ok(void) { // reported by: nobody
  volatile unsigned a=1;
  sink=__builtin_clz(a);
}

void ctz0(void) { // reported by: gcc, clang, machine
  volatile unsigned a=0;
  sink=__builtin_ctz(a);
}

void ctzl0(void) { // reported by: gcc, clang, machine
  volatile unsigned long a=0;
  sink=__builtin_ctzl(a);
}

void ffs0(void) { // reported by: nobody
  volatile unsigned a=0;
  sink=__builtin_ffs(a);
}

void unreachable(void) { // reported by: gcc, clang, machine
  volatile int a=1;
  if (a) __builtin_unreachable();
}
