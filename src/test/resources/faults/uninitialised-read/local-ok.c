// The answer of a search is set, whether something is found or not.
#include <stdio.h>

static int contains(const int *values, int n, int wanted) {
  int found = 0;
  for (int i = 0; i < n; i++)
    if (values[i] == wanted) found = 1;
  return found;
}

int main(void) {
  int values[] = {3, 9, 4};
  printf("%d\n", contains(values, 3, 9));
  int other = contains(values, 3, 5);
  (void)other;
  return 0;
}
