// What is freed is forgotten, so the error path frees nothing twice.
#include <stdio.h>
#include <stdlib.h>

static int process(int fail) {
  char *buffer = malloc(32);
  if (!buffer) return -1;
  int status = snprintf(buffer, 32, "%d", fail);
  free(buffer);
  buffer = NULL;
  if (fail) {
    free(buffer);
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
