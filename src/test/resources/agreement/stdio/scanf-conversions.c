// scanf in all its conversions: what is stored, what is left, what errno says.
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

/* How many random numbers and texts; others that include this program may want more. */
#ifndef ROUNDS
#define ROUNDS 300
#endif

enum { SLOTS = 4, SLOT = 64, UNTOUCHED = 0x23 };

static _Alignas(16) unsigned char slots[SLOTS][SLOT];
static char pool[10000];

/* ~ stands for a line's end in what is printed. */
static void print_rest(FILE *in) {
  printf(" <");
  for (int c = getc(in); c != EOF; c = getc(in)) putchar(c == '\n' ? '~' : c);
  printf(">");
}

static void print_slots(void) {
  for (int i = 0; i < SLOTS; i++) {
    int end = SLOT;
    while (end > 0 && slots[i][end - 1] == UNTOUCHED) end--;
    printf(" ");
    for (int j = 0; j < end; j++) printf("%02x", slots[i][j]);
  }
}

/* As a stream and as a string: what was stored, errno, and what is left. */
static void show(const char *format, const char *text) {
  printf("%s@%s:", format, text);
  memset(slots, UNTOUCHED, sizeof slots);
  FILE *in = fmemopen((void *)text, strlen(text), "r");
  if (in != NULL) {
    errno = 0;
    int count = fscanf(in, format, slots[0], slots[1], slots[2], slots[3]);
    printf("%d %d", count, errno);
    print_slots();
    print_rest(in);
    fclose(in);
  }
  memset(slots, UNTOUCHED, sizeof slots);
  errno = 0;
  int count = sscanf(text, format, slots[0], slots[1], slots[2], slots[3]);
  printf(" %d %d", count, errno);
  print_slots();
  printf("\n");
}

static void show_all(const char *const *formats, const char *const *inputs, const char *suffix) {
  for (size_t i = 0; formats[i] != NULL; i++) {
    for (size_t j = 0; inputs[j] != NULL; j++) {
      char format[100];
      strcpy(format, formats[i]);
      strcat(format, suffix);
      show(format, inputs[j]);
    }
  }
}

static const char *const integer_formats[] = {
    "%d", "%i", "%u", "%o", "%x", "%p", "%hhd", "%lu", "%2d", "%1i", "%3x", "%2x", "%5p",
    NULL};

static const char *const integer_inputs[] = {
    "5", "-5", "+5", "", "  ", "\n5 ", "-", "+", "- 5", "abc", "0x", "0xg", "0x1F", "-0x1f", "08",
    "017", "0", "00x1", "99999999999", "9223372036854775808", "-9223372036854775809",
    "18446744073709551616", "-18446744073709551615", "(nil)", "(NIL)x", "(ni", "(nix)", "1,000",
    "0X", "0Xa",
    NULL};

static const char *const real_formats[] = {
    "%f", "%lf", "%Lf", "%a", "%e", "%G", "%3f", "%1g", "%2lf", "%5Le",
    NULL};

static const char *const real_inputs[] = {
    "1", "1.5", "-1.5e3x", ".", "-.", "", " ", "-", "1e", "1e+", "1e+x", "1ee", "0x", "0x.", "0x1p",
    "0x1.8p1", "0x1.8P+1z", "0x.8", "nan", "nanx", "nan(12)", "-nan", "na", "inf", "infi",
    "infinity", "infinityx", "-INF ", "INFx", "1.5.5", "1e400", "1e-400", "0x1e5", "1_0", "+-1",
    "0e5", "00", "01.5", "x", ".5", "5.", "1e5000",
    NULL};

static const char *const text_formats[] = {
    "%c", "%3c", "%lc", "%s", "%2s", "%ls", "%S", "%C", "%[a-c]", "%[^a-c]", "%[]a]", "%[^]a]",
    "%[a-]", "%[-a]", "%[^-a]", "%[c-a]", "%[a-c-e]", "%2[a-z]", "%l[a-z]", "%*s", "%*c", "%*[a-c]",
    "%[abc", "%[", "%[^", "%hs", "%js", " %c", " %[a-c]", "%%", " %%", "%5$", "%",
    NULL};

static const char *const text_inputs[] = {
    "", " ", "abc", " abc", "a]b-", "-", "e", "abcdef g", "%", " %", "\nx", "\351", "a\351", "]",
    NULL};

