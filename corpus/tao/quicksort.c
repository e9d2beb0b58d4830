/*
 * quicksort: sorts numbers in place. Pointers to the
 * elements and indices that depend on the values.
 */
#include <stdio.h>

#define MOST 6

static int limit = MOST;

void swap(int *a, int *b)
{
  int saved;

  if (a == b)
    return;
  saved = *a;
  *a = *b;
  *b = saved;
}

/* Where the pivot, the last element, comes to stand. */
int partition(int a[], int low, int high)
{
  int pivot;
  int border;
  int i;

  pivot = a[high];
  border = low;
  for (i = low; i < high; i++) {
    if (a[i] < pivot) {
      swap(&a[i], &a[border]);
      border = border + 1;
    }
  }
  swap(&a[border], &a[high]);
  return border;
}

void quicksort(int a[], int low, int high)
{
  int middle;

  if (low >= high)
    return;
  if (high - low == 1) {
    if (a[low] > a[high])
      swap(&a[low], &a[high]);
    return;
  }
  middle = partition(a, low, high);
  quicksort(a, low, middle - 1);
  quicksort(a, middle + 1, high);
}

/* 1 if the elements are in order. */
int in_order(const int *a, int n)
{
  const int *p;

  if (n < 2)
    return 1;
  for (p = a + 1; p < a + n; p++)
    if (*p < p[-1])
      return 0;
  return 1;
}

int main(void)
{
  int a[MOST];
  int n;
  int i;

  n = 0;
  while (n < limit && n < MOST) {
    if (scanf("%d", &a[n]) != 1)
      break;
    n = n + 1;
  }
  if (n == 0) {
    printf("nothing\n");
    return 1;
  }
  if (in_order(a, n))
    printf("already ");
  else
    quicksort(a, 0, n - 1);
  printf("sorted:");
  for (i = 0; i < n; i++)
    printf(" %d", a[i]);
  printf("\n");
  return 0;
}
