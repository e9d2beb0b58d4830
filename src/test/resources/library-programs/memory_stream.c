#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void show(const char *bytes, size_t size) {
  for (size_t i = 0; i < size; i++) printf(bytes[i] > 31 ? "%c" : "\\%d", bytes[i]);
  putchar('\n');
}

#define SHOW(call) printf(" %s=%ld", #call, (long)(call))

static void fixed(const char *mode) {
  char room[24] = "some text\nwith lines", line[30] = "-";
  FILE *f = fmemopen(room, sizeof room, mode);
  printf("%s:", mode);
  SHOW(ftell(f)), SHOW(fgets(line, 30, f) != NULL), SHOW(feof(f)), SHOW(ftell(f));
  printf("%s", line);
  SHOW(fseek(f, 0, SEEK_CUR)), SHOW(fprintf(f, "<%d>", 42)), SHOW(fflush(f)), SHOW(ftell(f));
  SHOW(fseek(f, 3, SEEK_SET)), SHOW(ftell(f)), SHOW(fgetc(f)), SHOW(fseek(f, -2, SEEK_END)), SHOW(ftell(f));
  SHOW(fputs("overlong overlong", f)), SHOW(fflush(f)), SHOW(ferror(f)), errno = 0;
  SHOW(fseek(f, 100, SEEK_SET)), SHOW(errno), rewind(f);
  SHOW(fgetc(f));
  if (!ferror(f)) SHOW(ungetc('Q', f));
  SHOW(fgetc(f)), SHOW(fclose(f));
  putchar('\n');
  show(room, sizeof room);
}

static void growing(void) {
  char *bytes;
  size_t size;
  FILE *f = open_memstream(&bytes, &size);
  fprintf(f, "hello %d", 1), fflush(f);
  printf("%s %zu %ld\n", bytes, size, ftell(f));
  for (int i = 0; i < 3000; i++) fprintf(f, " %d", i);
  fseek(f, 2, SEEK_SET), fputc('L', f), fflush(f);
  printf("%zu %ld\n", size, ftell(f));
  fseek(f, 0, SEEK_END), fputs("end", f), fclose(f);
  printf("%zu %.20s\n", size, bytes);
  free(bytes);
  fclose(open_memstream(&bytes, &size));
  printf("%zu '%s'\n", size, bytes);
  free(bytes);
}

static void temporary(void) {
  char line[41] = "";
  fpos_t at;
  FILE *f = tmpfile();
  for (int i = 0; i < 2000; i++) fprintf(f, "line %d\n", i);
  printf("%ld", ftell(f));
  rewind(f);
  fgets(line, 40, f), fgetpos(f, &at), fgets(line, 40, f);
  printf(" %s%ld", line, ftell(f));
  fseek(f, 0, SEEK_CUR), fputs("LINE", f);
  fsetpos(f, &at), fgets(line, 40, f), fputs(line, stdout), fgets(line, 40, f), fputs(line, stdout);
  fseek(f, -10, SEEK_END);
  memset(line, 0, 41), SHOW(fread(line, 1, 40, f)), SHOW(feof(f)), SHOW(fseek(f, 0, 7)), SHOW(ungetc('x', f));
  SHOW(feof(f)), SHOW(ftell(f)), SHOW(fclose(f)), puts(line);
}

static ssize_t shout(void *cookie, const char *bytes, size_t size) {
  for (size_t i = 0; i < size; i++) ((char *)cookie)[i] = bytes[i] & ~32;
  return size;
}

int main(void) {
  char heard[20] = "", one[] = "x";
  FILE *f = fopencookie(heard, "w", (cookie_io_functions_t){.write = shout});
  fputs("loud", f), fclose(f), puts(heard);
  fixed("r"), fixed("r+"), fixed("w"), fixed("w+"), fixed("a"), fixed("a+");
  growing(), temporary();
  f = fmemopen(NULL, 10, "w+");
  fputs("abc", f), rewind(f), printf("%d\n", fgetc(f)), fclose(f);
  f = fmemopen("only these", 4, "r");
  while (!feof(f)) printf("%d ", fgetc(f));
  fclose(f);
  printf("%d\n", fmemopen(one, 2, "q") == NULL);
}
