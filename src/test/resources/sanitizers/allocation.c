// Cases of the sanitizers' rules; see README.md.
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static volatile int sink;

void calloc_ovf(void) { // reported by: nobody
  volatile size_t n=SIZE_MAX/2;
  sink = calloc(n,4)==NULL;
}

void malloc0(void) { // reported by: nobody
  char *p=malloc(0);
  sink = p!=NULL;
  free(p);
}

void malloc_big(void) { // reported by: nobody
  volatile size_t n=(size_t)1<<45;
  sink = malloc(n)==NULL;
}

void malloc_neg(void) { // reported by: nobody
  volatile long n=-1;
  sink = malloc(n)==NULL;
}

void realloc0(void) { // reported by: nobody
  char *p=malloc(4);
  p=realloc(p,0);
  sink = p!=NULL;
  free(p);
}
