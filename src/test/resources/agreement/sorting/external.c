// Numbers from the input sorted in runs of four, then merged by a heap.
#include <stdio.h>

enum { RUN = 4, RUNS = 8 };
static int run[RUNS][RUN], size[RUNS], at[RUNS], runs;

static void sort(int *a, int n) {
  for (int i = 1; i < n; i++)
    for (int j = i; j > 0 && a[j - 1] > a[j]; j--) {
      int t = a[j];
      a[j] = a[j - 1];
      a[j - 1] = t;
    }
}

static int value(int r) { return run[r][at[r]]; }

static void down(int *heap, int n, int i) {
  for (int child; (child = 2 * i + 1) < n; i = child) {
    if (child + 1 < n && value(heap[child + 1]) < value(heap[child])) child++;
    if (value(heap[i]) <= value(heap[child])) break;
    int t = heap[i];
    heap[i] = heap[child];
    heap[child] = t;
  }
}

int main(void) {
  int n, count = 0, heap[RUNS], last = -1000000, sorted = 1;
  while (runs < RUNS && scanf("%d", &n) == 1) {
    run[runs][size[runs]++] = n;
    if (size[runs] == RUN) sort(run[runs], RUN), runs++;
  }
  if (runs < RUNS && size[runs]) sort(run[runs], size[runs]), runs++;
  for (int r = 0; r < runs; r++) {
    printf("run %d:", r);
    for (int i = 0; i < size[r]; i++) printf(" %d", run[r][i]);
    putchar('\n');
    heap[r] = r;
  }
  int live = runs;
  for (int i = live / 2; i-- > 0;) down(heap, live, i);
  while (live) {
    int r = heap[0], v = value(r);
    printf("%d ", v);
    sorted &= v >= last;
    last = v;
    count++;
    if (++at[r] == size[r]) heap[0] = heap[--live];
    down(heap, live, 0);
  }
  printf("\n%d %d\n", sorted, count);
  return count;
}
