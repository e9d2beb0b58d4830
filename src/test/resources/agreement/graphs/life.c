// The game of life on a torus: a glider, a blinker, populations.
#include <stdio.h>
#include <string.h>

enum { W = 8, H = 6 };
typedef unsigned char world[H][W];

static int neighbours(world w, int y, int x) {
  int n = 0;
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      if (dy || dx) n += w[(y + dy + H) % H][(x + dx + W) % W];
  return n;
}

static int step(world w) {
  world next;
  int population = 0;
  for (int y = 0; y < H; y++)
    for (int x = 0; x < W; x++) {
      int n = neighbours(w, y, x);
      population += next[y][x] = n == 3 || (n == 2 && w[y][x]);
    }
  memcpy(w, next, sizeof next);
  return population;
}

static void print(world w) {
  for (int y = 0; y < H; y++) {
    for (int x = 0; x < W; x++) putchar(w[y][x] ? '#' : '.');
    putchar(y + 1 < H ? '/' : '\n');
  }
}

static void draw(world w, int y, int x, const char *shape) {
  for (int from = x; *shape; shape++)
    if (*shape == '/') y++, x = from;
    else w[y][x++] = *shape == '#';
}

int main(void) {
  world w = {{0}}, first;
  draw(w, 0, 1, ".#./..#/###");
  memcpy(first, w, sizeof w);
  print(w);
  for (int i = 0; i < 4; i++) printf("%d ", step(w));
  putchar('\n');
  print(w);
  int period = 4;
  while (memcmp(first, w, sizeof w)) step(w), period++;
  printf("period %d\n", period);
  memset(w, 0, sizeof w);
  draw(w, 2, 2, "###");
  for (int i = 0; i < 3; i++) step(w), print(w);
  draw(w, 0, 0, "##/##");
  int once = step(w);
  printf("%d %d\n", once, step(w));
  return period;
}
