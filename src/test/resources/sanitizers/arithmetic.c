// Cases of the sanitizers' rules; see README.md.
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static volatile int sink;

void abs_min(void) { // reported by: gcc, machine
  volatile int a=INT_MIN;
  sink=abs(a);
}

void add_ovf(void) { // reported by: gcc, clang, machine
  volatile int a=INT_MAX;
  sink=a+1;
}

struct bitfield_ovf_s {int a:4;};
void bitfield_ovf(void) { // reported by: nobody
  struct bitfield_ovf_s x={7};
  volatile int v=1;
  x.a+=v;
  sink=x.a;
}

void char_inc(void) { // reported by: nobody
  volatile signed char v=127;
  signed char a=v;
  a++;
  sink=a;
}

void compound_ovf(void) { // reported by: gcc, clang, machine
  volatile int v=INT_MAX;
  int a=v;
  a+=5;
  sink=a;
}

void div0(void) { // reported by: gcc, clang, machine
  volatile int a=1,b=0;
  sink=a/b;
}

void div_ovf(void) { // reported by: gcc, clang, machine
  volatile int a=INT_MIN,b=-1;
  sink=a/b;
}

void fdiv0(void) { // reported by: nobody
  volatile double a=1,b=0;
  sink=(a/b)>0;
}

void float_cast(void) { // reported by: clang
  volatile double d=1e20;
  sink=(int)d;
}

void float_cast_nan(void) { // reported by: clang
  volatile double d=0.0/0.0;
  sink=(int)d;
}

void inc_ovf(void) { // reported by: gcc, clang, machine
  volatile int v=INT_MAX;
  int a=v;
  a++;
  sink=a;
}

void int128_ovf(void) { // reported by: gcc, clang, machine
  volatile __int128 a=((__int128)LONG_MAX<<64)|ULONG_MAX;
  sink=(a+1)!=0;
}

void labs_min(void) { // reported by: machine
  volatile long a=LONG_MIN;
  sink=labs(a)!=0;
}

void long_ovf(void) { // reported by: gcc, clang, machine
  volatile long a=LONG_MAX;
  sink=(a+1)!=0;
}

void mod_ovf(void) { // reported by: gcc, clang, machine
  volatile int a=INT_MIN,b=-1;
  sink=a%b;
}

void mul_ovf(void) { // reported by: gcc, clang, machine
  volatile int a=INT_MAX;
  sink=a*2;
}

void narrow(void) { // reported by: nobody
  volatile int a=300;
  sink=(signed char)a;
}

void neg_ovf(void) { // reported by: gcc, clang, machine
  volatile int a=INT_MIN;
  sink=-a;
}

void short_mul(void) { // reported by: gcc, clang, machine
  volatile unsigned short a=65535;
  sink=a*a;
}

void sub_ovf(void) { // reported by: gcc, clang, machine
  volatile int a=INT_MIN;
  sink=a-1;
}

void ternary_ovf(void) { // reported by: gcc, clang, machine
  volatile int a=INT_MAX;
  sink= a>0 ? a+1 : 0;
}
