// Cases of the sanitizers' rules; see README.md.
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static volatile int sink;

struct null_array_member_s {int a; char name[4];};
void null_array_member(void) { // reported by: gcc, clang, machine
  struct null_array_member_s *volatile p=NULL;
  char *q = p->name;
  sink = q != NULL;
}

struct null_constant_member_s {int a,b;};
void null_constant_member(void) { // reported by: clang
  sink = (long)&((struct null_constant_member_s*)0)->b;
}

struct null_element_addr0_s {int a,b;};
void null_element_addr0(void) { // reported by: clang
  struct null_element_addr0_s *volatile p=NULL;
  struct null_element_addr0_s *q = &p[0];
  sink = q != NULL;
}

struct null_field0_addr_s {int a,b;};
void null_field0_addr(void) { // reported by: gcc, clang, machine
  struct null_field0_addr_s *volatile p=NULL;
  int *q = &p->a;
  sink = q != NULL;
}

struct null_field_addr_s {int a,b;};
void null_field_addr(void) { // reported by: gcc, clang, machine
  struct null_field_addr_s *volatile p=NULL;
  int *q = &p->b;
  sink = q != NULL;
}

void null_incr(void) { // reported by: clang
  char *volatile v=NULL;
  char *p=v;
  p++;
  sink = p != NULL;
}

void null_index_addr(void) { // reported by: clang
  int *volatile p=NULL;
  volatile int n=3;
  int *q = &p[n];
  sink = q != NULL;
}

struct null_member_ok_s {int a,b;};
void null_member_ok(void) { // reported by: nobody
  struct null_member_ok_s x;
  struct null_member_ok_s *volatile p=&x;
  int *q=&p->b;
  sink = q != NULL;
}

void null_minus1(void) { // reported by: gcc, clang, machine
  char *volatile p=NULL;
  volatile int n=1;
  char *q = p - n;
  sink = q != NULL;
}

void null_minus_null(void) { // reported by: nobody
  char *volatile p=NULL,*volatile q=NULL;
  sink = p - q;
}

void null_plus0(void) { // reported by: clang
  char *volatile p=NULL;
  char *q = p + 0;
  sink = q != NULL;
}

void null_plus1(void) { // reported by: clang
  char *volatile p=NULL;
  volatile int n=1;
  char *q = p + n;
  sink = q != NULL;
}

void null_plusvar0(void) { // reported by: clang
  char *volatile p=NULL;
  volatile int n=0;
  char *q = p + n;
  sink = q != NULL;
}

void null_read(void) { // reported by: gcc, clang, machine
  int *volatile p=NULL;
  sink=*p;
}
