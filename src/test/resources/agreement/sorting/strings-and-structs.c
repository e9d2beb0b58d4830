// Sorting strings and structs through pointers, by several keys, natural order.
#include <ctype.h>
#include <stdio.h>
#include <string.h>

struct city { const char *name, *country; int people; };

static int natural(const char *a, const char *b) {
  while (*a && *b) {
    if (isdigit((unsigned char)*a) && isdigit((unsigned char)*b)) {
      int x = 0, y = 0;
      while (isdigit((unsigned char)*a)) x = x * 10 + (*a++ - '0');
      while (isdigit((unsigned char)*b)) y = y * 10 + (*b++ - '0');
      if (x != y) return x - y;
    } else if (tolower((unsigned char)*a) != tolower((unsigned char)*b)) {
      return tolower((unsigned char)*a) - tolower((unsigned char)*b);
    } else {
      a++, b++;
    }
  }
  return *a - *b;
}

static void sort_words(const char **w, int n, int (*compare)(const char *, const char *)) {
  for (int gap = n / 2; gap; gap /= 2)
    for (int i = gap; i < n; i++) {
      const char *t = w[i];
      int j = i;
      for (; j >= gap && compare(w[j - gap], t) > 0; j -= gap) w[j] = w[j - gap];
      w[j] = t;
    }
}

static int by_country_then_size(const struct city *a, const struct city *b) {
  int c = strcmp(a->country, b->country);
  return c ? c : b->people - a->people;
}

static void sort_cities(const struct city **c, int n) {
  for (int i = 0; i < n; i++)
    for (int j = i + 1; j < n; j++)
      if (by_country_then_size(c[i], c[j]) > 0) {
        const struct city *t = c[i];
        c[i] = c[j];
        c[j] = t;
      }
}

int main(void) {
  const char *files[] = {"file10", "file2", "File1", "file", "a100b2", "a100b10", "a20", "B"};
  sort_words(files, 8, strcmp);
  for (int i = 0; i < 8; i++) printf("%s ", files[i]);
  putchar('\n');
  sort_words(files, 8, natural);
  for (int i = 0; i < 8; i++) printf("%s ", files[i]);
  putchar('\n');
  static const struct city cities[] = {
      {"Lyon", "FR", 500},    {"Bonn", "DE", 330},  {"Paris", "FR", 2100},
      {"Berlin", "DE", 3700}, {"Porto", "PT", 230}, {"Nice", "FR", 340}};
  const struct city *order[6];
  for (int i = 0; i < 6; i++) order[i] = &cities[i];
  sort_cities(order, 6);
  for (int i = 0; i < 6; i++)
    printf("%s:%s(%td) ", order[i]->country, order[i]->name, order[i] - cities);
  putchar('\n');
  printf("%d %d\n", natural("x9", "x10") < 0, natural("ABC", "abc"));
  return (int)(order[0] - cities) * 10 + (int)(order[5] - cities);
}
