// fgets: short and long lines, the newline, the end of the input.
#include <stdio.h>
#include <string.h>

int main(void) {
  char line[12];
  int lines = 0, pieces = 0;
  while (fgets(line, sizeof line, stdin)) {
    size_t n = strlen(line);
    int whole = n > 0 && line[n - 1] == '\n';
    if (whole) line[--n] = '\0', lines++;
    printf("%zu%s [%s]\n", n, whole ? "" : "+", line);
    pieces++;
  }
  printf("%d lines, %d pieces\n", lines, pieces);
  printf("%d\n", feof(stdin) != 0);
  strcpy(line, "kept");
  printf("%d %s\n", fgets(line, sizeof line, stdin) == NULL, line);
  char one[1] = {'x'};
  printf("%d\n", one[0]);
  return lines * 10 + pieces % 10;
}
