/* Reasons in loops that are left in several places, and goals inside of loops. */

int found(const int *a, int n, int x) {
  int i;
  for (i = 0; i < n; i++) {
    if (a[i] == x) break;
    if (a[i] == 0) break;
  }
  if (i < 0)
    return 1; // unreachable
  if (i == 2)
    return 2; // reachable
  return 0;
}

int returned(int n, int x) {
  int steps = 0;
  while (n > 0) {
    if (steps == 10) return steps;
    if (n == x) return -1;
    n--;
    steps++;
  }
  if (steps > 10)
    return 1; // unreachable
  if (steps == 3)
    return 2; // reachable
  return 0;
}

int inside(int n) {
  int i;
  int odd = 1;
  for (i = 0; i < n; i++) {
    if (odd > 3)
      return 1; // unreachable
    if (odd == 3 && i == 5)
      return 2; // reachable
    odd = 4 - odd;
  }
  return 0;
}

static int place(int n, int x) {
  int i = 0;
  while (i < 100) {
    if (i == x) return i;
    if (i == n) break;
    i += 2;
  }
  return 200;
}

int in_a_call(int n, int x) {
  int at = place(n, x);
  if (at > 100 && at < 200)
    return 1; // unreachable
  if (at == 200)
    return 2; // reachable
  return 0;
}

int jumping(int n) {
  int state = 1;
again:
  if (n == 7) goto out;
  if (state == 3) goto done;
  state = state == 1 ? 2 : 3;
  n--;
  if (n > 0) goto again;
out:
  if (state == 0)
    return 1; // unreachable
done:
  if (state == 3)
    return 2; // reachable
  return 0;
}

int switched(int n, int x) {
  int mode = 2;
  for (;;) {
    switch (x + n) {
      case 0:
        return mode;
      case 1:
        mode = 4;
        break;
      case 9:
        if (mode == 3)
          return 1; // unreachable
        if (mode == 4)
          return 2; // reachable
        return 5;
      default:
        mode = 6 - mode;
    }
    n++;
  }
}
