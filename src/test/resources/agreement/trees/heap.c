// A binary heap in an array: push, pop, heapify, heap sort, the k largest.
#include <stdio.h>

enum { CAPACITY = 32 };
struct heap { int item[CAPACITY], size; };

static void swap(int *a, int *b) { int t = *a; *a = *b; *b = t; }

static void up(struct heap *h, int i) {
  while (i > 0 && h->item[i] < h->item[(i - 1) / 2]) {
    swap(&h->item[i], &h->item[(i - 1) / 2]);
    i = (i - 1) / 2;
  }
}

static void down(int *a, int n, int i) {
  for (;;) {
    int least = i, l = 2 * i + 1, r = l + 1;
    if (l < n && a[l] < a[least]) least = l;
    if (r < n && a[r] < a[least]) least = r;
    if (least == i) return;
    swap(&a[i], &a[least]);
    i = least;
  }
}

static int push(struct heap *h, int v) {
  if (h->size == CAPACITY) return 0;
  h->item[h->size++] = v;
  up(h, h->size - 1);
  return 1;
}

static int pop(struct heap *h) {
  int top = h->item[0];
  h->item[0] = h->item[--h->size];
  down(h->item, h->size, 0);
  return top;
}

static int is_heap(const int *a, int n) {
  for (int i = 1; i < n; i++)
    if (a[i] < a[(i - 1) / 2]) return 0;
  return 1;
}

int main(void) {
  struct heap h = {.size = 0};
  unsigned x = 17;
  int pushed = 0;
  for (int i = 0; i < 40; i++) pushed += push(&h, (int)((x = x * 75 + 74) % 65537 % 100));
  printf("%d %d %d\n", pushed, h.size, is_heap(h.item, h.size));
  for (int i = 0; i < 8; i++) printf("%d ", pop(&h));
  printf("| %d\n", is_heap(h.item, h.size));
  int sorted = 1, last = -1, count = 0;
  while (h.size) {
    int v = pop(&h);
    sorted &= v >= last;
    last = v;
    count++;
  }
  printf("%d %d %d\n", sorted, count, last);
  int a[] = {9, 4, 7, 1, -2, 6, 5, 3};
  for (int i = 3; i >= 0; i--) down(a, 8, i);
  printf("%d:", is_heap(a, 8));
  for (int n = 8; n > 1; n--) {
    swap(&a[0], &a[n - 1]);
    down(a, n - 1, 0);
  }
  for (int i = 0; i < 8; i++) printf(" %d", a[i]);
  putchar('\n');
  return last;
}
