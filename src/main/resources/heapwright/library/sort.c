/*
 * stdlib.h: qsort and qsort_r. glibc 2.36 sorts by merging, so that equal elements keep their order
 * and a comparison function that contradicts itself still gives a definite result. The comparisons
 * here come in the same sequence, about the same addresses.
 */

typedef unsigned long size_t;
typedef int comparison(const void *left, const void *right);
typedef int comparison_with_argument(const void *left, const void *right, void *argument);

extern void *__hw_allocate(size_t size);
extern void free(void *block);
extern void *memcpy(void *target, const void *source, size_t size);

/* Elements longer than this stay where they are while pointers to them are sorted. */
enum { LARGEST_MOVED = 32 };

static const size_t MOST_BYTES = -1UL >> 1;

struct order {
  comparison_with_argument *compare;
  void *argument;
  size_t size;
};

/* Merges two neighbouring sorted runs by way of the spare room. */
static void merge(
    char *left, size_t left_count, size_t right_count, char *spare, const struct order *order) {
  size_t size = order->size;
  char *first = left;
  char *right = left + left_count * size;
  char *to = spare;
  while (left_count > 0 && right_count > 0) {
    if (order->compare(left, right, order->argument) <= 0) {
      memcpy(to, left, size);
      left += size;
      left_count--;
    } else {
      memcpy(to, right, size);
      right += size;
      right_count--;
    }
    to += size;
  }
  if (left_count > 0) {
    memcpy(to, left, left_count * size);
    to += left_count * size;
  }
  /* What is left of the right run is in its place already. */
  memcpy(first, spare, (size_t)(to - spare));
}

static void merge_sort(char *base, size_t count, char *spare, const struct order *order) {
  if (count <= 1) {
    return;
  }
  size_t left_count = count / 2;
  size_t right_count = count - left_count;
  merge_sort(base, left_count, spare, order);
  merge_sort(base + left_count * order->size, right_count, spare, order);
  merge(base, left_count, right_count, spare, order);
}

static int compare_pointees(const void *left, const void *right, void *argument) {
  const struct order *order = argument;
  return order->compare(*(void *const *)left, *(void *const *)right, order->argument);
}

/* Room for as many bytes as the array has: where there is none, the array is not so large. */
static char *spare_room(char *base, size_t bytes) {
  char *spare = __hw_allocate(bytes);
  if (spare == 0) {
    base[bytes - 1] = base[0];
  }
  return spare;
}

static void sort_by_pointers(char *base, size_t count, struct order *order) {
  size_t size = order->size;
  char *sorted = spare_room(base, count * size);
  char **pointers = __hw_allocate(2 * count * sizeof(char *));
  for (size_t i = 0; i < count; i++) {
    pointers[i] = base + i * size;
  }
  struct order by_pointee = {compare_pointees, order, sizeof(char *)};
  merge_sort((char *)pointers, count, (char *)(pointers + count), &by_pointee);
  for (size_t i = 0; i < count; i++) {
    memcpy(sorted + i * size, pointers[i], size);
  }
  memcpy(base, sorted, count * size);
  free(sorted);
  free(pointers);
}

static void sort(char *base, size_t count, struct order order) {
  if (count <= 1 || order.size == 0) {
    return;
  }
  if (count > MOST_BYTES / order.size) {
    /* No array is as large as that. */
    base[MOST_BYTES] = base[0];
  } else if (order.size > LARGEST_MOVED) {
    sort_by_pointers(base, count, &order);
  } else {
    char *spare = spare_room(base, count * order.size);
    merge_sort(base, count, spare, &order);
    free(spare);
  }
}

void qsort_r(
    void *base, size_t count, size_t size, comparison_with_argument *compare, void *argument) {
  struct order order = {compare, argument, size};
  sort(base, count, order);
}

struct plain_comparison {
  comparison *compare;
};

static int call_plain(const void *left, const void *right, void *argument) {
  const struct plain_comparison *plain = argument;
  return plain->compare(left, right);
}

void qsort(void *base, size_t count, size_t size, comparison *compare) {
  struct plain_comparison plain = {compare};
  struct order order = {call_plain, &plain, size};
  sort(base, count, order);
}
