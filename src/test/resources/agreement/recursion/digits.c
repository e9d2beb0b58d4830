// Numbers written by recursion: bases, words, Roman, reversed, padded.
#include <stdio.h>
#include <string.h>

static void in_base(unsigned n, unsigned base) {
  if (n >= base) in_base(n / base, base);
  putchar("0123456789abcdefghijklmnopqrstuvwxyz"[n % base]);
}

static const char *small[] = {
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"};
static const char *tens[] = {"", "", "twenty", "thirty", "forty",
                             "fifty", "sixty", "seventy", "eighty", "ninety"};

static void in_words(int n) {
  if (n < 0) printf("minus "), in_words(-n);
  else if (n < 20) printf("%s", small[n]);
  else if (n < 100) printf("%s%s%s", tens[n / 10], n % 10 ? "-" : "", n % 10 ? small[n % 10] : "");
  else if (n < 1000) {
    printf("%s hundred", small[n / 100]);
    if (n % 100) printf(" and "), in_words(n % 100);
  } else {
    in_words(n / 1000);
    printf(" thousand");
    if (n % 1000) putchar(' '), in_words(n % 1000);
  }
}

static char *roman(int n, char *out) {
  static const struct { int value; char text[3]; } steps[] = {
      {1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"}, {100, "C"}, {90, "XC"}, {50, "L"},
      {40, "XL"},  {10, "X"},   {9, "IX"},  {5, "V"},    {4, "IV"},  {1, "I"}};
  for (unsigned i = 0; i < 13; i++)
    if (n >= steps[i].value) {
      strcat(out, steps[i].text);
      return roman(n - steps[i].value, out);
    }
  return out;
}

static int reverse(int n, int so_far) { return n ? reverse(n / 10, so_far * 10 + n % 10) : so_far; }
static int digital_root(int n) { return n < 10 ? n : digital_root(n / 10 + n % 10); }

int main(void) {
  for (unsigned base = 2; base <= 36; base += 7) in_base(123456, base), putchar(' ');
  putchar('\n');
  int numbers[] = {0, 13, 42, 90, 100, 317, 1000, 12345, -7};
  for (int i = 0; i < 9; i++) in_words(numbers[i]), putchar('\n');
  for (int n = 4; n < 4000; n = n * 3 + 2) {
    char out[20] = "";
    printf("%s ", roman(n, out));
  }
  printf("\n%d %d %d\n", reverse(12345, 0), reverse(1200, 0), digital_root(987654));
  return digital_root(123456789);
}
