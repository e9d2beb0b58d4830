/* stdlib.h and inttypes.h: text to integers, with errno and the end as glibc gives them. */

typedef unsigned long size_t;

extern int *__errno_location(void);

struct numeral {
  unsigned long magnitude;
  int digits;
  int negative;
  int is_long; /* It might not fit. */
  int overflow;
};

extern int __hw_is_space(int c);
extern int __hw_is_sign(int c);
extern int __hw_is_digit(int c, unsigned base);
extern void __hw_add_digit(struct numeral *numeral, int c, unsigned base);
extern long __hw_signed(const struct numeral *numeral);
extern unsigned long __hw_unsigned(const struct numeral *numeral);

enum { EINVAL = 22 };

static int has_hexadecimal_prefix(const char *text) {
  return text[0] == '0' && (text[1] | 32) == 'x' && __hw_is_digit((unsigned char)text[2], 16);
}

/*
 * Reads a numeral and says in *end where it stops: at the text's beginning where there is none, and
 * after the zero where "0x" is not followed by a digit. An impossible base leaves *end alone.
 */
static struct numeral parse(const char *text, char **end, int base) {
  struct numeral result = {0, 0, 0, 0, 0};
  if (base < 0 || base == 1 || base > 36) {
    *__errno_location() = EINVAL;
    return result;
  }
  const char *at = text;
  while (__hw_is_space((unsigned char)*at)) {
    at++;
  }
  if (__hw_is_sign((unsigned char)*at)) {
    result.negative = (unsigned char)*at == '-' ? 1 : 0;
    at++;
  }
  if ((base == 0 || base == 16) && has_hexadecimal_prefix(at)) {
    at += 2;
    base = 16;
  } else if (base == 0) {
    base = *at == '0' ? 8 : 10;
  }
  while (__hw_is_digit((unsigned char)*at, (unsigned)base)) {
    __hw_add_digit(&result, (unsigned char)*at, (unsigned)base);
    at++;
  }
  if (end != 0) {
    *end = (char *)(result.digits == 0 ? text : at);
  }
  return result;
}

long strtol(const char *text, char **end, int base) {
  struct numeral numeral = parse(text, end, base);
  return __hw_signed(&numeral);
}

unsigned long strtoul(const char *text, char **end, int base) {
  struct numeral numeral = parse(text, end, base);
  return __hw_unsigned(&numeral);
}

long long strtoll(const char *text, char **end, int base) { return strtol(text, end, base); }

unsigned long long strtoull(const char *text, char **end, int base) {
  return strtoul(text, end, base);
}

long long strtoq(const char *text, char **end, int base) { return strtol(text, end, base); }

unsigned long long strtouq(const char *text, char **end, int base) {
  return strtoul(text, end, base);
}

long strtoimax(const char *text, char **end, int base) { return strtol(text, end, base); }

unsigned long strtoumax(const char *text, char **end, int base) { return strtoul(text, end, base); }

/* What does not fit an int is cut, not clamped. */
int atoi(const char *text) { return (int)strtol(text, 0, 10); }

long atol(const char *text) { return strtol(text, 0, 10); }

long long atoll(const char *text) { return strtol(text, 0, 10); }
