// Empty parameter lists, default int in odd places, old constants.
#include <stdio.h>

static limit = 10;
const step = 3;
unsigned mask = 0xF;
extern external;
register_like(a) register a; { return a << 1; }

int no_prototype();
double real_result();
static (*handler)();

int no_prototype(a, b, c)
{
  return a + b * c;
}

double real_result(n)
{
  return n / 4.0;
}

int *pointer_result(p) int *p; { return p + 1; }
struct pair { int a, b; } struct_result(a, b) { struct pair p; p.a = b; p.b = a; return p; }

main()
{
  auto total = 0;
  register i;
  static calls;
  for (i = 0; i < limit; i += step) total += i, calls++;
  printf("%d %d %u\n", total, calls, mask);
  printf("%d\n", no_prototype(1, 2, 3));
  printf("%.2f\n", real_result(5));
  handler = no_prototype;
  printf("%d\n", (*handler)(2, 3, 4));
  handler = register_like;
  printf("%d\n", handler(21));
  int list[2];
  list[0] = 5, list[1] = 6;
  printf("%d\n", *pointer_result(list));
  printf("%d %d\n", struct_result(7, 8).a, struct_result(7, 8).b);
  printf("%d\n", external);
  return total;
}

external = 99;
