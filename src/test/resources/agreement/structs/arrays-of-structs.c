// Tables of records: filtering, grouping, joining and printing them.
#include <stdio.h>
#include <string.h>

struct sale { const char *who; int item, amount; };
struct item { int id; const char *name; double price; };
struct total { const char *who; double sum; int count; };

static const struct item items[] = {{10, "pen", 1.5}, {20, "book", 12.25}, {30, "lamp", 40}};
static const struct sale sales[] = {{"ann", 10, 4}, {"bob", 20, 1}, {"ann", 30, 1}, {"cat", 10, 10},
                                    {"bob", 10, 2}, {"ann", 20, 2}, {"dan", 99, 5}};
enum { SALES = sizeof sales / sizeof *sales, ITEMS = sizeof items / sizeof *items };

static const struct item *find(int id) {
  for (const struct item *i = items; i < items + ITEMS; i++)
    if (i->id == id) return i;
  return NULL;
}

static struct total *group(struct total *totals, int *n, const char *who) {
  for (int i = 0; i < *n; i++)
    if (!strcmp(totals[i].who, who)) return &totals[i];
  totals[*n] = (struct total){.who = who};
  return &totals[(*n)++];
}

int main(void) {
  struct total totals[SALES];
  int groups = 0, unknown = 0, units[ITEMS] = {0};
  for (int s = 0; s < SALES; s++) {
    const struct item *i = find(sales[s].item);
    if (!i) {
      unknown++;
      continue;
    }
    struct total *t = group(totals, &groups, sales[s].who);
    t->sum += i->price * sales[s].amount;
    t->count++;
    units[i - items] += sales[s].amount;
  }
  for (int g = 0; g < groups; g++)
    printf("%s %.2f %d\n", totals[g].who, totals[g].sum, totals[g].count);
  for (int i = 0; i < ITEMS; i++)
    printf("%-5s|%3d|%8.2f\n", items[i].name, units[i], units[i] * items[i].price);
  struct total best = totals[0], *worst = totals;
  for (struct total *t = totals + 1; t < totals + groups; t++) {
    if (t->sum > best.sum) best = *t;
    if (t->sum < worst->sum) worst = t;
  }
  printf("%s %s %d\n", best.who, worst->who, unknown);
  struct total sorted[SALES];
  memcpy(sorted, totals, sizeof(struct total) * groups);
  for (int i = 0; i < groups; i++)
    for (int j = i; j > 0 && sorted[j].sum < sorted[j - 1].sum; j--) {
      struct total t = sorted[j];
      sorted[j] = sorted[j - 1];
      sorted[j - 1] = t;
    }
  for (int i = 0; i < groups; i++) printf("%s ", sorted[i].who);
  putchar('\n');
  return units[0];
}
