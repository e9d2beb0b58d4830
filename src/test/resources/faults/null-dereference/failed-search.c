// The result of a search that may fail is used without a look.
#include <stdio.h>
#include <string.h>

static int value_of(const char *line) {
  const char *equals = strchr(line, '=');
  return *(equals + 1) - '0';  // fault: null-dereference
}

int main(void) {
  const char *lines[] = {"a=1", "b=2", "c", "d=4"};
  int sum = 0;
  for (int i = 0; i < 4; i++) sum += value_of(lines[i]);
  printf("%d\n", sum);
  return 0;
}
