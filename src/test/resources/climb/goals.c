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
