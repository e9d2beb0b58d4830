// Old-style parameters take promoted arguments and narrow them on entry.
#include <stdio.h>

int chars(a, b) char a, b; { return a * 1000 + b; }
int shorts(a) short a; { return a; }
int unsigned_chars(a) unsigned char a; { return a; }
int floats(a, b) float a; float b; { return (int)((a + b) * 10); }
long mixed(a, b, c, d, e)
  char a;
  long b;
  float c;
  double d;
  unsigned short e;
{
  return a + b + (long)c + (long)d + e;
}
int bools(b) _Bool b; { return b; }
int sized(c, f) char c; float f; { return sizeof c * 10 + sizeof f; }
int arrays(a, n) int a[]; { int s = 0; while (n-- > 0) s += a[n]; return s; }
int functions(f) int f(); { return f('q'); }
int letter(c) { return c - 'a'; }
int qualified(p, n) const char *p; const int n; { return p[n]; }

int main() {
  int list[3];
  list[0] = 1, list[1] = 20, list[2] = 300;
  printf("%d\n", chars('A', 'B'));
  printf("%d\n", chars(300, -1));
  printf("%d %d\n", shorts(70000), shorts(-70000));
  printf("%d\n", unsigned_chars(-1));
  printf("%d\n", floats(1.26, 2.5f));
  printf("%ld\n", mixed('\1', 1L << 35, 2.9, 3.9, 65535));
  printf("%d\n", bools(1));
  printf("%d\n", sized('a', 1.0));
  printf("%d\n", arrays(list, 3));
  printf("%d\n", functions(letter));
  printf("%c\n", qualified("xyz", 2));
  int (*old)() = chars;
  printf("%d\n", old(1, 2));
  return functions(letter);
}
