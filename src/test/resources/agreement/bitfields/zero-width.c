// Unnamed fields pad, a zero width starts the next unit.
#include <stdio.h>
#include <string.h>

struct plain { unsigned a : 3, b : 5; };
struct padded { unsigned a : 3, : 5, b : 5; };
struct split { unsigned a : 3; unsigned : 0; unsigned b : 5; };
struct chars { unsigned char a : 3; unsigned char : 0; unsigned char b : 5; };
struct mixed { char c; unsigned : 0; char d; };
struct longs { unsigned a : 20; unsigned long : 0; unsigned b : 1; };
struct end { unsigned a : 1; unsigned : 0; };

static void dump(const char *name, const void *p, size_t n) {
  const unsigned char *b = p;
  printf("%-7s %zu:", name, n);
  for (size_t i = 0; i < n; i++) printf(" %02x", b[i]);
  putchar('\n');
}

#define TRY(type)              \
  do {                         \
    struct type v;             \
    memset(&v, 0, sizeof v);   \
    v.a = 5;                   \
    v.b = 17;                  \
    dump(#type, &v, sizeof v); \
  } while (0)

int main(void) {
  TRY(plain);
  TRY(padded);
  TRY(split);
  TRY(chars);
  TRY(longs);
  struct mixed m;
  memset(&m, 0, sizeof m);
  m.c = 1;
  m.d = 2;
  dump("mixed", &m, sizeof m);
  struct end e;
  memset(&e, 0, sizeof e);
  e.a = 1;
  dump("end", &e, sizeof e);
  struct padded init = {1, 2};
  printf("%u %u\n", init.a, init.b);
  struct split list[2] = {{1, 2}, {3, 4}};
  printf("%u %u %u\n", list[0].b, list[1].a, list[1].b);
  return sizeof(struct split) + sizeof(struct longs);
}
