// getchar, fgetc, getc, ungetc, feof over an input with odd characters.
#include <ctype.h>
#include <stdio.h>

static int read_number(void) {
  int c, n = 0, sign = 1;
  while (isspace(c = getchar()));
  if (c == '-') sign = -1, c = getchar();
  for (; isdigit(c); c = fgetc(stdin)) n = n * 10 + (c - '0');
  ungetc(c, stdin);
  return sign * n;
}

int main(void) {
  printf("%d\n", read_number());
  printf("%d\n", read_number());
  int c = getchar();
  printf("[%c]\n", c);
  printf("%d\n", read_number());
  c = getc(stdin);
  printf("%d\n", c == '\n');
  ungetc('Q', stdin);
  printf("%c\n", getchar());
  int counts[4] = {0};
  while ((c = getchar()) != EOF) {
    if (isalpha(c)) counts[0]++;
    else if (isdigit(c)) counts[1]++;
    else if (c == '\n') counts[2]++;
    else counts[3]++;
    if (c > 127) printf("high %d\n", c);
  }
  printf("%d %d %d %d\n", counts[0], counts[1], counts[2], counts[3]);
  printf("%d %d\n", feof(stdin) != 0, ferror(stdin));
  printf("%d\n", getchar());
  clearerr(stdin);
  printf("%d\n", feof(stdin));
  printf("%d\n", getchar() == EOF);
  printf("%d\n", ungetc(EOF, stdin));
  return counts[0];
}
