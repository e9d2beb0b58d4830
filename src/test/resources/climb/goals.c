/* Goals that single paths are a bad guide to. */
#include <stdio.h>
#include <string.h>

#define PLACES 5

/* Places that lead to one another: do all of them lie on one round? */
int round_trip(void)
{
  int next[PLACES];
  int seen[PLACES] = {0};
  int at = 0, n = 0;

  for (int i = 0; i < PLACES; i++)
    if (scanf("%d", &next[i]) != 1 || next[i] < 0 || next[i] >= PLACES)
      return -1;
  while (!seen[at]) {
    seen[at] = 1;
    at = next[at];
    n++;
  }
  if (n == PLACES)
    return 1;
  return 0;
}

/* A sum that few mixtures of coins give. */
int purse(const char *coins)
{
  int sum = 0;

  for (; *coins != '\0'; coins++) {
    if (*coins == 'q')
      sum += 25;
    else if (*coins == 'p')
      sum += 1;
    else
      return -1;
  }
  if (sum == 137)
    return 1;
  return 0;
}

struct link {
  int value;
  struct link *next;
};

/* Seven links. */
int seven(const struct link *l)
{
  int n = 0;

  while (l != NULL && n < 100) {
    n++;
    l = l->next;
  }
  if (n == 7)
    return 1;
  return 0;
}

/* A number beyond what steps of one lead to, and a fraction. */
int numbers(unsigned x, double d, int kind)
{
  if (x * 3 == 3735928560u)
    return 1;
  if (d > 1e6)
    return 2;
  switch (kind) {
    case 40000:
      return 3;
    default:
      return 0;
  }
}

int few(const struct link *l)
{
  int n = 0;

  for (; l != NULL; l = l->next)
    if (++n > 4)
      return 0;
  return 1;
}

/* More outcomes than one stretch aims at, each with a word of its own. */
int keyword(const char *s)
{
  if (strcmp(s, "auto") == 0)
    return 1;
  if (strcmp(s, "break") == 0)
    return 2;
  if (strcmp(s, "case") == 0)
    return 3;
  if (strcmp(s, "char") == 0)
    return 4;
  if (strcmp(s, "const") == 0)
    return 5;
  if (strcmp(s, "do") == 0)
    return 6;
  if (strcmp(s, "double") == 0)
    return 7;
  if (strcmp(s, "else") == 0)
    return 8;
  if (strcmp(s, "enum") == 0)
    return 9;
  if (strcmp(s, "extern") == 0)
    return 10;
  if (strcmp(s, "float") == 0)
    return 11;
  if (strcmp(s, "for") == 0)
    return 12;
  if (strcmp(s, "goto") == 0)
    return 13;
  if (strcmp(s, "if") == 0)
    return 14;
  if (strcmp(s, "int") == 0)
    return 15;
  if (strcmp(s, "long") == 0)
    return 16;
  if (strcmp(s, "short") == 0)
    return 17;
  if (strcmp(s, "sizeof") == 0)
    return 18;
  if (strcmp(s, "static") == 0)
    return 19;
  if (strcmp(s, "struct") == 0)
    return 20;
  return 0;
}

/* How many hops lead from the first place to the last, -1 if they do not. */
static int walk(const int *next, int places)
{
  int at = 0;
  int hops = 0;

  while (at != places - 1) {
    at = next[at];
    if (at == -1 || ++hops == 9)
      return -1;
  }
  return hops;
}

/* One place is nearer to four hops than many places without a way, and leads nowhere. */
int hops(void)
{
  int next[5] = {-1, -1, -1, -1, -1};
  int places;
  int from;
  int to;

  if (scanf("%d", &places) != 1 || places < 1 || places > 5)
    return -1;
  while (scanf("%d %d", &from, &to) == 2) {
    if (from < 0 || from >= places || to < 0 || to >= places)
      return -1;
    next[from] = to;
  }
  if (walk(next, places) == 4)
    return 1;
  return 0;
}
