// sscanf: counts of assignments, positions, lengths, hexadecimal floats, sets.
#include <stdio.h>
#include <string.h>

static int parse_date(const char *s, int *y, int *m, int *d) {
  int used = -1;
  if (sscanf(s, "%4d-%2d-%2d%n", y, m, d, &used) != 3) return 0;
  return used == (int)strlen(s);
}

int main(void) {
  int y, m, d;
  const char *dates[] = {"2024-02-29", "2024-2-9", "2024-02", "x", "2024-02-29z", ""};
  for (int i = 0; i < 6; i++) printf("%d ", parse_date(dates[i], &y, &m, &d));
  printf("\n%d\n", sscanf("", "%d", &d));
  printf("%d\n", sscanf("  ", "%d", &d));
  printf("%d\n", sscanf("abc", "%d", &d));
  signed char hh;
  short h;
  long long ll;
  size_t z;
  printf("%d ", sscanf("-5 300 123456789012 77", "%hhd %hd %lld %zu", &hh, &h, &ll, &z));
  printf("%d %d %lld %zu\n", hh, h, ll, z);
  double a, b, c;
  printf("%d ", sscanf("0x1.8p3 inf .5e1", "%lf %lf %lf", &a, &b, &c));
  printf("%g %g %g\n", a, b, c);
  long double big;
  printf("%d ", sscanf("1.5e300", "%Lf", &big));
  printf("%Lg\n", big);
  char key[16], value[16], rest[16];
  printf("%d ", sscanf("name = some text", "%15[^= ] = %15s %15s", key, value, rest));
  printf("%s %s %s\n", key, value, rest);
  printf("%d ", sscanf("[inside]", "[%15[^]]]", key));
  printf("%s\n", key);
  printf("%d ", sscanf("a-b-c", "%1[a-]%1[-a]%s", key, value, rest));
  printf("%s %s %s\n", key, value, rest);
  unsigned r, g, bl;
  printf("%d ", sscanf("#ff8000", "#%2x%2x%2x", &r, &g, &bl));
  printf("%u %u %u\n", r, g, bl);
  int n1 = -1, n2 = -1;
  printf("%d ", sscanf("12 34x", "%d%n %d%n", &y, &n1, &m, &n2));
  printf("%d %d\n", n1, n2);
  char c1, c2;
  printf("%d ", sscanf("a b", "%c%c", &c1, &c2));
  printf("[%c][%c]\n", c1, c2);
  printf("%d ", sscanf("allocated", "%1s%*3s%3s", key, value));
  printf("%s %s\n", key, value);
  printf("%d\n", sscanf("5 apples", "%d oranges%n", &y, &n1));
  return (int)(r + g) & 0xff;
}
