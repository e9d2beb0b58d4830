// Enums in arithmetic, comparisons, loops, arrays and conversions.
#include <stdio.h>

enum day { MON = 1, TUE, WED, THU, FRI, SAT, SUN };
enum direction { NORTH, EAST, SOUTH, WEST };
enum size { SMALL = 'S', MEDIUM = 'M', LARGE = 'L' };

static enum day after(enum day d, int n) { return (enum day)((d - MON + n % 7 + 7) % 7 + MON); }
static int weekend(enum day d) { return d >= SAT; }
static enum direction turn(enum direction d, char c) {
  return (d + (c == 'R' ? 1 : c == 'L' ? 3 : 2)) & 3;
}

static const signed char step[][2] = {[NORTH] = {0, -1}, [EAST] = {1, 0}, [SOUTH] = {0, 1},
    [WEST] = {-1, 0}};

int main(void) {
  for (enum day d = MON; d <= SUN; d++) printf("%d%s ", d, weekend(d) ? "*" : "");
  printf("\n%d %d %d\n", after(SUN, 1), after(MON, -1), after(WED, 100));
  int x = 0, y = 0;
  enum direction d = NORTH;
  for (const char *path = "FFRFLBFRRFFLF"; *path; path++) {
    if (*path == 'F') x += step[d][0], y += step[d][1];
    else d = turn(d, *path);
  }
  printf("%d %d %d\n", x, y, d);
  enum size s = MEDIUM;
  printf("%c %d %d\n", s, s > LARGE, s - SMALL);
  s = 'L';
  printf("%d %c\n", s == LARGE, s + 1);
  int counts[SUN + 1] = {0};
  enum day today = THU;
  for (int i = 0; i < 31; i++, today = after(today, 1)) counts[today]++;
  for (int i = MON; i <= SUN; i++) printf("%d ", counts[i]);
  putchar('\n');
  unsigned bits = 0;
  for (enum day e = MON; e <= SUN; e += 2) bits |= 1u << e;
  printf("%x %d\n", bits, bits >> FRI & 1);
  double mean = (MON + SUN) / 2.0;
  printf("%g %d %d\n", mean, MON + TUE == WED, -SUN);
  enum day *p = &today, list[3] = {FRI, 99, -1};
  ++*p;
  *p += 1;
  printf("%d %d %d\n", *p, list[1], (int)list[2]);
  printf("%d\n", today ? SUN * 10 : MON);
  return SUN * 10 + (d == WEST);
}
