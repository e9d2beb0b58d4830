// Linear, binary and interpolation search; lower and upper bounds.
#include <stdio.h>

static int binary(const int *a, int n, int key, int *steps) {
  int low = 0, high = n - 1;
  *steps = 0;
  while (low <= high) {
    ++*steps;
    int middle = low + (high - low) / 2;
    if (a[middle] == key) return middle;
    if (a[middle] < key) low = middle + 1;
    else high = middle - 1;
  }
  return -low - 1;
}

static int lower_bound(const int *a, int n, int key) {
  const int *p = a;
  while (n > 0) {
    int half = n / 2;
    if (p[half] < key) p += half + 1, n -= half + 1;
    else n = half;
  }
  return (int)(p - a);
}

static int interpolation(const int *a, int n, int key) {
  int low = 0, high = n - 1;
  while (low <= high && key >= a[low] && key <= a[high]) {
    if (a[low] == a[high]) return a[low] == key ? low : -1;
    int at = low + (int)((long)(key - a[low]) * (high - low) / (a[high] - a[low]));
    if (a[at] == key) return at;
    if (a[at] < key) low = at + 1;
    else high = at - 1;
  }
  return -1;
}

static int sentinel(int *a, int n, int key) {
  int saved = a[n - 1], i = 0;
  a[n - 1] = key;
  while (a[i] != key) i++;
  a[n - 1] = saved;
  return i < n - 1 || saved == key ? i : -1;
}

int main(void) {
  int a[] = {-20, -3, 0, 4, 4, 4, 9, 15, 27, 100};
  int n = sizeof a / sizeof *a, steps, found = 0;
  for (int key = -21; key <= 101; key += 12) {
    int at = binary(a, n, key, &steps);
    printf("%d: %d (%d) %d %d %d\n", key, at, steps, lower_bound(a, n, key),
        interpolation(a, n, key),
           sentinel(a, n, key));
    found += at >= 0;
  }
  printf("%d %d\n", lower_bound(a, n, 4), lower_bound(a, n, 5));
  return found + lower_bound(a, n, 50);
}
