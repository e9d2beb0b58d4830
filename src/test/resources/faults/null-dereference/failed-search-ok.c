// The result of a search that may fail is looked at before it is used.
#include <stdio.h>
#include <string.h>

static int value_of(const char *line) {
  const char *equals = strchr(line, '=');
  return equals ? *(equals + 1) - '0' : -1;
}

int main(void) {
  const char *lines[] = {"a=1", "b=2", "c", "d=4"};
  int sum = 0;
  for (int i = 0; i < 4; i++) sum += value_of(lines[i]);
  printf("%d\n", sum);
  return 0;
}
