/*
 * The plain part of printf's formats: text, %s, %c and integers, with flags, width, precision and
 * length. It is written out here so that the text of unknown values can be followed, a way for each
 * number of digits; the machine does all other formats.
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

static void put_many(struct plain_text *text, char c, int count) {
  for (; count > 0; count--) {
    put(text, c);
  }
}

/* One conversion: what stands between its % and its letter. */
struct conversion {
  int left;
  int zeros;
  char sign; /* Of what is not negative: a plus, a space or none. */
  int alternative;
  int width;
  int precision; /* Negative where there is none. */
  int size;      /* In bytes, of an integer. */
  char letter;   /* 0 for what is not plain. */
  const char *end;
};

static const char *read_flags(struct conversion *conversion, const char *at) {
  for (;; at++) {
    if (*at == '-') {
      conversion->left = 1;
    } else if (*at == '0') {
      conversion->zeros = 1;
    } else if (*at == '+') {
      conversion->sign = '+';
    } else if (*at == ' ') {
      conversion->sign = (char)(conversion->sign == '+' ? '+' : ' ');
    } else if (*at == '#') {
      conversion->alternative = 1;
    } else {
      return at;
    }
  }
}

/* A star is -1 here, and asked for later. */
static const char *read_count(int *count, const char *at) {
  if (*at == '*') {
    *count = -1;
    return at + 1;
  }
  int value = 0;
  int digits = 0;
  while (*at >= '0' && *at <= '9') {
    value = digits < 6 ? 10 * value + (*at - '0') : value;
    digits++;
    at++;
  }
  *count = digits > 6 ? -2 : value;
  return at;
}

static const char *read_size(struct conversion *conversion, const char *at) {
  conversion->size = 4;
  if (*at == 'h') {
    conversion->size = at[1] == 'h' ? 1 : 2;
    return at + (at[1] == 'h' ? 2 : 1);
  }
  if (*at == 'l') {
    conversion->size = 8;
    return at + (at[1] == 'l' ? 2 : 1);
  }
  if (*at == 'z' || *at == 'j' || *at == 't') {
    conversion->size = 8;
    return at + 1;
  }
  return at;
}

/* The conversion whose % stands before; stars are left to the caller, which has the arguments. */
static struct conversion conversion_at(const char *at, int *star_width, int *star_precision) {
  struct conversion result = {0, 0, 0, 0, 0, -1, 4, 0, 0};
  at = read_flags(&result, at);
  at = read_count(&result.width, at);
  *star_width = result.width == -1;
  *star_precision = 0;
  int too_much = result.width == -2;
  if (*at == '.') {
    at = read_count(&result.precision, at + 1);
    *star_precision = result.precision == -1;
    too_much |= result.precision == -2;
  }
  at = read_size(&result, at);
  int number = *at == 'd' || *at == 'i' || *at == 'u' || *at == 'x' || *at == 'X' || *at == 'o';
  int other = result.size == 4 && (*at == 's' || *at == 'c' || *at == '%');
  result.letter = (char)(!too_much && (number || other) ? *at : '\0');
  result.end = at + 1;
  return result;
}

int __hw_is_plain(const char *format) {
  int star_width;
  int star_precision;
  while (*format != '\0') {
    if (*format == '%') {
      struct conversion conversion = conversion_at(format + 1, &star_width, &star_precision);
      if (conversion.letter == '\0') {
        return 0;
      }
      format = conversion.end;
    } else {
      format++;
    }
  }
  return 1;
}

static void put_padded(struct plain_text *text, const struct conversion *as, const char *from,
                       int length) {
  if (!as->left) {
    put_many(text, ' ', as->width - length);
  }
  for (int i = 0; i < length; i++) {
    put(text, from[i]);
  }
  if (as->left) {
    put_many(text, ' ', as->width - length);
  }
}

static void put_text(struct plain_text *text, const struct conversion *as, const char *from) {
  const char *at = from;
  if (at == 0) {
    at = as->precision < 0 || as->precision >= 6 ? "(null)" : "";
  }
  int length = 0;
  while ((as->precision < 0 || length < as->precision) && at[length] != '\0') {
    length++;
  }
  put_padded(text, as, at, length);
}

