/*
 * The plain part of printf's formats: text, %s, %c, %d, %i, %u and %x without flag, width or
 * precision. It is written out here so that the text of unknown values can be followed, a way for
 * each number of digits; the machine does all other formats.
 */

typedef unsigned long size_t;
typedef __builtin_va_list va_list;

/* Where text goes; what does not fit is counted only. */
struct plain_text {
  char *target;
  size_t room;
  size_t length;
};

static void put(struct plain_text *text, char c) {
  if (text->length < text->room) {
    text->target[text->length] = c;
  }
  text->length++;
}

static void put_text(struct plain_text *text, const char *from) {
  for (const char *at = from == 0 ? "(null)" : from; *at != '\0'; at++) {
    put(text, *at);
  }
}

/* Powers of the base are constants, and solvers quick with such divisors. */
static void put_number(struct plain_text *text, unsigned long value, unsigned long base) {
  unsigned long power = 1;
  while (value / power >= base) {
    power *= base;
  }
  for (; power > 0; power /= base) {
    unsigned digit = (unsigned)(value / power % base);
    put(text, (char)(base == 10 || digit < 10 ? '0' + digit : 'a' + (digit - 10)));
  }
}

static void put_signed(struct plain_text *text, long value) {
  if (value < 0) {
    put(text, '-');
    put_number(text, 0 - (unsigned long)value, 10);
  } else {
    put_number(text, (unsigned long)value, 10);
  }
}

/* The letter of a conversion, after an l, ll or z where one may stand; 0 for what is not plain. */
static char letter_of(const char *at, int *is_long) {
  const char *start = at;
  while (*at == 'l' && at - start < 2) {
    at++;
  }
  at += at == start && *at == 'z';
  *is_long = at != start;
  int number = *at == 'd' || *at == 'i' || *at == 'u' || *at == 'x';
  int other = !*is_long && (*at == 's' || *at == 'c' || *at == '%');
  return (char)(number || other ? *at : '\0');
}

static const char *after(const char *at) {
  while (*at == 'l' || *at == 'z') {
    at++;
  }
  return at + 1;
}

int __hw_is_plain(const char *format) {
  int is_long;
  while (*format != '\0') {
    if (*format == '%') {
      if (letter_of(format + 1, &is_long) == '\0') {
        return 0;
      }
      format = after(format + 1);
    } else {
      format++;
    }
  }
  return 1;
}

static void put_next(struct plain_text *text, char letter, int is_long, va_list arguments) {
  switch (letter) {
    case '%':
      put(text, '%');
      break;
    case 's':
      put_text(text, __builtin_va_arg(arguments, const char *));
      break;
    case 'c':
      put(text, (char)__builtin_va_arg(arguments, int));
      break;
    case 'd':
    case 'i':
      put_signed(
          text, is_long ? __builtin_va_arg(arguments, long) : __builtin_va_arg(arguments, int));
      break;
    default:
      put_number(
          text,
          is_long ? __builtin_va_arg(arguments, unsigned long)
                  : __builtin_va_arg(arguments, unsigned),
          letter == 'x' ? 16 : 10);
  }
}

/* As vsnprintf, for plain formats. */
int __hw_plain(char *target, size_t size, const char *format, va_list arguments) {
  struct plain_text text = {target, size == 0 ? 0 : size - 1, 0};
  while (*format != '\0') {
    int is_long;
    if (*format == '%') {
      char letter = letter_of(format + 1, &is_long);
      put_next(&text, letter, is_long, arguments);
      format = after(format + 1);
    } else {
      put(&text, *format++);
    }
  }
  if (size > 0) {
    target[text.length < text.room ? text.length : text.room] = '\0';
  }
  return (int)text.length;
}
