/* Walks a 4x4 field with the letters of its input: l, r, u, d. */
#include <stdio.h>

static const char field[4][5] = {
    "..#.",
    ".#..",
    "....",
    "#..x",
};

/* Whether a step leads somewhere. */
static int walk(int *y, int *x, int direction) {
  int v = *y, u = *x;
  switch (direction) {
    case 'l': u--; break;
    case 'r': u++; break;
    case 'u': v--; break;
    case 'd': v++; break;
    default: return -1;
  }
  if (v < 0 || v > 3 || u < 0 || u > 3) return 0;
  if (field[v][u] == '#') return 0;
  *y = v;
  *x = u;
  return 1;
}

int main(void) {
  int y = 0, x = 0, steps = 0, c;
  while ((c = getchar()) != EOF && c != '\n') {
    int moved = walk(&y, &x, c);
    if (moved < 0) return 2;
    if (moved == 0) {
      puts("bump");
      continue;
    }
    if (field[y][x] == '#') return 3; // infeasible: 10:T - walk does not enter walls
    steps++;
    if (field[y][x] == 'x') {
      printf("out after %d\n", steps);
      return steps > 6 ? 4 : 0;
    }
  }
  return 1;
}
