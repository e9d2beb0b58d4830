// malloc, calloc, realloc, free, aligned_alloc and what they promise.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int all_zero(const unsigned char *p, size_t n) {
  while (n--)
    if (*p++) return 0;
  return 1;
}

int main(void) {
  unsigned char *zero = calloc(25, 4);
  printf("%d\n", all_zero(zero, 100));
  memset(zero, 7, 100);
  free(zero);
  int *a = malloc(4 * sizeof *a);
  for (int i = 0; i < 4; i++) a[i] = i * 11;
  a = realloc(a, 1000 * sizeof *a);
  printf("%d %d\n", a[1], a[3]);
  a[999] = 5;
  a = realloc(a, 2 * sizeof *a);
  printf("%d %d\n", a[0], a[1]);
  free(a);
  char *s = realloc(NULL, 6);
  strcpy(s, "fresh");
  puts(s);
  free(s);
  free(NULL);
  void *p = malloc(1), *q = malloc(1);
  printf("%d %d %d\n", p != q, (uintptr_t)p % 16 == 0, (uintptr_t)q % 16 == 0);
  free(p), free(q);
  void *aligned = aligned_alloc(256, 512);
  printf("%d\n", (uintptr_t)aligned % 256 == 0);
  free(aligned);
  void *posix = NULL;
  int refused = posix_memalign(&posix, 64, 100);
  printf("%d %d\n", refused, (uintptr_t)posix % 64 == 0);
  free(posix);
  void **table = malloc(20 * sizeof *table);
  for (int i = 0; i < 20; i++) {
    table[i] = malloc(i + 1);
    memset(table[i], 'a' + i, i + 1);
  }
  int sum = 0;
  for (int i = 0; i < 20; i += 2) free(table[i]);
  for (int i = 1; i < 20; i += 2) sum += ((char *)table[i])[i], free(table[i]);
  free(table);
  printf("%d\n", sum);
  char *copy = strdup("duplicate");
  copy[0] = 'D';
  puts(copy);
  free(copy);
  volatile size_t huge = (size_t)-1 / 2;
  printf("%d %d\n", malloc(huge) == NULL, calloc(huge, 4) == NULL);
  return sum & 0x7f;
}
