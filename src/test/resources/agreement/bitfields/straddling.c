// Fields never straddle their type's unit unless packed.
#include <stdio.h>
#include <string.h>

struct ints { unsigned a : 20, b : 20, c : 20; };
struct shorts { unsigned short a : 9, b : 9, c : 9; };
struct chars { unsigned char a : 5, b : 5, c : 5; };
struct longs { unsigned long a : 40, b : 30, c : 20; };
struct tight { unsigned a : 20, b : 20, c : 20; } __attribute__((packed));
struct tight_chars { unsigned char a : 5, b : 5, c : 5; } __attribute__((packed));
struct tight_longs { unsigned long a : 63, b : 63, c : 2; } __attribute__((packed));
struct mixed { unsigned char a : 4; unsigned b : 28; unsigned short c : 10; };

static void dump(const char *name, const void *p, size_t n) {
  const unsigned char *b = p;
  printf("%-12s %2zu:", name, n);
  for (size_t i = 0; i < n; i++) printf(" %02x", b[i]);
  putchar('\n');
}

#define TRY(type)                                                                   \
  do {                                                                              \
    struct type v;                                                                  \
    memset(&v, 0, sizeof v);                                                        \
    v.a = ~0;                                                                       \
    v.c = ~0;                                                                       \
    dump(#type, &v, sizeof v);                                                      \
    v.b = 0x5a5a5a5a5a5a5a5aUL;                                                     \
    v.a = v.c = 0;                                                                  \
    dump(#type, &v, sizeof v);                                                      \
    printf("%llx %d %d\n", (unsigned long long)v.b, (int)v.a, (int)v.c);            \
  } while (0)

int main(void) {
  TRY(ints);
  TRY(shorts);
  TRY(chars);
  TRY(longs);
  TRY(tight);
  TRY(tight_chars);
  TRY(tight_longs);
  TRY(mixed);
  struct tight list[3] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}};
  printf("%zu %d %d\n", sizeof list, list[1].b, list[2].c);
  return sizeof(struct tight_longs);
}
