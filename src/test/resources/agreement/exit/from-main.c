// Falling off the end of main is zero; handlers see the program's last state.
#include <stdio.h>
#include <stdlib.h>

static int state = 1;
static char *buffer;

static void show(void) { printf("state %d %s\n", state, buffer); }
static void release(void) {
  free(buffer);
  buffer = "released";
  state *= 2;
}
static void extra(void) {
  state += 100;
  puts("registered while leaving");
}
static void middle(void) {
  state++;
  atexit(extra);
}

static int work(int n) {
  for (int i = 0; i < n; i++) {
    if (i == 3) return state += i;
    state *= 2;
  }
  return 0;
}

int main(void) {
  buffer = malloc(16);
  snprintf(buffer, 16, "%d", 42);
  atexit(show);
  atexit(release);
  atexit(middle);
  printf("%d\n", work(10));
  printf("no newline at the end, flushed on exit; ");
  if (state > 1000) return 5;
}
