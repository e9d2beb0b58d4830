/* Streams that read and write the program's own objects. */
#include <stdio.h>
#include <stdlib.h>

/* C17 7.21.5.6p2: what stands in the array at any time is not specified. */
int buffered(void) {
  char buffer[64];
  buffer[0] = 'a';
  setvbuf(stdout, buffer, _IOFBF, sizeof buffer);
  fputs("begun", stdout);
  int used = buffer[0] == 'b';
  setvbuf(stdout, NULL, _IONBF, 0);
  if (used) return 1; // untestable: 6:T - no test makes the library use the array
  return 0;
}

int without_buffer(int n) {
  setvbuf(stdout, NULL, _IONBF, 0);
  printf("%d\n", n);
  if (n > 4) return 1;
  return 0;
}

int collected(int n) {
  char *text = NULL;
  size_t size = 0;
  FILE *out = open_memstream(&text, &size);
  if (out == NULL) return -1; // untestable: 4:T - no test uses up memory or streams
  fprintf(out, "%d", n);
  fclose(out);
  free(text);
  return 0;
}
