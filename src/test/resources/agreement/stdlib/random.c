// rand and its relatives give the C library's own sequence for a seed.
#include <stdio.h>
#include <stdlib.h>

static void shuffle(int *a, int n) {
  for (int i = n - 1; i > 0; i--) {
    int j = rand() % (i + 1), t = a[i];
    a[i] = a[j];
    a[j] = t;
  }
}

int main(void) {
  for (int i = 0; i < 5; i++) printf("%d ", rand());
  putchar('\n');
  srand(1);
  printf("%d\n", rand());
  srand(42);
  for (int i = 0; i < 5; i++) printf("%d ", rand() % 100);
  putchar('\n');
  srand(0);
  int first = rand();
  srand(1);
  printf("%d\n", first == rand());
  srandom(7);
  printf("%ld ", random());
  printf("%d\n", rand());
  unsigned seed = 5;
  for (int i = 0; i < 4; i++) printf("%d ", rand_r(&seed));
  printf("%u\n", seed);
  srand(2024);
  int deck[10];
  for (int i = 0; i < 10; i++) deck[i] = i;
  shuffle(deck, 10);
  for (int i = 0; i < 10; i++) printf("%d ", deck[i]);
  putchar('\n');
  long sum = 0;
  for (int i = 0; i < 1000; i++) sum += rand() & 0xff;
  printf("%ld\n", sum);
  srand48(3);
  long whole = lrand48();
  printf("%.10f %ld\n", drand48(), whole);
  printf("%d\n", RAND_MAX == 2147483647);
  srand(99);
  return rand() % 256;
}
