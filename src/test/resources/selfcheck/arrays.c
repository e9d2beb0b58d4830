/* Arrays, matrices, pointer arithmetic. */
#include <stddef.h>

struct pair {
  int key, value;
};

int find_first(const int *a, int n, int wanted) {
  for (int i = 0; i < n; i++) {
    if (a[i] == wanted) return i;
  }
  return -1;
}

int binary_search(const int *a, int n, int key) {
  int low = 0, high = n - 1;
  while (low <= high) {
    int middle = low + (high - low) / 2;
    if (a[middle] == key) return middle;
    if (a[middle] < key)
      low = middle + 1;
    else
      high = middle - 1;
  }
  return -1;
}

void reverse_in_place(int *first, int *last) {
  while (first < last) {
    int t = *first;
    *first++ = *last;
    *last-- = t;
  }
}

int majority(const int *a, int n) {
  int candidate = 0, count = 0;
  for (int i = 0; i < n; i++) {
    if (count == 0) {
      candidate = a[i];
      count = 1;
    } else if (a[i] == candidate)
      count++;
    else
      count--;
  }
  return candidate;
}

int saddle(int m[3][3]) {
  for (int i = 0; i < 3; i++) {
    int least = 0;
    for (int j = 1; j < 3; j++)
      if (m[i][j] < m[i][least]) least = j;
    if (m[(i + 1) % 3][least] < m[i][least]) return i;
  }
  return -1;
}

int trace_is_zero(int (*m)[2], int n) {
  int trace = 0;
  for (int i = 0; i < n && i < 2; i++) trace += m[i][i];
  if (trace == 0) return 1;
  return 0;
}

int partition(int *a, int n) {
  int i = 0;
  for (int j = 1; j < n; j++) {
    if (a[j] < a[0]) {
      int t = a[++i];
      a[i] = a[j];
      a[j] = t;
    }
  }
  return i;
}

int lookup_pair(struct pair *p, int n, int key) {
  struct pair *end = p + n;
  for (; p < end; p++)
    if (p->key == key) return p->value;
  return 0;
}

int distance(int *a, int *b) {
  if (a == b) return 0;
  if (b - a > 2) return 1;
  if (b > a) return 2;
  return 3;
}

int permuted(const int *index, const int *a, int n) {
  int sum = 0;
  for (int i = 0; i < n; i++) {
    if (index[i] < 0 || index[i] >= n) return -1;
    sum += a[index[i]];
    if (sum > 5) return i;
  }
  return sum;
}

int counts(const unsigned char *bytes, int n) {
  int histogram[4] = {0};
  int peak = 0;
  for (int i = 0; i < n; i++) {
    if (bytes[i] > 3) return -1;
    if (++histogram[bytes[i]] > histogram[peak]) peak = bytes[i];
  }
  return peak;
}

int before_use(int *p, int *q) {
  if (*p != 1 || *q == 1) return 0;
  if (p < q) return 1;
  return q - p == -2 ? 2 : 3;
}

int window(const int *from, const int *to, const int *mark) {
  int first = *from, last = *to;
  if (*mark == first) return 1;
  if (mark >= from && mark <= to) return last;
  return -1;
}
