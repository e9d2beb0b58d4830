/* scanf's integers. Where glibc reads further than C asks, or hands back less, so does this. */

enum { EOF = -1, MATCHED = 0, ENDED = 1, MISMATCHED = 2 };

struct numeral {
  unsigned long magnitude;
  int digits;
  int negative;
  int is_long; /* It might not fit. */
  int overflow;
};

struct scan_input {
  int (*next)(void *source);
  void (*back)(int c, void *source);
  void *source;
  int current; /* The character read last, also if it was handed back; EOF from the end on. */
  int count;   /* How many were read and not handed back. */
  int errno_at_end;
};

extern int __hw_is_sign(int c);
extern int __hw_is_digit(int c, unsigned base);
extern void __hw_add_digit(struct numeral *numeral, int c, unsigned base);
extern long __hw_signed(const struct numeral *numeral);
extern unsigned long __hw_unsigned(const struct numeral *numeral);
extern int __hw_scan_next(struct scan_input *input);
extern void __hw_scan_back(struct scan_input *input);

/*
 * A prefix, where the base allows one: the x is read, but the number may well end with the 0 before
 * it. Returns how many characters were taken.
 */
static int read_prefix(struct scan_input *input, struct numeral *numeral, int left, unsigned *base) {
  int guess = *base == 0;
  *base = guess ? 10 : *base;
  if ((!guess && *base != 16) || left == 0 || input->current != '0') {
    return 0;
  }
  numeral->digits = 1;
  int is_x = (__hw_scan_next(input) | 32) == 'x';
  if (left == 1 || !is_x) {
    *base = guess ? 8 : 16;
    return 1;
  }
  *base = 16;
  __hw_scan_next(input);
  return 2;
}

/* On a mismatch the letters before it stay read. */
static int read_nil(struct scan_input *input) {
  if (input->current != '(') {
    return 0;
  }
  for (const char *letter = "nil"; *letter != '\0'; letter++) {
    if ((__hw_scan_next(input) | 32) != *letter) {
      return 0;
    }
  }
  return __hw_scan_next(input) == ')';
}

/* base: 0 for what the prefix says. left: the width; less than 0 for none. */
static int read_numeral(
    struct scan_input *input, struct numeral *numeral, int left, unsigned *base, int pointer) {
  if (__hw_scan_next(input) == EOF) {
    return ENDED;
  }
  int is_signed = __hw_is_sign(input->current);
  if (is_signed) {
    numeral->negative = input->current == '-' ? 1 : 0;
    left--;
    __hw_scan_next(input);
  }
  left -= read_prefix(input, numeral, left, base);
  while (left != 0 && __hw_is_digit(input->current, *base)) {
    __hw_add_digit(numeral, input->current, *base);
    left--;
    __hw_scan_next(input);
  }
  int wide_enough = left < 0 || left >= 5;
  if (numeral->digits == 0 && !is_signed && pointer && wide_enough && read_nil(input)) {
    return MATCHED;
  }
  __hw_scan_back(input);
  return numeral->digits == 0 ? MISMATCHED : MATCHED;
}

/* What %d, %i, %u, %o, %x and %p make of the input, for all sizes alike. */
int __hw_scan_integer(struct scan_input *input, int letter, int width, unsigned long *value) {
  struct numeral numeral = {0, 0, 0, 0, 0};
  int is_signed = letter == 'd' || letter == 'i';
  unsigned base = letter == 'i' ? 0 : letter == 'o' ? 8 : letter == 'd' || letter == 'u' ? 10 : 16;
  int step = read_numeral(input, &numeral, width > 0 ? width : -1, &base, letter == 'p');
  if (step == MATCHED) {
    *value = is_signed ? (unsigned long)__hw_signed(&numeral) : __hw_unsigned(&numeral);
  }
  return step;
}
