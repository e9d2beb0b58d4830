#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SHOW(call) printf("%s=%ld ", #call, (long)(call))

int main(void) {
  char line[16], block[40], word[20];
  int a = 0, b = 0;
  float f;
  SHOW(getchar()), SHOW(getc(stdin)), SHOW(ungetc('!', stdin)), SHOW(ungetc('?', stdin));
  SHOW(getchar()), SHOW(fgetc(stdin)), SHOW(getchar_unlocked());
  for (int i = 0; i < 4; i++) printf("<%s>\n", fgets(line, sizeof line, stdin));
  SHOW(scanf("%d %d", &a, &b)), SHOW(a), SHOW(b), SHOW(scanf("%19s%f", word, &f)), SHOW(f * 8), puts(word);
  SHOW(scanf("%d", &a)), SHOW(fscanf(stdin, " %[a-z]", word)), puts(word);
  SHOW(getchar()), SHOW(fread(block, 4, 5, stdin));
  fwrite(block, 1, 20, stdout);
  char *grown = NULL;
  size_t room = 0;
  for (int i = 0; i < 6; i++) {
    long length = getline(&grown, &room, stdin);
    printf("%ld %zu %.20s\n", length, room, grown);
  }
  SHOW(getdelim(&grown, &room, ';', stdin)), SHOW(room), SHOW(ftell(stdin)), SHOW(errno);
  while (fgets(line, 2, stdin)) fputs(line, stdout);
  SHOW(feof(stdin)), SHOW(ferror(stdin)), SHOW(getchar()), SHOW(fgets(line, 5, stdin));
  SHOW(ungetc('z', stdin)), SHOW(feof(stdin)), SHOW(getchar()), SHOW(getchar()), SHOW(feof(stdin));
  SHOW(scanf("%d", &a)), SHOW(getline(&grown, &room, stdin)), SHOW(ungetc(EOF, stdin)), clearerr(stdin);
  SHOW(feof(stdin)), SHOW(getchar()), SHOW(feof(stdin)), SHOW(fflush(stdin));
  SHOW(sscanf("12 ab34", "%d %2s%d", &a, word, &b)), SHOW(a), SHOW(b), puts(word);
  SHOW(sscanf("", "%d", &a)), SHOW(sscanf("x", "%d", &a)), SHOW(sscanf("0x1f-", "%i%n", &a, &b)), SHOW(a), SHOW(b);
  free(grown);
  SHOW(fgets(line, 1, stdin) == line), SHOW(fclose(stdin)), puts("");
}
