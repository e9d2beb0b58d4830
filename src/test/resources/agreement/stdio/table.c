// A formatted table: alignment, widths from data, numbers, percentages, bars.
#include <stdio.h>
#include <string.h>

struct row { const char *name; long people; double area; int founded; };

static const struct row rows[] = {{"Amber", 123456, 78.25, 1204},
                                  {"Birch Hill", 987, 5.5, -50},
                                  {"Cove", 45000000, 12345.678, 1999},
                                  {"", 0, 0, 0}};

static int width(const char *heading) {
  int w = (int)strlen(heading);
  for (const struct row *r = rows; *r->name; r++)
    if ((int)strlen(r->name) > w) w = (int)strlen(r->name);
  return w;
}

static void rule(int n) {
  for (int i = 0; i < n; i++) putchar(i % 5 ? '-' : '+');
  putchar('\n');
}

int main(void) {
  int w = width("name");
  long total = 0;
  for (const struct row *r = rows; *r->name; r++) total += r->people;
  int n = printf("%-*s|%12s|%10s|%6s\n", w, "name", "people", "area", "year");
  rule(n - 1);
  for (const struct row *r = rows; *r->name; r++) {
    printf("%-*s|%12ld|%10.2f|%+6d\n", w, r->name, r->people, r->area, r->founded);
    printf("%*s|%011.3e|%-10g|%#6x\n", w, r->name, (double)r->people, r->area,
        (unsigned)r->founded);
  }
  rule(n - 1);
  for (const struct row *r = rows; *r->name; r++) {
    double share = 100.0 * r->people / total;
    printf("%-*.*s %6.2f%% ", w, 3, r->name, share);
    for (int i = 0; i < share / 10; i++) putchar('#');
    putchar('\n');
  }
  printf("%.0f%% %s %c%c\n", 100.0, "done", 'o', 'k');
  for (int i = 1; i <= 4; i++) {
    for (int j = 1; j <= 6; j++) printf("%*d", 4, i * j);
    putchar('\n');
  }
  return n;
}
