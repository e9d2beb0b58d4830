// puts, putchar, fputs, fputc, fwrite, fprintf to stdout and their results.
#include <stdio.h>

int main(void) {
  int r = puts("puts adds a newline");
  printf("%d\n", r >= 0);
  printf("%d\n", putchar('x') == 'x');
  printf("%d\n", fputc('y' + 256, stdout) == 'y');
  printf("%d\n", putc('z', stdout));
  printf("%d\n", fputs("no newline ", stdout) >= 0);
  printf("%zu\n", fwrite("abcdef", 2, 3, stdout));
  printf("%zu\n", fwrite("abcdef", 4, 1, stdout));
  printf("%zu\n", fwrite("", 0, 5, stdout));
  printf("%d\n", fprintf(stdout, "%s %d ", "fprintf", 5));
  printf("%d\n", printf("%c%c", 'a', 'b'));
  printf("%d\n", printf("%s", ""));
  fprintf(stderr, "this goes elsewhere\n");
  fputs("and this\n", stderr);
  int bytes[3] = {0x64636261, 0x0a676665, 0};
  fwrite(bytes, sizeof bytes[0], 2, stdout);
  for (char c = 'A'; c <= 'Z'; c += 5) putchar(c);
  putchar('\n');
  printf("a%cb\n", '-');
  printf("%s\n", "tab\there");
  printf("%d\n", fflush(stdout));
  printf("%d %d\n", ferror(stdout), feof(stdout));
  setvbuf(stdout, NULL, _IONBF, 0);
  printf("unbuffered\n");
  putchar_unlocked('u');
  putchar('\n');
  printf("%d %d\n", EOF, BUFSIZ >= 256);
  return printf("status\n");
}
