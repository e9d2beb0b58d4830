// Designators by name and by index, and what follows them.
#include <stdio.h>

struct shape {
  const char *name;
  int sides;
  struct { int x, y; } at;
  int colours[4];
};

static int table[10] = {[2] = 20, 21, [7] = 70, [0] = 1};
static const char *words[] = {[3] = "three", [1] = "one", "two"};
static struct shape shapes[] = {
    [1] = {.name = "square", .sides = 4, .at.y = 8, .colours = {[1] = 5, 6}},
    [0] = {"triangle", .at = {.y = 1, .x = 2}, .colours[3] = 9},
    {.sides = 6, .name = "later"},
};

int main(void) {
  for (int i = 0; i < 10; i++) printf("%d ", table[i]);
  printf("\n%zu %s\n", sizeof words / sizeof *words, words[0] ? words[0] : "none");
  for (int i = 1; i < 4; i++) printf("%s ", words[i]);
  putchar('\n');
  for (int i = 0; i < (int)(sizeof shapes / sizeof *shapes); i++) {
    struct shape *s = &shapes[i];
    printf("%s %d (%d,%d)", s->name, s->sides, s->at.x, s->at.y);
    for (int j = 0; j < 4; j++) printf(" %d", s->colours[j]);
    putchar('\n');
  }
  int n = 3;
  struct shape local = {.sides = n * 2, .at = {n, n + 1}, .name = "local"};
  printf("%s %d %d %d %d\n", local.name, local.sides, local.at.x, local.at.y, local.colours[0]);
  int matrix[3][3] = {[1][1] = 5, 6, 7, [0][2] = 3};
  for (int i = 0; i < 9; i++) printf("%d ", matrix[i / 3][i % 3]);
  int twice[] = {1, 2, 3, [1] = 20};
  printf("\n%d %d %d %zu\n", twice[0], twice[1], twice[2], sizeof twice);
  return shapes[1].colours[2];
}