/* The digits, at least as many as the precision says. Powers of the base are constants, and solvers
   quick with such divisors. */
static void put_number(struct plain_text *text, const struct conversion *as, unsigned long value,
                       char sign) {
  unsigned long base = as->letter == 'x' || as->letter == 'X' ? 16 : as->letter == 'o' ? 8 : 10;
  char ten = (char)(as->letter == 'X' ? 'A' : 'a');
  unsigned long power = 1;
  int digits = 1;
  while (value / power >= base) {
    power *= base;
    digits++;
  }
  if (as->precision == 0 && value == 0) {
    digits = 0;
    power = 0;
  }
  int zeros = as->precision > digits ? as->precision - digits : 0;
  int prefix = as->alternative && base == 16 && value != 0 ? 2 : 0;
  if (as->alternative && base == 8 && zeros == 0 && (value != 0 || digits == 0)) {
    zeros = 1;
  }
  int length = (sign != 0) + prefix + zeros + digits;
  if (as->zeros && !as->left && as->precision < 0 && as->width > length) {
    zeros += as->width - length;
    length = as->width;
  }
  if (!as->left) {
    put_many(text, ' ', as->width - length);
  }
  put_many(text, sign, sign != 0);
  if (prefix != 0) {
    put(text, '0');
    put(text, as->letter);
  }
  put_many(text, '0', zeros);
  for (; power > 0; power /= base) {
    unsigned digit = (unsigned)(value / power % base);
    put(text, (char)(base <= 10 || digit < 10 ? '0' + digit : ten + (digit - 10)));
  }
  if (as->left) {
    put_many(text, ' ', as->width - length);
  }
}

static long signed_argument(int size, va_list arguments) {
  if (size == 8) {
    return __builtin_va_arg(arguments, long);
  }
  int value = __builtin_va_arg(arguments, int);
  return size == 1 ? (signed char)value : size == 2 ? (short)value : value;
}

static unsigned long unsigned_argument(int size, va_list arguments) {
  if (size == 8) {
    return __builtin_va_arg(arguments, unsigned long);
  }
  unsigned value = __builtin_va_arg(arguments, unsigned);
  return size == 1 ? (unsigned char)value : size == 2 ? (unsigned short)value : value;
}

static void put_next(struct plain_text *text, const struct conversion *as, va_list arguments) {
  char one;
  long value;
  switch (as->letter) {
    case '%':
      put(text, '%');
      break;
    case 's':
      put_text(text, as, __builtin_va_arg(arguments, const char *));
      break;
    case 'c':
      one = (char)__builtin_va_arg(arguments, int);
      put_padded(text, as, &one, 1);
      break;
    case 'd':
    case 'i':
      value = signed_argument(as->size, arguments);
      if (value < 0) {
        put_number(text, as, 0 - (unsigned long)value, '-');
      } else {
        put_number(text, as, (unsigned long)value, as->sign);
      }
      break;
    default:
      put_number(text, as, unsigned_argument(as->size, arguments), 0);
  }
}

/* As vsnprintf, for plain formats. */
int __hw_plain(char *target, size_t size, const char *format, va_list arguments) {
  struct plain_text text = {target, size == 0 ? 0 : size - 1, 0};
  int star_width;
  int star_precision;
  while (*format != '\0') {
    if (*format == '%') {
      struct conversion conversion = conversion_at(format + 1, &star_width, &star_precision);
      if (star_width) {
        int width = __builtin_va_arg(arguments, int);
        conversion.left |= width < 0;
        conversion.width = width < 0 ? -width : width;
      }
      if (star_precision) {
        conversion.precision = __builtin_va_arg(arguments, int);
      }
      put_next(&text, &conversion, arguments);
      format = conversion.end;
    } else {
      put(&text, *format++);
    }
  }
  if (size > 0) {
    target[text.length < text.room ? text.length : text.room] = '\0';
  }
  return (int)text.length;
}
