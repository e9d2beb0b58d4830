// A sorting network checked on all 0-1 inputs, comb, gnome, cocktail and cycle sort.
#include <stdio.h>
#include <string.h>

static int swaps;
static void order(int *a, int *b) {
  if (*a > *b) {
    int t = *a;
    *a = *b;
    *b = t;
    swaps++;
  }
}

static void network(int *a) {
  static const unsigned char pairs[][2] = {{0, 1}, {2, 3}, {0, 2}, {1, 3}, {1, 2}};
  for (int i = 0; i < 5; i++) order(&a[pairs[i][0]], &a[pairs[i][1]]);
}

static void comb(int *a, int n) {
  for (int gap = n, before = -1; gap > 1 || swaps != before;) {
    before = swaps;
    if (gap > 1) gap = gap * 10 / 13;
    for (int i = 0; i + gap < n; i++) order(&a[i], &a[i + gap]);
  }
}

static void gnome(int *a, int n) {
  for (int i = 1; i < n;) {
    int before = swaps;
    order(&a[i - 1], &a[i]);
    i = swaps == before || i == 1 ? i + 1 : i - 1;
  }
}

static void cocktail(int *a, int n) {
  for (int low = 0, high = n - 1; low < high; low++, high--) {
    for (int i = low; i < high; i++) order(&a[i], &a[i + 1]);
    for (int i = high; i > low; i--) order(&a[i - 1], &a[i]);
  }
}

static void odd_even(int *a, int n) {
  for (int round = 0; round < n; round++)
    for (int i = round % 2; i + 1 < n; i += 2) order(&a[i], &a[i + 1]);
}

int main(void) {
  int wrong = 0;
  for (int bits = 0; bits < 16; bits++) {
    int a[4] = {bits & 1, bits >> 1 & 1, bits >> 2 & 1, bits >> 3};
    network(a);
    wrong += a[0] > a[1] || a[1] > a[2] || a[2] > a[3];
  }
  printf("network wrong %d\n", wrong);
  void (*sorts[])(int *, int) = {comb, gnome, cocktail, odd_even};
  int total = 0;
  for (int s = 0; s < 4; s++) {
    int a[15];
    for (int i = 0; i < 15; i++) a[i] = i * 8 % 15 - 3;
    swaps = 0;
    sorts[s](a, 15);
    for (int i = 0; i < 15; i++) printf("%d ", a[i]);
    printf("swaps %d\n", swaps);
    total += swaps;
  }
  return total & 0xff;
}
