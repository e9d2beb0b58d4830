// A printf of one's own over va_list, with widths and several types.
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static char out[200];
static int length;

static void put(char c) { out[length++] = c; out[length] = '\0'; }

static void number(unsigned long n, unsigned base, int width, char fill) {
  char digits[65];
  int at = 64;
  digits[at] = '\0';
  do digits[--at] = "0123456789abcdef"[n % base];
  while (n /= base);
  for (int i = 64 - at; i < width; i++) put(fill);
  while (digits[at]) put(digits[at++]);
}

static int vmini(const char *f, va_list ap) {
  length = 0;
  for (; *f; f++) {
    if (*f != '%') {
      put(*f);
      continue;
    }
    int width = 0, longs = 0;
    char fill = f[1] == '0' ? '0' : ' ';
    while (*++f >= '0' && *f <= '9') width = width * 10 + (*f - '0');
    if (*f == '*') width = va_arg(ap, int), f++;
    while (*f == 'l') longs++, f++;
    switch (*f) {
      case 'd': {
        long v = longs ? va_arg(ap, long) : va_arg(ap, int);
        if (v < 0) put('-');
        number(v < 0 ? -(unsigned long)v : (unsigned long)v, 10, width, fill);
        break;
      }
      case 'x':
        number(longs ? va_arg(ap, unsigned long) : va_arg(ap, unsigned), 16, width, fill);
        break;
      case 'b': number(va_arg(ap, unsigned), 2, width, fill); break;
      case 'c': put((char)va_arg(ap, int)); break;
      case 's': for (const char *s = va_arg(ap, char *); *s; s++) put(*s); break;
      case '%': put('%'); break;
    }
  }
  return length;
}

static int mini(const char *f, ...) {
  va_list ap;
  va_start(ap, f);
  int n = vmini(f, ap);
  va_end(ap);
  printf("%s (%d)\n", out, n);
  return n;
}

int main(void) {
  mini("plain");
  mini("%d %d %d", 1, -2, 2147483647);
  mini("%x %08x %b", 255u, 48879u, 10u);
  mini("%s and %s%c 100%%", "this", "that", '!');
  mini("%ld %lx", -9000000000L, 0xffffffffffUL);
  mini("[%5d] [%05d] [%*d]", 42, 42, 6, 42);
  return mini("%d%d%d%d%d%d%d%d", 1, 2, 3, 4, 5, 6, 7, 8);
}
