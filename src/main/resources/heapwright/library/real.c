/*
 * stdlib.h: text to floating numbers. Numbers as people write them, with few digits and a small
 * exponent, are one exact integer and at most one rounded operation with an exact power of ten away
 * (W. D. Clinger, How to Read Floating Point Numbers Accurately, 1990); for the rest there is the
 * machine.
 */

extern double __hw_strtod(const char *text, char **end);
extern float __hw_strtof(const char *text, char **end);
extern long double __hw_strtold(const char *text, char **end);
extern int __hw_is_space(int c);
extern int __hw_is_sign(int c);
extern int __hw_is_digit(int c, unsigned base);

/* 10^15 is less than 2^53, and 5^22 too; 10^7 is less than 2^24, and 5^10 too. */
enum { DOUBLE_DIGITS = 15, DOUBLE_POWER = 22, FLOAT_DIGITS = 7, FLOAT_POWER = 10 };

/* The digits as one integer, to be multiplied by a power of ten. */
struct decimal {
  const char *end; /* Null where the text is no such number. */
  int negative;
  long digits;
  int length; /* How many digits there are. */
  int power;
};

static const char *read_fraction(const char *at, struct decimal *number, int most) {
  int point = 0;
  for (;; at++) {
    int c = (unsigned char)*at;
    if (__hw_is_digit(c, 10)) {
      number->digits = number->digits * 10 + (c - '0');
      number->power -= point;
      if (++number->length > most) {
        return 0;
      }
    } else if (c == '.' && !point) {
      point = 1;
    } else {
      return at;
    }
  }
}

/* An exponent is one only if it has digits; two are enough for all that is exact. */
static const char *read_exponent(const char *at, struct decimal *number) {
  const char *digits = at + 1;
  int negative = *digits == '-' ? 1 : 0;
  digits += __hw_is_sign((unsigned char)*digits) ? 1 : 0;
  int value = 0;
  int length = 0;
  while (__hw_is_digit((unsigned char)digits[length], 10)) {
    if (length == 2) {
      return 0;
    }
    value = value * 10 + ((unsigned char)digits[length] - '0');
    length++;
  }
  number->power += negative ? -value : value;
  return length == 0 ? at : digits + length;
}

static struct decimal parse(const char *text, int most) {
  struct decimal number = {0, 0, 0, 0, 0};
  while (__hw_is_space((unsigned char)*text)) {
    text++;
  }
  if (__hw_is_sign((unsigned char)*text)) {
    number.negative = (unsigned char)*text == '-' ? 1 : 0;
    text++;
  }
  const char *at = read_fraction(text, &number, most);
  if (at == 0 || number.length == 0 || ((at == text + 1) & ((*at | 32) == 'x'))) {
    return number;
  }
  number.end = (*at | 32) == 'e' ? read_exponent(at, &number) : at;
  return number;
}

double strtod(const char *text, char **end) {
  struct decimal number = parse(text, DOUBLE_DIGITS);
  if (number.end == 0 || number.power > DOUBLE_POWER || number.power < -DOUBLE_POWER) {
    return __hw_strtod(text, end);
  }
  if (end != 0) {
    *end = (char *)number.end;
  }
  double value = number.length < 10 ? (double)(int)number.digits : (double)number.digits;
  double scale = 1;
  for (int i = 0; i < number.power || i < -number.power; i++) {
    scale *= 10;
  }
  value = number.power < 0 ? value / scale : number.power > 0 ? value * scale : value;
  return number.negative ? -value : value;
}

float strtof(const char *text, char **end) {
  struct decimal number = parse(text, FLOAT_DIGITS);
  if (number.end == 0 || number.power > FLOAT_POWER || number.power < -FLOAT_POWER) {
    return __hw_strtof(text, end);
  }
  if (end != 0) {
    *end = (char *)number.end;
  }
  float value = (float)(int)number.digits;
  float scale = 1;
  for (int i = 0; i < number.power || i < -number.power; i++) {
    scale *= 10;
  }
  value = number.power < 0 ? value / scale : number.power > 0 ? value * scale : value;
  return number.negative ? -value : value;
}

long double strtold(const char *text, char **end) { return __hw_strtold(text, end); }

double atof(const char *text) { return strtod(text, 0); }
