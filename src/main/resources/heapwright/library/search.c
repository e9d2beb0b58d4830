/* stdlib.h and search.h: finding an element of an array, by halves or from the front. */

typedef unsigned long size_t;
typedef int comparison(const void *key, const void *element);

extern void *memcpy(void *target, const void *source, size_t size);

/* Probes the elements that glibc probes: which of several equal ones is found depends on it. */
void *bsearch(
    const void *key, const void *base, size_t count, size_t size, comparison *compare) {
  size_t low = 0;
  size_t high = count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    const char *element = (const char *)base + middle * size;
    int outcome = compare(key, element);
    if (outcome < 0) {
      high = middle;
    } else if (outcome > 0) {
      low = middle + 1;
    } else {
      return (void *)element;
    }
  }
  return 0;
}

static void *find(
    const void *key, const void *base, size_t count, size_t size, comparison *compare) {
  const char *element = base;
  for (size_t i = 0; i < count; i++) {
    if (compare(key, element) == 0) {
      return (void *)element;
    }
    element += size;
  }
  return 0;
}

void *lfind(
    const void *key, const void *base, size_t *count, size_t size, comparison *compare) {
  return find(key, base, *count, size, compare);
}

/* Adds the key behind the last element where it is not found. */
void *lsearch(const void *key, void *base, size_t *count, size_t size, comparison *compare) {
  void *found = find(key, base, *count, size, compare);
  if (found != 0) {
    return found;
  }
  void *added = memcpy((char *)base + *count * size, key, size);
  *count += 1;
  return added;
}
