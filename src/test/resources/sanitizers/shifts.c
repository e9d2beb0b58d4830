// Cases of the sanitizers' rules; see README.md.
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static volatile int sink;

void shl_assign(void) { // reported by: nobody
  volatile int v=-8;
  int a=v;
  a <<= 2;
  sink=a;
}

void shl_count_big(void) { // reported by: gcc, clang, machine
  volatile int a=1,n=32;
  sink = a << n;
}

void shl_count_neg(void) { // reported by: gcc, clang, machine
  volatile int a=1,n=-1;
  sink = a << n;
}

void shl_into_sign(void) { // reported by: nobody
  volatile int a=1;
  sink = a << 31;
}

void shl_long(void) { // reported by: nobody
  volatile long a=1;
  sink = (a << 63) != 0;
}

void shl_neg(void) { // reported by: nobody
  volatile int a=-1;
  sink = a << 1;
}

void shl_ok(void) { // reported by: nobody
  volatile int a=1;
  sink = a << 30;
}

void shl_out(void) { // reported by: nobody
  volatile int a=0x7fffffff;
  sink = a << 1;
}

void shl_unsigned(void) { // reported by: nobody
  volatile unsigned a=0xffffffff;
  sink = a << 31;
}

void shl_zero_neg(void) { // reported by: nobody
  volatile int a=-1;
  sink = a << 0;
}

void shr_neg(void) { // reported by: nobody
  volatile int a=-1;
  sink = a >> 1;
}
