/* Streams that read and write the program's own objects. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

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

/* The library's other functions do not call what a test puts in the place of some. */
int number_behind_sign(void) {
  int n;
  int c = getchar();
  if (c != '#' && ungetc(c, stdin) == EOF) return -1;
  if (scanf("%d", &n) != 1) return 0;
  if (n > 1000) return 1;
  return n == -77 ? 3 : 2;
}

int line_beside_descriptor(int fd) {
  char line[8], byte;
  if (read(fd, &byte, 1) != 1) return -1;
  if (fgets(line, sizeof line, stdin) == NULL) return 0;
  return line[0] == byte ? 1 : 2;
}
