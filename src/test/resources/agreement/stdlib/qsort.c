// qsort with several orders, bsearch with hits and misses.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct person { char name[8]; int age; };

static int by_value(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  return (x > y) - (x < y);
}

static int descending(const void *a, const void *b) { return by_value(b, a); }

static int by_text(const void *a, const void *b) {
  return strcmp(*(char *const *)a, *(char *const *)b);
}

static int by_age_then_name(const void *a, const void *b) {
  const struct person *p = a, *q = b;
  return p->age != q->age ? p->age - q->age : strcmp(p->name, q->name);
}

int main(void) {
  int numbers[] = {42, -7, 0, 2147483647, 13, -2147483647, 13, 8};
  size_t n = sizeof numbers / sizeof *numbers;
  qsort(numbers, n, sizeof *numbers, by_value);
  for (size_t i = 0; i < n; i++) printf("%d ", numbers[i]);
  putchar('\n');
  for (int key = 8; key < 14; key += 5) {
    int *hit = bsearch(&key, numbers, n, sizeof *numbers, by_value);
    printf("%d %d\n", key, hit ? *hit : -1);
  }
  int absent = 1;
  printf("%d\n", bsearch(&absent, numbers, n, sizeof *numbers, by_value) == NULL);
  qsort(numbers + 2, n - 4, sizeof *numbers, descending);
  for (size_t i = 0; i < n; i++) printf("%d ", numbers[i]);
  putchar('\n');

  const char *words[] = {"pear", "fig", "apple", "", "figs"};
  qsort(words, 5, sizeof *words, by_text);
  for (int i = 0; i < 5; i++) printf("<%s>", words[i]);
  putchar('\n');

  struct person people[] = {{"Zoe", 30}, {"Abe", 30}, {"Kim", 25}, {"Lee", 41}, {"Bo", 25}};
  qsort(people, 5, sizeof *people, by_age_then_name);
  for (int i = 0; i < 5; i++) printf("%s %d\n", people[i].name, people[i].age);
  qsort(people, 0, sizeof *people, by_age_then_name);
  return people[0].age;
}
