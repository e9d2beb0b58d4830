// Cases of the sanitizers' rules; see README.md.
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static volatile int sink;

void dbl_free(void) { // reported by: gcc, clang, machine
  char *p=malloc(4);
  char *volatile q=p;
  free(p);
  free(q);
}

void free_mid(void) { // reported by: gcc, clang, machine
  char *p=malloc(4);
  char *volatile q=p+1;
  free(q);
}

void free_stack(void) { // reported by: gcc, clang, machine
  char b[4];
  char *volatile q=b;
  free(q);
}

void leak(void) { // reported by: gcc, clang, machine
  static char *volatile p;
  for (int i = 0; i < 100; i++) p = malloc(4);
  p = NULL;
}

void strdup_leak(void) { // reported by: gcc, clang, machine
  static char *volatile p;
  for (int i = 0; i < 100; i++) p = strdup("a");
  p = NULL;
}

void uaf(void) { // reported by: gcc, clang, machine
  char *p=malloc(4);
  char *volatile q=p;
  p[0]=1;
  free(p);
  sink=q[0];
}

__attribute__((noinline)) int *uar_f(void){ int x=3; int *volatile p=&x; return p; }
void uar(void) { // reported by: machine
  sink=*uar_f();
}

void uas(void) { // reported by: gcc, clang, machine
  int *volatile p;
  { int x=3; p=&x; } sink=*p;
}

void uas_loop(void) { // reported by: machine
  int *volatile p=0;
  for(int i=0;i<2;i++){ int x=i; if(i==1) sink=*p; p=&x; }
}
