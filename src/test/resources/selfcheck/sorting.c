/* Sorting arrays and lists. */
#include <stddef.h>

struct record {
  int key;
  struct record *next;
};

void insertion(int *a, int n) {
  for (int i = 1; i < n; i++) {
    int v = a[i], j = i;
    while (j > 0 && a[j - 1] > v) {
      a[j] = a[j - 1];
      j--;
    }
    a[j] = v;
  }
}

void selection(int *a, int n) {
  for (int i = 0; i + 1 < n; i++) {
    int least = i;
    for (int j = i + 1; j < n; j++)
      if (a[j] < a[least]) least = j;
    if (least != i) {
      int t = a[i];
      a[i] = a[least];
      a[least] = t;
    }
  }
}

void sift_down(int *a, int n, int at) {
  for (;;) {
    int child = 2 * at + 1;
    if (child >= n) break;
    if (child + 1 < n && a[child + 1] > a[child]) child++;
    if (a[at] >= a[child]) break;
    int t = a[at];
    a[at] = a[child];
    a[child] = t;
    at = child;
  }
}

struct record *sort_list(struct record *r) {
  struct record *sorted = NULL;
  while (r) {
    struct record *next = r->next, **at = &sorted;
    while (*at && (*at)->key < r->key) at = &(*at)->next;
    r->next = *at;
    *at = r;
    r = next;
  }
  return sorted;
}

int merge_halves(const int *a, int n, const int *b, int m, int *out) {
  int i = 0, j = 0, k = 0;
  if (n > 3 || m > 3) return -1;
  while (i < n && j < m) {
    if (a[i] <= b[j])
      out[k++] = a[i++];
    else
      out[k++] = b[j++];
  }
  while (i < n) out[k++] = a[i++];
  while (j < m) out[k++] = b[j++];
  return k;
}

void bubble_pointers(struct record **r, int n) {
  int swapped;
  do {
    swapped = 0;
    for (int i = 0; i + 1 < n; i++)
      if (r[i]->key > r[i + 1]->key) {
        struct record *t = r[i];
        r[i] = r[i + 1];
        r[i + 1] = t;
        swapped = 1;
      }
    n--;
  } while (swapped);
}

void counting(unsigned char *a, int n) {
  int count[3] = {0, 0, 0}, at = 0;
  for (int i = 0; i < n; i++) {
    if (a[i] > 2) return;
    count[a[i]]++;
  }
  for (int v = 0; v < 3; v++)
    while (count[v]-- > 0) a[at++] = (unsigned char)v;
}

int quick(int *a, int low, int high) {
  int i = low, j = high, pivot;
  if (low >= high) return 0;
  pivot = a[low];
  while (i <= j) {
    while (a[i] < pivot) i++;
    while (a[j] > pivot) j--;
    if (i <= j) {
      int t = a[i];
      a[i++] = a[j];
      a[j--] = t;
    }
  }
  return 1 + quick(a, low, j) + quick(a, i, high);
}
