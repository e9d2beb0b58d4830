// Cases of the sanitizers' rules; see README.md.
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static volatile int sink;

void nn_atoi(void) { // reported by: gcc, clang, machine
  char *volatile p=NULL;
  sink=atoi(p);
}

int nn_bsearch0_cmp(const void*a,const void*b){return 0;}
void nn_bsearch0(void) { // reported by: gcc, clang, machine
  void *volatile p=NULL;
  volatile size_t n=0;
  int k=0;
  sink=bsearch(&k,p,n,4,nn_bsearch0_cmp)!=NULL;
}

void nn_free(void) { // reported by: nobody
  char *volatile p=NULL;
  free(p);
}

void nn_fwrite0(void) { // reported by: gcc, machine
  void *volatile p=NULL;
  volatile size_t n=0;
  sink=fwrite(p,1,n,stdout);
}

void nn_getenv(void) { // reported by: gcc, clang, machine
  char *volatile p=NULL;
  sink=getenv(p)!=NULL;
}

void nn_memcmp0(void) { // reported by: gcc, clang, machine
  void *volatile p=NULL;
  volatile size_t n=0;
  char b[4];
  sink=memcmp(b,p,n);
}

void nn_memcpy0(void) { // reported by: gcc, clang, machine
  void *volatile p=NULL;
  volatile size_t n=0;
  char b[4];
  memcpy(b,p,n);
}

void nn_memmove0(void) { // reported by: gcc, clang, machine
  void *volatile p=NULL;
  volatile size_t n=0;
  char b[4];
  memmove(b,p,n);
}

void nn_memset0(void) { // reported by: gcc, clang, machine
  void *volatile p=NULL;
  volatile size_t n=0;
  memset(p,0,n);
}

__attribute__((nonnull)) void nn_own_f(char *p){ }
void nn_own(void) { // reported by: gcc, clang, machine
  char *volatile p=NULL;
  nn_own_f(p);
}

__attribute__((nonnull(2))) void nn_own_first_ok_f(char*q, char *p){}
void nn_own_first_ok(void) { // reported by: nobody
  char *volatile p=NULL;
  nn_own_first_ok_f(p,"a");
}

__attribute__((nonnull(2))) void nn_own_second_f(char*q, char *p){}
void nn_own_second(void) { // reported by: gcc, clang, machine
  char *volatile p=NULL;
  nn_own_second_f(0,p);
}

__attribute__((nonnull)) void nn_own_via_ptr_f(char *p){}
void nn_own_via_ptr(void) { // reported by: nobody
  char *volatile p=NULL;
  void (*g)(char*)=nn_own_via_ptr_f;
  g(p);
}

void nn_printf_null(void) { // reported by: gcc; who makes puts of this printf
  char *volatile p=NULL;
  printf("%s\n",p);
}

int nn_qsort0_cmp(const void*a,const void*b){return 0;}
void nn_qsort0(void) { // reported by: gcc, clang, machine
  void *volatile p=NULL;
  volatile size_t n=0;
  qsort(p,n,4,nn_qsort0_cmp);
}

void nn_snprintf0(void) { // reported by: nobody
  char *volatile p=NULL;
  volatile size_t n=0;
  sink=snprintf(p,n,"%d",1);
}

void nn_strdup(void) { // reported by: gcc, clang, machine
  char *volatile p=NULL;
  sink=strdup(p)!=NULL;
}

void nn_strlen(void) { // reported by: gcc, clang, machine
  char *volatile p=NULL;
  sink=strlen(p);
}

void nn_strncmp0(void) { // reported by: gcc, clang, machine
  char *volatile p=NULL;
  volatile size_t n=0;
  sink=strncmp("a",p,n);
}

void nn_strncpy0(void) { // reported by: gcc, clang, machine
  char *volatile p=NULL;
  volatile size_t n=0;
  char b[4];
  strncpy(b,p,n);
}

void nn_strnlen0(void) { // reported by: gcc, clang, machine
  char *volatile p=NULL;
  volatile size_t n=0;
  sink=strnlen(p,n);
}

void nn_strtol_end(void) { // reported by: nobody
  char *volatile p=NULL;
  sink=strtol("1",NULL,0);
}

__attribute__((returns_nonnull)) char *rnn_f(char *p){return p;}
void rnn(void) { // reported by: gcc, clang; the attribute is not read
  char *volatile p=NULL;
  sink=rnn_f(p)!=NULL;
}

__attribute__((returns_nonnull)) char *rnn_ok_f(char *p){return p;}
void rnn_ok(void) { // reported by: nobody
  char x;
  char *volatile p=&x;
  sink=rnn_ok_f(p)!=NULL;
}

int static_array_param_f(int a[static 1]){return 0;}
void static_array_param(void) { // reported by: machine
  int *volatile p=NULL;
  sink=static_array_param_f(p);
}
