// Five ways to sort the same numbers, counting comparisons.
#include <stdio.h>
#include <string.h>

enum { N = 12 };
static int comparisons;

static int less(int a, int b) { comparisons++; return a < b; }
static void swap(int *a, int *b) { int t = *a; *a = *b; *b = t; }

static void bubble(int a[], int n) {
  for (int again = 1; again;) {
    again = 0;
    for (int i = 1; i < n; i++)
      if (less(a[i], a[i - 1])) swap(&a[i], &a[i - 1]), again = 1;
  }
}

static void insertion(int a[], int n) {
  for (int i = 1; i < n; i++)
    for (int j = i; j > 0 && less(a[j], a[j - 1]); j--) swap(a + j, a + j - 1);
}

static void selection(int a[], int n) {
  for (int i = 0; i < n; i++) {
    int best = i;
    for (int j = i + 1; j < n; j++)
      if (less(a[j], a[best])) best = j;
    if (best != i) swap(&a[i], &a[best]);
  }
}

static void shell(int a[], int n) {
  for (int gap = n / 2; gap > 0; gap /= 2)
    for (int i = gap; i < n; i++)
      for (int j = i; j >= gap && less(a[j], a[j - gap]); j -= gap) swap(&a[j], &a[j - gap]);
}

static void quick(int a[], int n) {
  if (n < 2) return;
  int last = 0;
  swap(a, a + n / 2);
  for (int i = 1; i < n; i++)
    if (less(a[i], a[0])) swap(a + ++last, a + i);
  swap(a, a + last);
  quick(a, last);
  quick(a + last + 1, n - last - 1);
}

int main(void) {
  static const int original[N] = {31, -4, 15, 92, 6, -53, 58, 9, 7, 93, 0, 15};
  void (*sorts[])(int[], int) = {bubble, insertion, selection, shell, quick};
  for (int s = 0; s < 5; s++) {
    int a[N];
    memcpy(a, original, sizeof a);
    comparisons = 0;
    sorts[s](a, N);
    for (int i = 0; i < N; i++) printf("%d ", a[i]);
    printf("(%d)\n", comparisons);
  }
  return comparisons;
}
