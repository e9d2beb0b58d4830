// Over-aligned members, types and variables.
#include <stdalign.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

struct a { char c; int i __attribute__((aligned(16))); char d; };
struct b { char c; } __attribute__((aligned(8)));
struct c { struct b one, two; char tail; };
struct d { alignas(32) char c; short s; };
typedef int wide_int __attribute__((aligned(64)));
struct e { char c; wide_int w; };
struct f { char c; long long l __attribute__((packed, aligned(2))); };
union u { char c[3]; short s; } __attribute__((aligned(4)));

static alignas(128) char buffer[5];
static char after __attribute__((aligned(4)));

static int aligned(const void *p, uintptr_t to) { return (uintptr_t)p % to == 0; }

int main(void) {
  printf("%zu %zu %zu\n", sizeof(struct a), alignof(struct a), offsetof(struct a, d));
  printf("%zu %zu\n", sizeof(struct b), alignof(struct b));
  printf("%zu %zu\n", sizeof(struct c), offsetof(struct c, tail));
  printf("%zu %zu %zu\n", sizeof(struct d), alignof(struct d), offsetof(struct d, s));
  printf("%zu %zu %zu\n", sizeof(struct e), alignof(struct e), offsetof(struct e, w));
  printf("%zu %zu %zu\n", sizeof(struct f), alignof(struct f), offsetof(struct f, l));
  printf("%zu %zu\n", sizeof(union u), alignof(union u));
  printf("%d %d\n", aligned(buffer, 128), aligned(&after, 4));

  struct a array[2] = {{1, 2, 3}, {4, 5, 6}};
  printf("%d %td\n", aligned(&array[1].i, 16), (char *)&array[1] - (char *)array);
  alignas(16) char local[3] = "ab";
  alignas(double) int odd = 5;
  printf("%d %d %d %s\n", aligned(local, 16), aligned(&odd, 8), odd, local);
  printf("%zu %zu %zu\n", alignof(max_align_t), __alignof__(double), __alignof__(array[0].i));
  struct f f = {'f', -1};
  f.l += 10;
  printf("%lld\n", f.l);
  return alignof(struct d);
}
