// Cases of the sanitizers' rules; see README.md.
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static volatile int sink;

void heap_oob(void) { // reported by: gcc, clang, machine
  char *p=malloc(4);
  volatile int j=4;
  p[j]=1;
  free(p);
}

void ro_write(void) { // reported by: gcc, clang, machine
  char *volatile p=(char*)"abc";
  p[0]=1;
}

static const int ro_write_const_k=3;
void ro_write_const(void) { // reported by: gcc, clang, machine
  int *volatile p=(int*)&ro_write_const_k;
  *p=1;
}

void stack_oob(void) { // reported by: gcc, clang, machine
  char b[4];
  volatile int j=4;
  char *volatile p=b;
  p[j]=1;
}

void wild(void) { // reported by: gcc, clang, machine
  volatile unsigned long page=1;
  int *volatile p=(int*)(page<<12);
  sink=*p;
}

void spelled(void) { // reported by: gcc, clang; a register of a device is no fault of the function
  int *volatile p=(int*)0x10;
  sink=*p;
}
