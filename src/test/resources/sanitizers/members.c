// Cases of the sanitizers' rules; see README.md.
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static volatile int sink;

struct neg_index_member_s {int b; int a[4]; int c;};
void neg_index_member(void) { // reported by: gcc, clang, machine
  struct neg_index_member_s x={0};
  volatile int j=-1;
  sink = x.a[j];
}

struct struct_2d_last_s {int b; int m[2][3]; };
void struct_2d_last(void) { // reported by: gcc, clang, machine
  struct struct_2d_last_s x[2];
  memset(x,0,sizeof x);
  volatile int i=0,j=4;
  sink = x[0].m[i][j];
}

struct struct_2d_lastrow_s {int b; int m[2][3]; };
void struct_2d_lastrow(void) { // reported by: gcc, clang, machine
  struct struct_2d_lastrow_s x[2];
  memset(x,0,sizeof x);
  volatile int i=2,j=0;
  sink = x[0].m[i][j];
}

struct struct_array_last_name_s {int b; char name[4]; }; struct struct_array_last_name_t { int z; struct struct_array_last_name_s e[3]; };
void struct_array_last_name(void) { // reported by: clang
  struct struct_array_last_name_t *p=malloc(sizeof *p);
  memset(p,0,sizeof *p);
  volatile int i=0,j=5;
  sink = p->e[i].name[j];
  free(p);
}

struct struct_array_mid_name_s {char name[4]; int b; }; struct struct_array_mid_name_t { int z; struct struct_array_mid_name_s e[3]; };
void struct_array_mid_name(void) { // reported by: gcc, clang, machine
  struct struct_array_mid_name_t *p=malloc(sizeof *p);
  memset(p,0,sizeof *p);
  volatile int i=0,j=5;
  sink = p->e[i].name[j];
  free(p);
}

struct struct_flex_s {int b; int a[]; };
void struct_flex(void) { // reported by: nobody
  struct struct_flex_s *p=malloc(sizeof *p+40);
  memset(p,0,sizeof *p+40);
  volatile int j=5;
  sink = p->a[j];
  free(p);
}

struct struct_last_s {int b; int a[4]; };
void struct_last(void) { // reported by: clang
  struct struct_last_s *p=malloc(sizeof *p+40);
  memset(p,0,sizeof *p+40);
  volatile int j=5;
  sink = p->a[j];
  free(p);
}

struct struct_last1_s {int b; int a[1]; };
void struct_last1(void) { // reported by: nobody
  struct struct_last1_s *p=malloc(sizeof *p+40);
  memset(p,0,sizeof *p+40);
  volatile int j=5;
  sink = p->a[j];
  free(p);
}

struct struct_last_local_s {int b; int a[4]; };
void struct_last_local(void) { // reported by: gcc, clang, machine
  struct struct_last_local_s x[3];
  memset(x,0,sizeof x);
  volatile int j=5;
  sink = x[0].a[j];
}

struct struct_member_s {int a[4]; int b; int c;};
void struct_member(void) { // reported by: gcc, clang, machine
  struct struct_member_s x={{0},0};
  volatile int j=5;
  sink = x.a[j];
}

struct struct_member_addr_end_s {int a[4]; int b; int c;};
void struct_member_addr_end(void) { // reported by: nobody
  struct struct_member_addr_end_s x={{0},0};
  volatile int j=4;
  int *p = &x.a[j];
  sink = p==0;
}

struct struct_member_ok_s {int a[4]; int b; int c;};
void struct_member_ok(void) { // reported by: nobody
  struct struct_member_ok_s x={{0},0};
  volatile int j=3;
  sink = x.a[j];
}

struct struct_member_ptr_s {int a[4]; int b; int c;};
void struct_member_ptr(void) { // reported by: gcc, clang, machine
  struct struct_member_ptr_s x={{0},0};
  struct struct_member_ptr_s *volatile p=&x;
  volatile int j=5;
  sink = p->a[j];
}

struct struct_nested_last_s {int b; int a[4]; }; struct struct_nested_last_t { struct struct_nested_last_s i; int z;};
void struct_nested_last(void) { // reported by: gcc, clang, machine
  struct struct_nested_last_t x={{0,{0}},0};
  volatile int j=4;
  sink = x.i.a[j];
}

union union_member_u {int a[4]; int b[8];};
void union_member(void) { // reported by: gcc, clang, machine
  union union_member_u x;
  memset(&x,0,sizeof x);
  volatile int j=5;
  sink = x.a[j];
}

union union_ptr_u {int a[4]; int b[8];};
void union_ptr(void) { // reported by: clang
  union union_ptr_u *p=malloc(sizeof *p);
  memset(p,0,sizeof *p);
  volatile int j=5;
  sink = p->a[j];
  free(p);
}
