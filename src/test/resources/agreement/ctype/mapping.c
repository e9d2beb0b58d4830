// toupper and tolower over all bytes, and relations between the classes.
#include <ctype.h>
#include <stdio.h>

int main(void) {
  int changed_up = 0, changed_down = 0, wrong = 0;
  unsigned sum = 0;
  for (int c = 0; c < 256; c++) {
    int up = toupper(c), down = tolower(c);
    changed_up += up != c;
    changed_down += down != c;
    if (!!isalpha(c) != (isupper(c) || islower(c))) wrong++;
    if (!!isalnum(c) != (isalpha(c) || isdigit(c))) wrong++;
    if (!!isgraph(c) != (isalnum(c) || ispunct(c))) wrong++;
    if (!!isprint(c) != (isgraph(c) || c == ' ')) wrong++;
    if (isupper(c) && tolower(toupper(c)) != down) wrong++;
    if (iscntrl(c) && isprint(c)) wrong++;
    sum = sum * 31 + (unsigned)(up ^ down);
  }
  printf("%d %d %d %u\n", changed_up, changed_down, wrong, sum);
  for (int c = 'x'; c < 'x' + 4; c++) printf("%c%c ", toupper(c), tolower(c - 32));
  putchar('\n');
  printf("%d %d %d %d\n", isspace('\v') != 0, isspace('\0') != 0, isblank('\t') != 0,
      isblank('\n') != 0);
  printf("%d %d %d\n", isalpha(0xe9) != 0, isprint(0x80) != 0, isascii(0x80) != 0);
  printf("%d %d\n", toupper('1'), tolower('['));
  int (*classify[])(int) = {isalpha, isdigit, ispunct, isspace};
  const char *letters = "adps";
  for (const char *s = "C99, ok!"; *s; s++)
    for (int i = 0; i < 4; i++)
      if (classify[i]((unsigned char)*s)) putchar(letters[i]);
  putchar('\n');
  int value = 0;
  for (const char *s = "7fFf"; isxdigit((unsigned char)*s); s++)
    value = value * 16 + (isdigit((unsigned char)*s) ? *s - '0'
        : tolower((unsigned char)*s) - 'a' + 10);
  printf("%d\n", value);
  return changed_up + changed_down;
}