static const char *const sequence_formats[] = {
    "%d %d", "%d%d", "%d,%d", "%d , %d", "%d\n%c", "%*d%d", "x%d", "abc %n", "abc%n", " %n", "%n",
    "%2$d %1$s", "%1$d %1$d", "%1d%1d%1d", "%0d", "%'d", "%Id", "%y", "%d%y", "%*n%d", "%s %s %s",
    "%d%[^\n]%c", "%3s%n%3s", "%d%%", "%f%c", "%i%c", "%hhd%hd%ld%lld", "%d \351", "%mhd",
    "%zd %jd %td",
    NULL};

static const char *const sequence_inputs[] = {
    "", "5", "5 6", "5 6 7", "5,6", "5 ,6", "5\nx", "abc", "abc  ", " x5", "x 5", "1234", "a b c",
    "5 rest of it\nz", "5%", "5 %", "1.5e", "1ez", "0xz", "300 70000 -1 1", "5 \351", "5  ",
    NULL};

static unsigned long state = 37;

static unsigned below(unsigned limit) {
  state = state * 6364136223846793005 + 1442695040888963407;
  return (unsigned)(state >> 33) % limit;
}

static const char *const conversions[] = {
    "d", "i", "u", "o", "x", "X", "p", "f", "e", "g", "a", "lf", "Lf", "s", "c", "[a-z]", "[^ ]",
    "n", "ld", "hhd", "hi", "llx", "zu", "lc", "ls", "%"};

static const char *const separators[] = {"", "", " ", ",", "\n", "x", " ,"};

static const char *const tokens[] = {
    "0", "0x", "1f", "-", "+", "12", "e", "E", ".", "nan", "in", "inf", "inity", "x", "p1", " ",
    "  ", "\n", ",", "a", "zz", "99999999999999999999", "(nil)", "%", "1e5", "9"};

static void show_random(void) {
  char format[100] = "";
  char input[200] = "";
  for (unsigned i = below(3) + 1; i > 0; i--) {
    strcat(format, separators[below(7)]);
    strcat(format, below(6) == 0 ? "%*" : "%");
    if (below(3) == 0) {
      char width[2] = {(char)('1' + below(6)), '\0'};
      strcat(format, width);
    }
    strcat(format, conversions[below(26)]);
  }
  for (unsigned i = below(7); i > 0; i--) strcat(input, tokens[below(26)]);
  if (strlen(input) < 30) show(format, input);
}

static void show_allocated(void) {
  char *word = NULL;
  char *pair = NULL;
  wchar_t *letters = NULL;
  int count = sscanf("one twothree", "%ms %2mc%ml[a-z]", &word, &pair, &letters);
  printf("%d %s %.2s %d %d\n", count, word, pair, (int)wcslen(letters), (int)letters[4]);
  free(word);
  free(pair);
  free(letters);
  memset(pool, 'y', 1000);
  count = sscanf(pool, "%ms", &word);
  printf("%d %d\n", count, (int)strlen(word));
  free(word);
  word = NULL;
  count = sscanf(" x", "%m[0-9]", &word);
  printf("%d %d\n", count, word == NULL);
}

static void show_long_reals(void) {
  double value = 0;
  memset(pool, '1', 500);
  strcpy(pool + 500, "e-450 7");
  int rest = 0;
  int count = sscanf(pool, "%lf %d", &value, &rest);
  printf("%d %.17g %d\n", count, value, rest);
  memset(pool, '0', 5000);
  strcpy(pool + 5000, "42.5x");
  char c = '\0';
  count = sscanf(pool, "%lf%c", &value, &c);
  printf("%d %.17g %c\n", count, value, c);
}

static void show_reals(void) {
  for (int i = 0; i < ROUNDS; i++) {
    char text[60] = "";
    unsigned length = below(18);
    unsigned point = below(20);
    for (unsigned j = 0; j < length; j++) {
      if (j == point) strcat(text, ".");
      char digit[2] = {(char)('0' + below(10)), '\0'};
      strcat(text, digit);
    }
    static const char *const ends[] = {"", "", "e", "e5", "e-3", "E+21", "e-24", "e007", "e300", "x", ".", "-"};
    strcat(text, ends[below(12)]);
    char *end;
    double wide = strtod(text, &end);
    float narrow = strtof(text, NULL);
    printf("%s %a %d %a\n", text, wide, (int)(end - text), narrow);
  }
}

int main(void) {
  show_all(integer_formats, integer_inputs, "%n");
  show_all(real_formats, real_inputs, "%n");
  show_all(text_formats, text_inputs, "%n");
  show_all(sequence_formats, sequence_inputs, "");
  for (int i = 0; i < ROUNDS; i++) show_random();
  show_allocated();
  show_long_reals();
  show_reals();
  return 0;
}
