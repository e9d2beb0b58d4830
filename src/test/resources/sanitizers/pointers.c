// Cases of the sanitizers' rules; see README.md.
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static volatile int sink;

void nonnull_to_null(void) { // reported by: clang
  volatile long n = -1;
  char *volatile p=(char*)1;
  char *q = p + n;
  sink = q != NULL;
}

void ptr_oob_only(void) { // reported by: clang, machine
  char a[4];
  volatile long n=100;
  char *q = a + n;
  sink = q == a;
}

void ptr_overflow(void) { // reported by: gcc, clang, machine
  char a[4];
  volatile size_t n=SIZE_MAX/2+1;
  char *q = a + n;
  sink = q == a;
}

void ptr_overflow_int(void) { // reported by: clang, machine
  int a[4];
  volatile long n=LONG_MAX/2;
  int *q = a + n;
  sink = q == a;
}

void ptr_overflow_wrap(void) { // reported by: clang, machine
  char a[4];
  volatile size_t n=-1;
  char *q = a + n;
  sink = q == a;
}

void ptr_sub_far(void) { // reported by: gcc, clang, machine
  char a[4];
  volatile long n=1L<<60;
  char *q = a - n;
  sink = q == a;
}

void ptr_sub_ok(void) { // reported by: nobody
  char a[4];
  volatile long n=2;
  char *q = a + 3 - n;
  sink = q == a;
}
