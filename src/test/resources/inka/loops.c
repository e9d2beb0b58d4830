/* Reasons inside loops: no path from the loop's start shows them, however far it is followed. */

int counted(void) {
  int i = 0;
  while (i < 1000) i++;
  if (i > 1000)
    return 1; // unreachable
  return 0; // reachable
}

int saturating(int rounds) {
  int n = 0;
  int i;
  for (i = 0; i < rounds; i++) {
    if (n < 5) n++;
  }
  if (n > 5)
    return 1; // unreachable
  if (n == 5)
    return 2; // reachable
  return 0;
}

int states(int steps) {
  int state = 0;
  while (steps > 0) {
    if (state == 0)
      state = 4;
    else if (state == 4)
      state = 9;
    else
      state = 0;
    steps--;
  }
  if (state == 7)
    return 1; // unreachable
  if (state == 9)
    return 2; // reachable
  return 0;
}

int downwards(int x) {
  int i = 8;
  do {
    i--;
    x--;
  } while (i > 0 && x > 0);
  if (i < 0)
    return 1; // unreachable
  if (i == 3)
    return 2; // reachable
  return 0;
}

int nested(int n, int m) {
  int i;
  int j;
  int widest = 0;
  for (i = 0; i < n; i++) {
    for (j = 0; j < 3 && j < m; j++) {
      if (j > widest) widest = j;
    }
  }
  if (widest > 2)
    return 1; // unreachable
  if (widest == 2)
    return 2; // reachable
  return 0;
}

int toggled(int n) {
  int on = 0;
  while (n != 0) {
    on = on == 0 ? 2 : 0;
    n--;
  }
  if (on == 1)
    return 1; // unreachable
  if (on == 2)
    return 2; // reachable
  return 0;
}
