/* Marks in memory, by which one thing after the other is dealt with. */
#define MOST 4

struct tour {
  int wish[MOST];
  int done[MOST];
  int cost[MOST];
};

/* The one that is wished for if it is free, else any, -1 without any. */
static int next(const struct tour *t, int size) {
  int found = -1;
  for (int i = 0; i < size; i++) {
    if (t->done[i]) continue;
    if (found == -1 || t->wish[i] > t->wish[found]) found = i;
  }
  return found;
}

int all(struct tour *t, int size) {
  if (size < 1 || size > MOST) return -1;
  for (int i = 0; i < size; i++) t->done[i] = 0;
  int count = 0;
  int at = next(t, size);
  if (at == -1) return -2; // infeasible: 9:T - one is free
  while (at != -1) {
    t->done[at] = 1;
    t->cost[at] = count++;
    at = next(t, size);
    if (count > size) return -3; // infeasible: 15:T - each is visited once
  }
  if (count < 1) return -4; // infeasible: 17:T - one was free
  return count;
}

int again(struct tour *t, int size) {
  if (size < 1 || size > MOST) return -1;
  for (int i = 0; i < size; i++) t->done[i] = 0;
  int count = 0;
  int at = next(t, size);
  while (at != -1) {
    t->done[at] = t->cost[at] <= 0;
    t->cost[at]--;
    count++;
    at = next(t, size);
    if (count > size) return -3;
  }
  return count;
}

int start(struct tour *t, int size, int first) {
  if (size < 1 || size > MOST || first < 0 || first >= size) return -1;
  for (int i = 0; i < size; i++) t->cost[i] = 100;
  t->cost[first] = 0;
  for (int i = 0; i < size; i++) // infeasible: 9:F - the first one costs nothing
    if (t->cost[i] < 100) return i;
  return -2;
}

int main(void) {
  struct tour t = {{3, 1, 4, 1}, {0, 0, 0, 0}, {0, 0, 0, 0}};
  struct tour u = {{1, 2, 3, 4}, {0, 0, 0, 0}, {2, 2, 2, 2}};
  struct tour v = {{2, 2, 2, 2}, {1, 1, 1, 1}, {0, 0, 0, 0}};
  int sum = all(&t, 0) + all(&t, 5) + all(&t, 1) + all(&t, 3);
  sum += again(&t, 0) + again(&t, 5) + again(&v, 2) + again(&u, 3);
  sum += start(&t, 0, 0) + start(&t, 5, 0) + start(&t, 2, -1) + start(&t, 2, 2) + start(&t, 3, 1);
  return sum & 1;
}
