// Text transformed by class: title case, identifiers, digits summed, caesar.
#include <ctype.h>
#include <stdio.h>
#include <string.h>

static void title(char *s) {
  int start = 1;
  for (; *s; s++) {
    unsigned char c = (unsigned char)*s;
    *s = (char)(start ? toupper(c) : tolower(c));
    start = !isalnum(c);
  }
}

static int identifier(const char *s) {
  if (!isalpha((unsigned char)*s) && *s != '_') return 0;
  while (isalnum((unsigned char)*s) || *s == '_') s++;
  return *s == '\0';
}

static int digit_sum(const char *s) {
  int sum = 0;
  for (; *s; s++)
    if (isxdigit((unsigned char)*s))
      sum += isdigit((unsigned char)*s) ? *s - '0' : toupper(*s) - 'A' + 10;
  return sum;
}

static void swap_case(char *s) {
  for (; *s; s++) *s = (char)(islower((unsigned char)*s) ? toupper(*s) : tolower(*s));
}

static char *squeeze(char *s) {
  char *to = s;
  for (char *from = s; *from; from++)
    if (!isspace((unsigned char)*from) || (to > s && !isspace((unsigned char)to[-1])))
      *to++ = isspace((unsigned char)*from) ? ' ' : *from;
  *to = '\0';
  return s;
}

static void visible(const char *s) {
  for (; *s; s++)
    if (isprint((unsigned char)*s)) putchar(*s);
    else printf("\\%03o", (unsigned char)*s);
  putchar('\n');
}

int main(void) {
  char text[] = "the QUICK-brown foX's 2nd jump";
  title(text);
  puts(text);
  swap_case(text);
  puts(text);
  printf("%d%d%d%d%d\n", identifier("name_1"), identifier("1name"), identifier("_"),
      identifier("a-b"), identifier(""));
  printf("%d %d\n", digit_sum("0xFFz9"), digit_sum("-12345"));
  char spaced[] = " \t many   spaces\n\nhere ";
  printf("[%s]\n", squeeze(spaced));
  visible("tab\tbell\a\x7f\xe9 end");
  int punctuation = 0;
  for (const char *s = "Hello, world! (really?)"; *s; s++)
    punctuation += ispunct((unsigned char)*s) != 0;
  printf("%d\n", punctuation);
  return digit_sum("feed") + (int)strlen(spaced);
}
