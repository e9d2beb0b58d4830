/*
 * trityp: the type of a triangle whose sides are
 * read from standard input.
 *   1 scalene, 2 isosceles, 3 equilateral,
 *   4 not a triangle
 */
#include <stdio.h>

int trityp(int i, int j, int k)
{
  int type;

  if (i < 1 || i > 200 || j < 1 || j > 200 || k < 1 || k > 200)
    return 4;
  /* equal sides are counted so that every combination has a sum of its own */
  type = 0;
  if (i == j)
    type = type + 1;
  if (i == k)
    type = type + 2;
  if (j == k)
    type = type + 3;
  if (type == 0) {
    if (i + j <= k || j + k <= i || i + k <= j)
      type = 4;
    else
      type = 1;
    return type;
  }
  if (type > 3) {
    type = 3;
    return type;
  }
  if (type == 1 && i + j > k)
    type = 2;
  else if (type == 2 && i + k > j)
    type = 2;
  else if (type == 3 && j + k > i)
    type = 2;
  else if (type == 0) // infeasible: 24:T - no sides were equal there
    type = 1;
  else
    type = 4;
  return type;
}

int main(void)
{
  int i;
  int j;
  int k;

  if (scanf("%d %d %d", &i, &j, &k) != 3) {
    printf("three numbers, please\n");
    return 1;
  }
  printf("%d\n", trityp(i, j, k));
  return 0;
}
