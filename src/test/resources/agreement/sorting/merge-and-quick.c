// Bottom-up merge sort, three-way quicksort and quickselect.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void merge_sort(int *a, int n) {
  int *other = malloc(n * sizeof *other);
  for (int width = 1; width < n; width *= 2) {
    for (int low = 0; low < n; low += 2 * width) {
      int middle = low + width < n ? low + width : n;
      int high = low + 2 * width < n ? low + 2 * width : n;
      for (int i = low, j = middle, k = low; k < high; k++)
        other[k] = i < middle && (j >= high || a[i] <= a[j]) ? a[i++] : a[j++];
    }
    memcpy(a, other, n * sizeof *a);
  }
  free(other);
}

static void swap(int *a, int *b) { int t = *a; *a = *b; *b = t; }

static void quick_sort(int *a, int n) {
  while (n > 1) {
    int pivot = a[n / 2], less = 0, at = 0, more = n;
    while (at < more)
      if (a[at] < pivot) swap(&a[less++], &a[at++]);
      else if (a[at] > pivot) swap(&a[at], &a[--more]);
      else at++;
    quick_sort(a, less);
    a += more;
    n -= more;
  }
}

static int select_nth(int *a, int n, int k) {
  int low = 0, high = n - 1;
  while (low < high) {
    int pivot = a[(low + high) / 2], i = low, j = high;
    while (i <= j) {
      while (a[i] < pivot) i++;
      while (a[j] > pivot) j--;
      if (i <= j) swap(&a[i++], &a[j--]);
    }
    if (k <= j) high = j;
    else if (k >= i) low = i;
    else break;
  }
  return a[k];
}

int main(void) {
  int original[50], a[50], b[50], c[50], wrong = 0;
  unsigned x = 7;
  for (int i = 0; i < 50; i++) original[i] = (int)((x = x * 1103515245u + 12345u) >> 16) % 40 - 10;
  for (int n = 1; n <= 50; n += 7) {
    memcpy(a, original, sizeof a), memcpy(b, original, sizeof b);
    merge_sort(a, n), quick_sort(b, n);
    wrong += memcmp(a, b, n * sizeof *a) != 0;
    for (int k = 0; k < n; k += 3)
      memcpy(c, original, sizeof c), wrong += select_nth(c, n, k) != a[k];
    printf("%d: %d..%d median %d\n", n, a[0], a[n - 1], a[n / 2]);
  }
  printf("wrong %d\n", wrong);
  for (int i = 0; i < 50; i += 5) printf("%d ", a[i]);
  putchar('\n');
  return a[25] + 20;
}
