// Flood fill, shortest way through a maze, and counting islands.
#include <stdio.h>
#include <string.h>

enum { W = 11, H = 7 };
static char maze[H][W + 1];
static const char *const original[H] = {"###########", "#S..#.....#", "#.#.#.###.#", "#.#...#...#",
                                        "#.#####.#.#", "#.......#E#", "###########"};

static int walk(int y, int x) {
  if (maze[y][x] == 'E') return 1;
  if (maze[y][x] != '.' && maze[y][x] != 'S') return 0;
  maze[y][x] = '+';
  if (walk(y, x + 1) || walk(y + 1, x) || walk(y, x - 1) || walk(y - 1, x)) return 1;
  maze[y][x] = 'o';
  return 0;
}

static int fill(char (*m)[W + 1], int y, int x, char from, char to) {
  if (y < 0 || y >= H || x < 0 || x >= W || m[y][x] != from) return 0;
  m[y][x] = to;
  return 1 + fill(m, y - 1, x, from, to) + fill(m, y + 1, x, from, to) +
         fill(m, y, x - 1, from, to) + fill(m, y, x + 1, from, to);
}

static void load(void) {
  for (int y = 0; y < H; y++) strcpy(maze[y], original[y]);
}

int main(void) {
  load();
  int found = walk(1, 1), length = 0;
  for (int y = 0; y < H; y++) {
    puts(maze[y]);
    for (int x = 0; x < W; x++) length += maze[y][x] == '+';
  }
  printf("%d %d\n", found, length);
  load();
  printf("%d\n", fill(maze, 1, 5, '.', '~'));
  int islands = 0;
  for (int y = 0; y < H; y++)
    for (int x = 0; x < W; x++) {
      int size = fill(maze, y, x, '#', ' ');
      if (size) printf("wall %d of %d\n", ++islands, size);
    }
  return length + islands;
}
