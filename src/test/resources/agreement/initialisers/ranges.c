// GNU ranges in designators, nested and overlapping.
#include <stdio.h>

static int flags[16] = {[0 ... 3] = 1, [8 ... 11] = 2, [10] = 9};
static const char classes[128] = {
    ['a' ... 'z'] = 'l', ['A' ... 'Z'] = 'u', ['0' ... '9'] = 'd', [' '] = 's', ['_'] = 'l'};
struct slot { int state; char name[4]; };
static struct slot slots[6] = {[1 ... 3] = {7, "mid"}, [5] = {.name = "end"}};
static int grid[4][4] = {[1 ... 2][1 ... 2] = 5, [3] = {[0 ... 3] = 8}};

int main(void) {
  for (int i = 0; i < 16; i++) printf("%d", flags[i]);
  putchar('\n');
  for (const char *s = "aZ5 _-"; *s; s++) putchar(classes[(int)*s] ? classes[(int)*s] : '.');
  putchar('\n');
  for (int i = 0; i < 6; i++) printf("%d%s ", slots[i].state, slots[i].name);
  putchar('\n');
  for (int i = 0; i < 4; i++) printf("%d%d%d%d ", grid[i][0], grid[i][1], grid[i][2], grid[i][3]);
  putchar('\n');
  int local[] = {[2 ... 5] = 3, 4, [0 ... 1] = 1};
  printf("%zu:", sizeof local / sizeof *local);
  for (unsigned i = 0; i < sizeof local / sizeof *local; i++) printf(" %d", local[i]);
  putchar('\n');
  int calls = 0;
  int once[4] = {[0 ... 3] = ++calls};
  printf("%d %d %d\n", calls, once[0], once[3]);
  struct { int a[6]; } s = {.a = {[1 ... 4] = 2}, .a[2] = 30};
  printf("%d %d %d %d\n", s.a[0], s.a[1], s.a[2], s.a[4]);
  int sum = 0;
  for (int i = 0; i < 6; i++) sum += slots[i].state;
  return sum;
}
