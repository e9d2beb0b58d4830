// Cases of the sanitizers' rules; see README.md.
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static volatile int sink;

void vla_idx(void) { // reported by: gcc, clang, machine
  volatile int n=4,j=4;
  int a[n];
  a[0]=0;
  sink = a[j];
}

void vla_inner(void) { // reported by: gcc, clang, machine
  volatile int n=4,j=5;
  int a[3][n];
  memset(a,0,sizeof a);
  sink = a[0][j];
}

void vla_inner_ok(void) { // reported by: nobody
  volatile int n=4,j=3;
  int a[3][n];
  memset(a,0,sizeof a);
  sink = a[0][j];
}

void vla_neg(void) { // reported by: gcc, clang, machine
  volatile int n=-1;
  int a[n];
  sink = sizeof a;
}

void vla_ok(void) { // reported by: nobody
  volatile int n=4,j=3;
  int a[n];
  a[3]=0;
  sink = a[j];
}

void vla_zero(void) { // reported by: gcc, clang, machine
  volatile int n=0;
  int a[n];
  sink = sizeof a;
}
