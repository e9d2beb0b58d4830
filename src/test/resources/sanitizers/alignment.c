// Cases of the sanitizers' rules; see README.md.
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static volatile int sink;

struct misaligned_char_member_s {int a; char c;};
void misaligned_char_member(void) { // reported by: gcc, clang, machine
  _Alignas(8) char b[32]={0};
  struct misaligned_char_member_s *volatile p=(struct misaligned_char_member_s*)(b+1);
  sink = p->c;
}

void misaligned_double(void) { // reported by: gcc, clang, machine
  _Alignas(8) char b[32]={0};
  double *volatile p=(double*)(b+4);
  sink=*p!=0;
}

struct misaligned_field_retyped_s {char a; char c[8];};
void misaligned_field_retyped(void) { // reported by: gcc, machine
  _Alignas(8) struct misaligned_field_retyped_s x = {0};
  struct misaligned_field_retyped_s *volatile p=&x;
  sink=*(int*)&p->c[0];
}

struct misaligned_half_s {long a; int b; int many[4]; struct {int x;} in; unsigned bits:3;};
void misaligned_half_aligned_member(void) { // reported by: gcc, clang, machine
  _Alignas(8) char b[64]={0};
  struct misaligned_half_s *volatile p=(struct misaligned_half_s*)(b+4);
  sink = p->b;
}

void misaligned_half_aligned_store(void) { // reported by: gcc, clang, machine
  _Alignas(8) char b[64]={0};
  struct misaligned_half_s *volatile p=(struct misaligned_half_s*)(b+4);
  p->b = 1;
}

void misaligned_half_aligned_element(void) { // reported by: gcc, clang, machine
  _Alignas(8) char b[64]={0};
  struct misaligned_half_s *volatile p=(struct misaligned_half_s*)(b+4);
  volatile int i=2;
  sink = p->many[i];
}

void misaligned_half_aligned_inner(void) { // reported by: gcc, clang, machine
  _Alignas(8) char b[64]={0};
  struct misaligned_half_s *volatile p=(struct misaligned_half_s*)(b+4);
  sink = p->in.x;
}

void misaligned_half_aligned_bits(void) { // reported by: gcc, clang, machine
  _Alignas(8) char b[64]={0};
  struct misaligned_half_s *volatile p=(struct misaligned_half_s*)(b+4);
  sink = p->bits;
}

void misaligned_half_aligned_nowhere(void) { // reported by: nobody
  _Alignas(8) char b[128]={0};
  struct misaligned_half_s *volatile p=(struct misaligned_half_s*)(b+8);
  sink = p->b + p->many[1] + (int)p->bits;
}

struct misaligned_member_s {int a,b;};
void misaligned_member(void) { // reported by: gcc, clang, machine
  _Alignas(8) char b[32]={0};
  struct misaligned_member_s *volatile p=(struct misaligned_member_s*)(b+1);
  sink = p->b;
}

struct misaligned_memberaddr_s {int a,b;};
void misaligned_memberaddr(void) { // reported by: gcc, clang, machine
  _Alignas(8) char b[32]={0};
  struct misaligned_memberaddr_s *volatile p=(struct misaligned_memberaddr_s*)(b+1);
  int *q=&p->b;
  sink = q==0;
}

void misaligned_memcpy(void) { // reported by: nobody
  _Alignas(8) char b[32]={0};
  int *volatile p=(int*)(b+1);
  int x;
  memcpy(&x,p,4);
  sink=x;
}

void misaligned_ok(void) { // reported by: nobody
  _Alignas(8) char b[16]={0};
  int *volatile p=(int*)(b+4);
  sink = *p;
}

void misaligned_ptr_only(void) { // reported by: nobody
  _Alignas(8) char b[32]={0};
  int *volatile p=(int*)(b+1);
  int *q = p+1;
  sink = q==0;
}

void misaligned_ptrptr(void) { // reported by: gcc, clang, machine
  _Alignas(8) char b[32]={0};
  char **volatile p=(char**)(b+4);
  sink=*p!=0;
}

void misaligned_read(void) { // reported by: gcc, clang, machine
  char b[8]={0};
  int *volatile p=(int*)(b+1);
  sink = *p;
}

void misaligned_short(void) { // reported by: gcc, clang, machine
  _Alignas(8) char b[32]={0};
  short *volatile p=(short*)(b+1);
  sink=*p;
}

struct misaligned_struct_copy_s {int a,b;};
void misaligned_struct_copy(void) { // reported by: gcc, machine
  _Alignas(8) char b[32]={0};
  struct misaligned_struct_copy_s *volatile p=(struct misaligned_struct_copy_s*)(b+1);
  struct misaligned_struct_copy_s q=*p;
  sink=q.a;
}

void misaligned_write(void) { // reported by: gcc, clang, machine
  _Alignas(8) char b[16]={0};
  int *volatile p=(int*)(b+1);
  *p=3;
  sink=b[1];
}

struct __attribute__((packed)) packed_address_s {char a; int b;};
void packed_address(void) { // reported by: nobody
  struct packed_address_s x={0};
  struct packed_address_s *volatile p=&x;
  int *q=&p->b;
  sink=q==0;
}

struct __attribute__((packed)) packed_array_s {char a; int b[2];};
void packed_array(void) { // reported by: nobody
  struct packed_array_s x={0};
  struct packed_array_s *volatile p=&x;
  volatile int j=1;
  sink=p->b[j];
}

struct __attribute__((packed)) packed_ok_s {char a; int b;};
void packed_ok(void) { // reported by: nobody
  struct packed_ok_s x={0};
  volatile int v=x.b;
  sink=v;
}
