/* Streams and memory: what the buffers hold that they were given (C17 7.21.5.6p2), and too little of it. */
#define _GNU_SOURCE
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

int no_stream(void) {
  char *text = NULL;
  size_t size = 0;
  FILE *stream = open_memstream(&text, &size);
  if (stream == NULL) return 1; // untestable: 4:T - POSIX: memory may have run out
  return 0;
}

int no_stream_on_array(void) {
  char text[8] = "";
  FILE *stream = fmemopen(text, sizeof text, "r");
  if (stream == NULL) return 1; // untestable: 3:T - POSIX: memory may have run out
  return 0;
}
