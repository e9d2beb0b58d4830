// Cases of the sanitizers' rules; see README.md.
#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static volatile int sink;

void atoi_unterm(void) { // reported by: gcc, clang, machine
  char b[2]={49,50};
  char*volatile p=b;
  sink=atoi(p);
}

void memchr_oob_after(void) { // reported by: nobody
  char b[2]={1,2};
  char*volatile p=b;
  volatile int n=5;
  sink=memchr(p,1,n)!=NULL;
}

void memcmp_oob_after_diff(void) { // reported by: gcc, clang, machine
  char b[2]={1,2}, d[2]={3,2};
  char*volatile p=b,*volatile q=d;
  volatile int n=3;
  sink=memcmp(p,q,n);
}

void memcpy_neg(void) { // reported by: gcc, clang, machine
  char b[8]={0},d[8];
  volatile long n=-1;
  memcpy(d,b,n);
}

void memcpy_ok(void) { // reported by: nobody
  char b[8]="abcdefg";
  volatile int n=3;
  memcpy(b+3,b,n);
}

void memcpy_overlap(void) { // reported by: gcc, clang, machine
  char b[8]="abcdefg";
  volatile int n=4;
  memcpy(b+1,b,n);
}

void memcpy_same(void) { // reported by: nobody
  char b[8]="abcdefg";
  volatile int n=4;
  memcpy(b,b,n);
}

void printf_prec(void) { // reported by: nobody
  char b[2]={65,66};
  printf("%.2s\n",b);
}

void printf_unterm(void) { // reported by: gcc, clang, machine
  char b[2]={65,66};
  char*volatile p=b;
  printf("%.3s\n",p);
}

int qsort_bad_cmp(const void*a,const void*b){return *(int*)a-*(int*)b;}
void qsort_bad(void) { // reported by: gcc, clang, machine
  int a[4]={3,1,2,0};
  volatile int n=5;
  int*volatile p=a;
  qsort(p,n,4,qsort_bad_cmp);
}

void snprintf_overlap(void) { // reported by: nobody
  char b[16]="abc";
  char *volatile p=b;
  snprintf(b,16,"%sx",p);
}

void sprintf_overlap(void) { // reported by: nobody
  char b[16]="abc";
  char *volatile p=b;
  sprintf(b,"%s",p);
}

void sscanf_small(void) { // reported by: gcc, clang, machine
  char b[2];
  char*volatile p=b;
  sink=sscanf("abc","%s",p);
}

void strcat_overlap(void) { // reported by: gcc, clang, machine
  char b[16]="abc";
  char *volatile p=b+1;
  strcat(b,p);
}

void strcat_self(void) { // reported by: gcc, clang, machine
  char b[16]="abc";
  char *volatile p=b;
  strcat(b,p);
}

void strcat_small(void) { // reported by: gcc, clang, machine
  char b[4]="ab";
  char *volatile p=b;
  strcat(p,"cd");
}

void strchr_untermin(void) { // reported by: nobody
  char b[2]={1,2};
  char*volatile p=b;
  sink=strchr(p,1)!=NULL;
}

void strcpy_overlap(void) { // reported by: gcc, clang, machine
  char b[8]="abc";
  char *volatile p=b+1;
  strcpy(p,b);
}

void strcpy_same(void) { // reported by: gcc, clang, machine
  char b[8]="abc";
  char *volatile p=b;
  strcpy(p,b);
}

void strcpy_small(void) { // reported by: gcc, clang, machine
  char b[4];
  char *volatile p=b;
  strcpy(p,"abcd");
}

void strlen_unterminated(void) { // reported by: gcc, clang, machine
  char b[4]={1,2,3,4};
  char *volatile p=b;
  sink=strlen(p);
}

void strncat_ok(void) { // reported by: nobody
  char b[16]="abc";
  char d[4]="de";
  volatile int n=2;
  strncat(b,d,n);
}

void strncat_overlap(void) { // reported by: gcc, clang, machine
  char b[16]="abc";
  char *volatile p=b+1;
  volatile int n=2;
  strncat(b,p,n);
}

void strncmp_unterminated(void) { // reported by: nobody
  char b[2]={1,2}, d[2]={1,2};
  volatile int n=2;
  sink=strncmp(b,d,n);
}

void strncmp_unterminated3(void) { // reported by: gcc, clang, machine
  char b[2]={1,2}, d[2]={1,2};
  char*volatile p=b,*volatile q=d;
  volatile int n=3;
  sink=strncmp(p,q,n);
}

void strncpy_overlap(void) { // reported by: gcc, clang, machine
  char b[8]="abcdefg";
  volatile int n=4;
  strncpy(b+1,b,n);
}

void strncpy_src_short(void) { // reported by: nobody
  char b[8]="ab";
  char d[8];
  volatile int n=8;
  strncpy(d,b,n);
}

void strnlen_ok(void) { // reported by: nobody
  char b[2]={1,2};
  volatile int n=2;
  sink=strnlen(b,n);
}

void strtol_unterm(void) { // reported by: gcc, clang, machine
  char b[2]={49,50};
  char*volatile p=b;
  sink=strtol(p,NULL,10);
}
