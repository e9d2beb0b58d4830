// The error path frees what was freed before.
#include <stdio.h>
#include <stdlib.h>

static int process(int fail) {
  char *buffer = malloc(32);
  if (!buffer) return -1;
  int status = snprintf(buffer, 32, "%d", fail);
  free(buffer);
  if (fail) {
    free(buffer);  // fault: double-free
    return -1;
  }
  return status;
}

int main(void) {
  printf("%d\n", process(0));
  fflush(stdout);
  printf("%d\n", process(1));
  return 0;
}
