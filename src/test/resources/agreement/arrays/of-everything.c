// Arrays of strings, pointers, structs, unions, functions and arrays.
#include <ctype.h>
#include <stdio.h>

struct item { const char *name; int prices[3]; };
union cell { int i; char c[4]; };

static char names[][8] = {"one", "two", "seven77"};
static const char *const words[] = {"alpha", "beta", "gamma", NULL};
static int (*const tests[])(int) = {isdigit, isalpha, isspace};
static struct item items[2] = {{"tea", {1, 2, 3}}, {"jam", {4, 5}}};

int main(void) {
  for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++) printf("%s ", names[i]);
  printf("%zu\n", sizeof names);
  int letters = 0;
  for (const char *const *w = words; *w; w++)
    for (const char *c = *w; *c; c++) letters += *c - 'a';
  printf("%d %c\n", letters, *(*(words + 1) + 2));
  for (int t = 0; t < 3; t++) {
    for (const char *s = "a 1"; *s; s++) printf("%d", tests[t](*s) != 0);
    putchar(' ');
  }
  putchar('\n');
  int *pointers[4], values[4] = {40, 30, 20, 10};
  for (int i = 0; i < 4; i++) pointers[i] = &values[3 - i];
  for (int i = 0; i < 4; i++) *pointers[i] += i;
  printf("%d %d %d %d\n", values[0], values[1], values[2], values[3]);
  int total = 0;
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 3; j++) total += items[i].prices[j] * (j + 1);
  printf("%d %s\n", total, items[1].name);
  union cell cells[3] = {{1}, {.c = "ab"}, {0x41424344}};
  printf("%d %s %c%c\n", cells[0].i, cells[1].c, cells[2].c[0], cells[2].c[3]);
  int rows[3][2] = {{1, 2}, {3, 4}, {5, 6}};
  int(*rotating[2])[2] = {&rows[2], &rows[0]};
  printf("%d %d\n", (*rotating[0])[1], rotating[1][1][0]);
  int **pp = pointers + 2;
  printf("%d %d\n", **pp, *pp[1]);
  return total;
}
