// Rarely used conversions: n, m, positions, %C and %S, stars, padding of strings.
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <wchar.h>

int main(void) {
  signed char n8;
  short n16;
  long n64;
  printf("%hhn1234%hn5678%ln\n", &n8, &n16, &n64);
  printf("%d %d %ld\n", n8, n16, n64);
  errno = ENOENT;
  printf("%m\n");
  errno = 0;
  printf("%3$d %1$s %2$c\n", "one", '2', 3);
  printf("%1$*2$d|%1$-*2$d|\n", 5, 4);
  printf("%1$d %1$x %1$o\n", 64);
  printf("%lc%ls\n", (wint_t)L'w', L"ide");
  printf("[%10.4s] [%-10.4s] [%.*s]\n", "truncated", "truncated", 0, "none");
  printf("[%.*s] [%*s]\n", -1, "negative", -10, "left");
  printf("[%5s] [%-5s] [%%]\n", "abc", "abc");
  printf("%p\n", (void *)0x1234);
  printf("[%20p] [%-8p]\n", (void *)0xff, (void *)1);
  printf("%hhx %hx\n", (unsigned char)-1, (unsigned short)-2);
  printf("%+i % i %+i\n", 0, 0, -0);
  printf("%#.3x %#8X %-#8x|\n", 1, 255, 255);
  printf("%'d\n", 1234567);
  printf("%5.1f|%-8.2e|%G\n", 2.25, 12345.678, 1e-10);
  printf("%.0f %.0f %.0f\n", 0.5, 1.5, 2.5);
  printf("%c%c%c\n", 0x141, 66, 'C');
  printf("%.5d %+.5d % .5d\n", 42, 42, -42);
  printf("%lld %llu %llx\n", -1LL, -1ULL, -1LL);
  printf("%jd %zx %tx\n", (__INTMAX_TYPE__)-1, sizeof(int), (__PTRDIFF_TYPE__)16);
  return n16;
}
