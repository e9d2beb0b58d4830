// Cases of the sanitizers' rules; see README.md.
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static volatile int sink;

static int global_array_addr_g[4]; static int global_array_addr_h[4];
void global_array_addr(void) { // reported by: gcc, clang, machine
  volatile int j=5;
  int *p=&global_array_addr_g[j];
  sink = p==0;
}

static int global_array_oob_g[4]; static int global_array_oob_h[4];
void global_array_oob(void) { // reported by: gcc, clang, machine
  volatile int j=4;
  sink = global_array_oob_g[j];
}

static char global_oob_g[4]; static char global_oob_h[4];
void global_oob(void) { // reported by: gcc, clang, machine
  volatile int j=4;
  char *volatile p=global_oob_g;
  p[j]=1;
}

void idx_wrap(void) { // reported by: gcc, clang, machine
  int a[4]={0};
  volatile unsigned long n=0x4000000000000001UL;
  sink = a[n];
}

struct index_unsigned_wrap_s {int b; int a[4]; int c;};
void index_unsigned_wrap(void) { // reported by: nobody
  volatile unsigned j=-1;
  struct index_unsigned_wrap_s x={0};
  sink = x.a[j+1];
}

static int inner_addr_m[10][10];
void inner_addr(void) { // reported by: gcc, clang, machine
  volatile int i=1,j=20;
  int *p = &inner_addr_m[i][j];
  sink = *p;
}

static int inner_addr_end_m[10][10];
void inner_addr_end(void) { // reported by: nobody
  volatile int i=1,j=10;
  int *p = &inner_addr_end_m[i][j];
  sink = p==0;
}

static int inner_addr_end1_m[10][10];
void inner_addr_end1(void) { // reported by: gcc, clang, machine
  volatile int i=1,j=11;
  int *p = &inner_addr_end1_m[i][j];
  sink = p==0;
}

static int inner_cast_flat_m[3][4];
void inner_cast_flat(void) { // reported by: nobody
  int (*p)[4] = inner_cast_flat_m;
  volatile int j=7;
  sink = ((int *)p)[j];
}

static int inner_const_m[10][10];
void inner_const(void) { // reported by: gcc, clang, machine
  volatile int i=1;
  sink = inner_const_m[i][20];
}

static int inner_decay_m[10][10];
void inner_decay(void) { // reported by: nobody
  volatile int i=1,j=20;
  int *p = inner_decay_m[i];
  sink = p[j];
}

static int inner_first_flat_m[3][4];
void inner_first_flat(void) { // reported by: nobody
  volatile int j=7;
  int *p = &inner_first_flat_m[0][0];
  sink = p[j];
}

void inner_heap(void) { // reported by: gcc, clang, machine
  int (*p)[4] = malloc(sizeof(int[3][4]));
  p[0][3]=0;
  for(int i=0;i<12;i++) (&p[0][0])[i]=i;
  volatile int j=5;
  sink = p[0][j];
  free(p);
}

void inner_local(void) { // reported by: gcc, clang, machine
  int m[3][4]={{0}};
  volatile int i=0,j=5;
  sink = m[i][j];
}

static int inner_ok_m[10][10];
void inner_ok(void) { // reported by: nobody
  volatile int i=1,j=9;
  sink = inner_ok_m[i][j];
}

static int inner_param_m[3][4]; static volatile int inner_param_J=5; static int inner_param_f(int a[3][4]) { return a[0][inner_param_J]; }
void inner_param(void) { // reported by: gcc, clang, machine
  sink = inner_param_f(inner_param_m);
}

static int inner_ptr_array_m[3][4];
void inner_ptr_array(void) { // reported by: gcc, clang, machine
  int (*p)[4] = inner_ptr_array_m;
  volatile int j=5;
  sink = (*p)[j];
}

static int inner_ptr_array_next_m[3][4];
void inner_ptr_array_next(void) { // reported by: gcc, clang, machine
  int (*p)[4] = inner_ptr_array_next_m;
  volatile int j=1;
  sink = p[j][5];
}

static int inner_ptr_array_ok_m[3][4];
void inner_ptr_array_ok(void) { // reported by: nobody
  int (*p)[4] = inner_ptr_array_ok_m;
  volatile int i=2,j=3;
  sink = p[i][j];
}

static int inner_row_end_m[3][4];
void inner_row_end(void) { // reported by: nobody
  volatile int i=3;
  int *p = inner_row_end_m[i];
  sink = p==0;
}

static int inner_row_end1_m[3][4];
void inner_row_end1(void) { // reported by: gcc, clang, machine
  volatile int i=4;
  int *p = inner_row_end1_m[i];
  sink = p==0;
}

struct inner_rows_member_s {int a; int b; };
void inner_rows_member(void) { // reported by: gcc, clang, machine
  struct inner_rows_member_s x[3];
  volatile int i=3;
  int *p=&x[i].b;
  sink = p==0;
}

static int inner_single_m[3][1];
void inner_single(void) { // reported by: nobody
  int (*p)[1] = inner_single_m;
  volatile int i=2;
  sink = p[i][0];
}

static int inner_star_m[10][10];
void inner_star(void) { // reported by: clang, machine
  volatile int i=1,j=20;
  sink = *(inner_star_m[i]+j);
}

static int inner_var_m[10][10];
void inner_var(void) { // reported by: gcc, clang, machine
  volatile int i=1,j=20;
  sink = inner_var_m[i][j];
}

void local_array_addr(void) { // reported by: gcc, clang, machine
  int g[4];
  volatile int j=5;
  int *p=&g[j];
  sink = p==0;
}

void local_array_addr_end(void) { // reported by: nobody
  int g[4];
  volatile int j=4;
  int *p=&g[j];
  sink = p==0;
}

void string_literal_end(void) { // reported by: nobody
  volatile int j=4;
  const char *p = &"abc"[j];
  sink = p==0;
}

void string_literal_idx(void) { // reported by: gcc, clang, machine
  volatile int j=7;
  sink = "abc"[j];
}
