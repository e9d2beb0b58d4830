// A function of the program's own that is declared to want no NULL as its second argument.
#include <stdio.h>

__attribute__((nonnull(2))) static int sum(int n, const int *numbers);

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
  printf("%d\n", sum(0, none));  // fault: null-argument
  return 0;
}
