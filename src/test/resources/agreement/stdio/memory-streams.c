// Streams over memory: open_memstream, fmemopen, fprintf, fscanf, seeking.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *text;
  size_t size;
  FILE *out = open_memstream(&text, &size);
  fprintf(out, "%d lines\n", 2);
  fputs("second", out);
  fputc('\n', out);
  fflush(out);
  printf("%zu %s", size, text);
  fwrite("third", 1, 5, out);
  fclose(out);
  printf("%zu %s\n", size, text);
  free(text);

  char data[] = "12 apples\n7 pears\nlast";
  FILE *in = fmemopen(data, strlen(data), "r");
  int n;
  char word[16];
  while (fscanf(in, "%d %15s", &n, word) == 2) printf("%s: %d\n", word, n);
  rewind(in);
  char line[32];
  int lines = 0;
  while (fgets(line, sizeof line, in)) lines++;
  printf("%d %s %d\n", lines, line, feof(in) != 0);
  fseek(in, 3, SEEK_SET);
  int letter = fgetc(in);
  printf("%c %ld\n", letter, ftell(in));
  fclose(in);
  char room[16] = "";
  out = fmemopen(room, sizeof room, "w");
  fprintf(out, "%s", "into");
  fclose(out);
  printf("%s\n", room);
  return lines;
}
