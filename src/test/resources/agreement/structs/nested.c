// Structs in structs, arrays of them, and ways to reach their members.
#include <stdio.h>
#include <string.h>

struct date { short year; signed char month, day; };
struct employee {
  char name[12];
  struct date born, hired;
  struct employee *boss;
  struct { double base; float bonus[2]; } pay;
};
struct team { struct employee members[3]; int size; };

static double cost(const struct team *t) {
  double sum = 0;
  for (const struct employee *e = t->members; e < t->members + t->size; e++)
    sum += e->pay.base + e->pay.bonus[0] + e->pay.bonus[1];
  return sum;
}

static int compare(const struct date *a, const struct date *b) {
  if (a->year != b->year) return a->year - b->year;
  return a->month != b->month ? a->month - b->month : a->day - b->day;
}

int main(void) {
  struct team t = {.size = 3};
  const char *names[] = {"Ada", "Grace", "Edsger"};
  for (int i = 0; i < t.size; i++) {
    struct employee *e = &t.members[i];
    strcpy(e->name, names[i]);
    e->born = (struct date){1960 + i * 7, 12 - i, 5 + i};
    e->hired = e->born;
    e->hired.year += 25;
    e->boss = i ? &t.members[i - 1] : NULL;
    e->pay.base = 1000 * (i + 1);
    e->pay.bonus[i % 2] = 0.5f * i;
  }
  for (int i = 0; i < t.size; i++) {
    const struct employee *e = &t.members[i];
    printf("%s %d-%02d-%02d %d boss %s\n", e->name, e->born.year, e->born.month, e->born.day,
           e->hired.year, e->boss ? e->boss->name : "nobody");
  }
  printf("%.2f\n", cost(&t));
  printf("%s\n", t.members[2].boss->boss->name);
  t.members[2].boss->boss->pay.bonus[1]++;
  printf("%.2f %d\n", cost(&t), compare(&t.members[0].born, &t.members[1].born) < 0);
  (&t)->members[1].born.day--;
  printf("%d %d\n", (*t.members[2].boss).born.day, (t.members + 1)->name[0]);
  return t.members[1].hired.year % 100;
}
