// Comma-separated values with quotes, totals per column, from the input.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COLUMNS = 6 };
struct row { char *cell[COLUMNS]; int n; };

static struct row split(char *line) {
  struct row r = {.n = 0};
  char *from = line;
  while (r.n < COLUMNS) {
    char *to = r.cell[r.n++] = from;
    if (*from == '"') {
      for (from++; *from; from++) {
        if (*from == '"' && *++from != '"') break;
        *to++ = *from;
      }
    } else {
      while (*from && *from != ',') *to++ = *from++;
    }
    char end = *from;
    *to = '\0';
    if (end != ',') break;
    from++;
  }
  return r;
}

int main(void) {
  char line[120];
  double totals[COLUMNS] = {0};
  int counts[COLUMNS] = {0}, rows = 0, widest = 0;
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\r\n")] = '\0';
    if (!line[0]) continue;
    struct row r = split(line);
    rows++;
    if (r.n > widest) widest = r.n;
    for (int i = 0; i < r.n; i++) {
      char *end;
      double v = strtod(r.cell[i], &end);
      int numeric = end != r.cell[i] && !*end;
      if (numeric) totals[i] += v, counts[i]++;
      printf(numeric ? "<%s>" : "[%s]", r.cell[i]);
    }
    putchar('\n');
  }
  for (int i = 0; i < widest; i++)
    if (counts[i])
      printf("column %d: %d numbers, sum %g, mean %.3f\n", i, counts[i], totals[i],
          totals[i] / counts[i]);
  return rows * 10 + widest;
}
