// The function does without the attribute, so that none of nothing is nothing.
#include <stdio.h>

static int sum(int n, const int *numbers) {
  int total = 0;
  for (int i = 0; i < n; i++) {
    total += numbers[i];
  }
  return total;
}

int main(void) {
  int numbers[] = {1, 2};
  int *none = NULL;
  printf("%d\n", sum(2, numbers));
  printf("%d\n", sum(0, none));
  return 0;
}
