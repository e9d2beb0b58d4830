// Jumps out of nested loops, back into a block, forward over code.
#include <stdio.h>

static int search(int wanted) {
  int i, j, steps = 0;
  for (i = 1; i < 10; i++)
    for (j = i; j < 10; j++) {
      steps++;
      if (i * j == wanted) goto found;
    }
  printf("%d: none in %d steps\n", wanted, steps);
  return 0;
found:
  printf("%d = %d * %d in %d steps\n", wanted, i, j, steps);
  return 1;
}

static int into_loop(int n) {
  int sum = 0;
  if (n > 5) goto inside;
  for (n = 0; n < 4; n++) {
    sum += 100;
  inside:
    sum += n;
  }
  return sum;
}

static int cleanup(int fail_at) {
  int state = 0;
  if (fail_at == 1) goto out1;
  state |= 1;
  if (fail_at == 2) goto out2;
  state |= 2;
  if (fail_at == 3) goto out3;
  state |= 4;
out3:
  state |= 8;
out2:
  state |= 16;
out1:
  return state;
}

int main(void) {
  int hits = search(42) + search(43) + search(81) + search(1);
  printf("%d\n", hits);
  printf("%d %d\n", into_loop(0), into_loop(6));
  for (int i = 0; i < 4; i++) printf("%d ", cleanup(i));
  int n = 27, count = 0;
again:
  if (n == 1) goto done;
  count++;
  n = n % 2 ? 3 * n + 1 : n / 2;
  goto again;
done:
  printf("\n%d\n", count);
  return hits;
}
