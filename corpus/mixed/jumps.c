/* goto, fall-through, loops with odd exits. */
#include <stdlib.h>

/* Two buffers, or none. */
int two_buffers(size_t n) {
  int result = -1;
  char *a = NULL, *b = NULL;
  if (n == 0 || n > 64) goto out;
  a = malloc(n);
  if (a == NULL) goto out;
  b = malloc(n);
  if (b == NULL) goto release;
  if (a == b) goto release; // infeasible: 9:T - two blocks that are both in use
  a[0] = b[0] = 1;
  result = a[0] + b[0];
  free(b);
release:
  free(a);
out:
  return result;
}

/* A loop that is made of jumps. */
int jump_sum(int n) {
  int i = 0, sum = 0;
  if (n > 6) goto refuse;
again:
  if (i >= n) goto done;
  sum += i;
  if (sum == 3) goto skip;
  i++;
  goto again;
skip:
  i += 2;
  if (sum > 3) goto refuse; // infeasible: 9:T - only 3 leads here
  goto again;
done:
  return sum;
refuse:
  return -1;
}

/* Copies the first n of at most 8 characters, unrolled in fours. */
int unrolled(const char *from, char *to, int n) {
  int i = 0;
  if (n < 0 || n > 8) return -1;
  int rounds = n / 4;
  switch (n % 4) { // infeasible: 5:default - n is not negative
    case 0:
      while (rounds-- > 0) {
        to[i] = from[i];
        i++;
        /* fall through */
        case 3:
          to[i] = from[i];
          i++;
          /* fall through */
        case 2:
          to[i] = from[i];
          i++;
          /* fall through */
        case 1:
          to[i] = from[i];
          i++;
      }
  }
  return i;
}

/* Looks for a number in a grid and leaves both loops at once. */
int find_in_grid(int grid[3][3], int wanted) {
  int y, x;
  for (y = 0; y < 3; y++) {
    for (x = 0; x < 3; x++) {
      if (grid[y][x] == wanted) goto found;
      if (grid[y][x] < 0) break;
    }
  }
  return -1;
found:
  if (x == 3) return -2; // infeasible: 10:T - found inside the inner loop
  return 3 * y + x;
}
