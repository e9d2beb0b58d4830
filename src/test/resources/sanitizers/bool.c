// Cases of the sanitizers' rules; see README.md.
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static volatile int sink;

void bool_bad(void) { // reported by: gcc, clang, machine
  union {unsigned char c; bool b;} u;
  u.c=7;
  volatile bool v=u.b;
  sink=v;
}

void bool_bad_ptr(void) { // reported by: gcc, clang, machine
  unsigned char c=2;
  bool *p=(bool*)&c;
  if(*p) sink=1;
}

struct bool_bitfield_s {bool a:1; bool b:1;};
void bool_bitfield(void) { // reported by: nobody
  unsigned char c=3;
  struct bool_bitfield_s x;
  memcpy(&x,&c,1);
  sink=x.a;
}

void bool_ok(void) { // reported by: nobody
  union {unsigned char c; bool b;} u;
  u.c=1;
  volatile bool v=u.b;
  sink=v;
}

struct bool_struct_copy_s {bool a,b;};
void bool_struct_copy(void) { // reported by: nobody
  unsigned char c[2]={2,3};
  struct bool_struct_copy_s x;
  memcpy(&x,c,2);
  struct bool_struct_copy_s y=x;
  sink=sizeof y;
}

enum enum_bad_e {enum_bad_A,enum_bad_B};
void enum_bad(void) { // reported by: nobody
  volatile int v=77;
  enum enum_bad_e x=v;
  sink=x;
}

enum enum_bad_ptr_e {enum_bad_ptr_A,enum_bad_ptr_B};
void enum_bad_ptr(void) { // reported by: nobody
  int v=77;
  enum enum_bad_ptr_e *volatile p=(enum enum_bad_ptr_e*)&v;
  sink=*p;
}
