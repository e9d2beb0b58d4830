// memset, memcpy, memmove, memcmp, bzero and bcopy on ints, structs, overlaps.
#define _GNU_SOURCE
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

struct item { int id; char tag[4]; double weight; };

int main(void) {
  int a[6];
  memset(a, 0xff, sizeof a);
  printf("%d %d\n", a[0], a[5]);
  memset(a, 1, 3 * sizeof *a);
  printf("%x %x\n", a[2], a[3]);
  for (int i = 0; i < 6; i++) a[i] = i;
  memmove(a + 1, a, 5 * sizeof *a);
  for (int i = 0; i < 6; i++) printf("%d ", a[i]);
  putchar('\n');
  memmove(a, a + 2, 4 * sizeof *a);
  for (int i = 0; i < 6; i++) printf("%d ", a[i]);
  putchar('\n');
  struct item x = {1, "ab", 2.5}, y;
  memset(&y, 0, sizeof y);
  memcpy(&y, &x, sizeof x);
  printf("%d %s %g\n", y.id, y.tag, y.weight);
  struct item list[3];
  for (int i = 0; i < 3; i++) memcpy(&list[i], &x, sizeof x), list[i].id = i;
  memmove(&list[0], &list[1], 2 * sizeof *list);
  printf("%d %d %d\n", list[0].id, list[1].id, list[2].id);
  bzero(&y, sizeof y);
  printf("%d %g\n", y.id, y.weight);
  bcopy(&x, &y, sizeof x);
  printf("%s\n", y.tag);
  char bytes[8];
  uint64_t v = 0x0102030405060708;
  memcpy(bytes, &v, 8);
  printf("%d %d\n", bytes[0], bytes[7]);
  uint32_t half;
  memcpy(&half, bytes + 2, 4);
  printf("%x\n", half);
  int *p = &a[2], *q;
  memcpy(&q, &p, sizeof p);
  printf("%d\n", *q == a[2]);
  printf("%d\n", memcpy(bytes, "x", 0) == bytes);
  double d[2] = {1.5, -1.5};
  printf("%d %d\n", memcmp(d, d, sizeof d), memcmp(&d[0], &d[1], sizeof *d) != 0);
  char swabbed[5] = {0};
  memcpy(swabbed, "badc", 4);
  for (int i = 0; i < 4; i += 2) {
    char t[2];
    memcpy(t, swabbed + i, 2);
    swabbed[i] = t[1], swabbed[i + 1] = t[0];
  }
  puts(swabbed);
  return (int)half & 0x7f;
}
