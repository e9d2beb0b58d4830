/* Arrays of numbers. */
#include <limits.h>
#include <stddef.h>

/* The place of the largest, the first of several; -1 for none. */
int find_max(const int a[], int n) {
  if (n <= 0) return -1;
  int best = 0;
  for (int i = 1; i < n; i++) {
    if (a[i] > a[best]) best = i;
  }
  if (best >= n) return -2; // infeasible: 9:T - best is 0 or some i < n
  return best;
}

int binary_search(const int a[], int n, int key) {
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

/* Insertion sort; how many elements moved. */
int insertion_sort(int a[], size_t n) {
  int moves = 0;
  for (size_t i = 1; i < n; i++) {
    int x = a[i];
    size_t j = i;
    while (j > 0 && a[j - 1] > x) {
      a[j] = a[j - 1];
      j--;
      moves++;
    }
    a[j] = x;
  }
  return moves;
}

/* Keeps the first of each run of equal numbers; the new length. */
int squeeze(int a[], int n) {
  if (n <= 0) return 0;
  int kept = 1;
  for (int i = 1; i < n; i++) {
    if (a[i] != a[kept - 1]) a[kept++] = a[i];
  }
  return kept;
}

/* Rotates to the left by k; false if k is out of range. */
int rotate(int a[], int n, int k) {
  if (n <= 0 || k < 0 || k >= n) return 0;
  while (k-- > 0) {
    int first = a[0];
    for (int i = 1; i < n; i++) a[i - 1] = a[i];
    a[n - 1] = first;
  }
  return 1;
}

/* The largest sum of neighbours. */
int best_run(const short a[], int n) {
  int best = 0, here = 0;
  for (int i = 0; i < n; i++) {
    here += a[i];
    if (here < 0) here = 0;
    if (here > best) best = here;
  }
  if (best < here) return -1; // infeasible: 11:T - best follows here upwards
  return best;
}

/* The number that more than half of the array holds, INT_MIN if there is none. */
int majority(const int a[], int n) {
  int candidate = 0, votes = 0, count = 0;
  for (int i = 0; i < n; i++) {
    if (votes == 0) {
      candidate = a[i];
      votes = 1;
    } else if (a[i] == candidate) {
      votes++;
    } else {
      votes--;
    }
    if (votes < 0) return INT_MAX; // infeasible: 13:T - votes is lowered only from 1 or more
  }
  for (int i = 0; i < n; i++)
    if (a[i] == candidate) count++;
  return count > n / 2 ? candidate : INT_MIN;
}

/* Counts values 0..7 and tells the commonest; other values are left out. */
int mode8(const unsigned char a[], int n) {
  int seen[8] = {0};
  for (int i = 0; i < n; i++) {
    if (a[i] < 8) seen[a[i]]++;
  }
  int best = 0;
  for (int v = 1; v < 8; v++) {
    if (seen[v] > seen[best]) best = v;
  }
  if (seen[best] == 0) return -1;
  return best;
}

/* Whether the array is sorted upwards (1), downwards (2), constant (3) or none (0). */
int order(const int a[], int n) {
  int up = 1, down = 1;
  for (int i = 1; i < n; i++) {
    if (a[i] < a[i - 1]) up = 0;
    if (a[i] > a[i - 1]) down = 0;
  }
  if (up && down) return 3;
  if (up) return 1;
  return down ? 2 : 0;
}
