// A temporary file: write, seek, read back, append, remove.
#include <stdio.h>
#include <string.h>

int main(void) {
  FILE *f = tmpfile();
  if (!f) return 1;
  for (int i = 0; i < 5; i++) fprintf(f, "line %d\n", i);
  printf("%ld\n", ftell(f));
  rewind(f);
  char line[20];
  while (fgets(line, sizeof line, f)) fputs(line, stdout);
  fseek(f, 5, SEEK_SET);
  printf("%c\n", fgetc(f));
  fseek(f, -7, SEEK_END);
  printf("%s", fgets(line, sizeof line, f));
  fseek(f, 7, SEEK_SET);
  fputs("LINE", f);
  fseek(f, 0, SEEK_CUR);
  printf("%d\n", fgetc(f));
  rewind(f);
  int newlines = 0, capitals = 0, c;
  while ((c = getc(f)) != EOF) {
    newlines += c == '\n';
    capitals += c >= 'A' && c <= 'Z';
  }
  printf("%d %d %d\n", newlines, capitals, feof(f) != 0);
  int numbers[4] = {1, -2, 3, -4}, back[4];
  long at = ftell(f);
  fseek(f, 0, SEEK_END);
  printf("%zu\n", fwrite(numbers, sizeof *numbers, 4, f));
  fseek(f, at, SEEK_SET);
  printf("%zu ", fread(back, sizeof *back, 4, f));
  printf("%d\n", memcmp(numbers, back, sizeof back));
  printf("%d\n", fclose(f));
  f = fopen("/no/such/place", "r");
  printf("%d\n", f == NULL);
  return newlines;
}
