// Later designators win; members without one are zero; order of effects.
#include <stdio.h>

struct inner { int x, y, z; };
struct outer { struct inner first, second; int list[5]; const char *name; };

static struct outer global = {
    .list = {1, 2, 3, 4, 5},
    .list[2] = 30,
    .first = {1, 2, 3},
    .first.y = 20,
    .second.z = 6,
    .name = "old",
    .name = "new",
};
static int table[] = {[3] = 1, [1] = 5, 6, 7, [0] = 9, [5] = 2};
static const char *const words[4] = {[0 ... 3] = "none", [2] = "two"};
static struct inner grid[2][2] = {[0][1] = {1, 2, 3}, [1] = {{.z = 9}}, [0][1].y = 22};

static void print(const struct outer *o) {
  printf("(%d %d %d) (%d %d %d) [", o->first.x, o->first.y, o->first.z, o->second.x, o->second.y,
      o->second.z);
  for (int i = 0; i < 5; i++) printf("%d%s", o->list[i], i < 4 ? " " : "] ");
  puts(o->name ? o->name : "none");
}

int main(void) {
  print(&global);
  for (unsigned i = 0; i < sizeof table / sizeof *table; i++) printf("%d ", table[i]);
  putchar('\n');
  for (int i = 0; i < 4; i++) printf("%s ", words[i]);
  putchar('\n');
  for (int i = 0; i < 4; i++)
    printf("%d,%d,%d ", grid[i / 2][i % 2].x, grid[i / 2][i % 2].y, grid[i / 2][i % 2].z);
  putchar('\n');
  struct inner base = {7, 8, 9};
  struct outer local = {base, .second = {base.z, .z = base.x}, .list = {[4] = 1, [0] = 2}};
  print(&local);
  struct outer mixed = {.second = base, .list[1] = 11, 12, .name = "m"};
  print(&mixed);
  struct outer zero = {0}, empty = {.name = NULL};
  print(&zero);
  print(&empty);
  local = (struct outer){.first.z = local.list[4], .name = local.name ? "set" : "unset"};
  print(&local);
  int n = 2;
  int sized[6] = {n, [2] = n * 2, n * 3, [1] = n * 4};
  for (int i = 0; i < 6; i++) printf("%d ", sized[i]);
  putchar('\n');
  return sizeof table / sizeof *table;
}
