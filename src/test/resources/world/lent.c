/* Memory that streams were given for their buffers: what it holds is theirs (C17 7.21.5.6p2). */
#include <stdio.h>

static char kept[BUFSIZ];

void prepare(void) { setbuf(stdout, kept); }

int buffer_lent(void) {
  static char buffer[BUFSIZ];
  setvbuf(stdout, buffer, _IOFBF, sizeof buffer);
  buffer[0] = 0;
  printf("hello");
  if (buffer[0] != 0) return 1; // untestable: 4:F - the library here does use it
  return 0;
}

int lent_before(void) {
  kept[0] = 0;
  putchar('x');
  if (kept[0] != 0) return 1; // untestable: 3:T - only if prepare was called
  return 0;
}
