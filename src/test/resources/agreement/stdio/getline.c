// getline: a buffer that grows, lengths with and without newline.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *line = NULL;
  size_t capacity = 0;
  ssize_t n;
  int count = 0;
  size_t longest = 0;
  char *kept[10];
  while ((n = getline(&line, &capacity, stdin)) != -1) {
    int ended = line[n - 1] == '\n';
    if (ended) line[--n] = '\0';
    printf("%zd %d %.20s\n", n, ended, line);
    if ((size_t)n > longest) longest = n;
    if (count < 10) kept[count++] = strdup(line);
  }
  printf("%d %d\n", capacity > longest, feof(stdin) != 0);
  for (int i = count; i-- > 0;) {
    printf("%s%s", kept[i], i ? "|" : "\n");
    free(kept[i]);
  }
  free(line);
  return (int)longest;
}
