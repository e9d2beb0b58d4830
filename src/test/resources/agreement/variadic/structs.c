// Structs of every class through the dots.
#include <stdarg.h>
#include <stdio.h>

struct ints { int a, b, c; };
struct doubles { double x, y; };
struct both { long l; double d; };
struct one { char c; };
struct big { char text[40]; int n; };
struct floats { float a, b, c; };

static void show(const char *kinds, ...) {
  va_list ap;
  va_start(ap, kinds);
  for (; *kinds; kinds++) switch (*kinds) {
      case 'i': {
        struct ints v = va_arg(ap, struct ints);
        printf("i(%d %d %d) ", v.a, v.b, v.c);
        break;
      }
      case 'd': {
        struct doubles v = va_arg(ap, struct doubles);
        printf("d(%g %g) ", v.x, v.y);
        break;
      }
      case 'b': {
        struct both v = va_arg(ap, struct both);
        printf("b(%ld %g) ", v.l, v.d);
        break;
      }
      case 'o': printf("o(%c) ", va_arg(ap, struct one).c); break;
      case 'B': {
        struct big v = va_arg(ap, struct big);
        printf("B(%s %d) ", v.text, v.n);
        break;
      }
      case 'f': printf("f(%g) ", va_arg(ap, struct floats).c); break;
      case 'n': printf("%d ", va_arg(ap, int)); break;
      case 'r': printf("%g ", va_arg(ap, double)); break;
    }
  va_end(ap);
  putchar('\n');
}

int main(void) {
  struct ints i = {1, 2, 3};
  struct doubles d = {0.5, 1.5};
  struct both b = {7, 0.25};
  struct one o = {'o'};
  struct big g = {"a large structure", 99};
  struct floats f = {1, 2, 3.5f};
  show("i", i);
  show("dbo", d, b, o);
  show("BnB", g, 5, g);
  show("nninniin", 1, 2, i, 3, 4, i, i, 5);
  show("rrrrrrrdrr", 1., 2., 3., 4., 5., 6., 7., d, 8., 9.);
  show("bbbbbbb", b, b, b, b, b, b, b);
  show("ffffff", f, f, f, f, f, f);
  show("oooooooo", o, o, o, o, o, o, o, o);
  g.n = 1;
  i.a = 100;
  show("Bi", g, i);
  return i.a;
}
