/*
 * The engine of scanf: goes along the format, and lets each conversion take its part of the input.
 * How it behaves in detail is glibc's doing: where it looks for white space, and when it calls the
 * end of the input a failure.
 */

typedef __builtin_va_list va_list;

extern int *__errno_location(void);

enum { EOF = -1, EILSEQ = 84 };
enum { MATCHED = 0, ENDED = 1, MISMATCHED = 2, FAILED = 3 };
enum scan_length { INT_LENGTH, CHAR_LENGTH, SHORT_LENGTH, LONG_LENGTH, LONG_LONG_LENGTH };

struct scan_input {
  int (*next)(void *source);
  void (*back)(int c, void *source);
  void *source;
  int current; /* The character read last, also if it was handed back; EOF from the end on. */
  int count;   /* How many were read and not handed back. */
  int errno_at_end;
};

struct scan_conversion {
  int letter;   /* 0 where the format ends too early. */
  int position; /* The number of its argument; 0 for the next one. */
  int suppressed;
  int width; /* 0 for none. */
  int allocates;
  enum scan_length length; /* j, t and z are like l. */
  const char *set;         /* The characters of %[, from the first to the bracket at the end. */
  int negated;
};

extern const char *__hw_scan_conversion(const char *at, struct scan_conversion *conversion);
extern int __hw_scan_next(struct scan_input *input);
extern void __hw_scan_back(struct scan_input *input);
extern int __hw_is_space(int c);
extern void __hw_scan_space(struct scan_input *input);
extern void __hw_scan_last_space(struct scan_input *input);
extern int __hw_scan_integer(
    struct scan_input *input, int letter, int width, unsigned long *value);
extern int __hw_scan_real(
    struct scan_input *input, const struct scan_conversion *conversion, void *target);
extern int __hw_scan_text(
    struct scan_input *input, const struct scan_conversion *conversion, void *target);

static int expect(struct scan_input *input, int wanted) {
  if (input->current == EOF) {
    return ENDED;
  }
  if (input->current == wanted) {
    return MATCHED;
  }
  __hw_scan_back(input);
  return MISMATCHED;
}

/* A plain character of the format. glibc tries it as the start of a multibyte character first. */
static int literal(struct scan_input *input, int wanted, int after_space) {
  if (wanted >= 128) {
    *__errno_location() = EILSEQ;
  }
  int c = __hw_scan_next(input);
  while (after_space && __hw_is_space(c)) {
    c = __hw_scan_next(input);
  }
  return expect(input, wanted);
}

static void store(unsigned long value, enum scan_length length, void *target) {
  switch (length) {
    case CHAR_LENGTH:
      *(unsigned char *)target = (unsigned char)value;
      break;
    case SHORT_LENGTH:
      *(unsigned short *)target = (unsigned short)value;
      break;
    case INT_LENGTH:
      *(unsigned *)target = (unsigned)value;
      break;
    default:
      *(unsigned long *)target = value;
  }
}

static int integer(
    struct scan_input *input, const struct scan_conversion *conversion, void *target) {
  unsigned long value;
  enum scan_length length = conversion->letter == 'p' ? LONG_LENGTH : conversion->length;
  int step = __hw_scan_integer(input, conversion->letter, conversion->width, &value);
  if (step == MATCHED && !conversion->suppressed) {
    store(value, length, target);
  }
  return step;
}

static int count(const struct scan_input *input, const struct scan_conversion *how, void *target) {
  if (!how->suppressed) {
    store((unsigned long)input->count, how->length, target);
  }
  return MATCHED;
}

static int is_one_of(int letter, const char *letters) {
  while (*letters != '\0' && *letters != letter) {
    letters++;
  }
  return *letters != '\0';
}

static int convert(
    struct scan_input *input, const struct scan_conversion *conversion, void *target) {
  int letter = conversion->letter;
  if (letter == '%') {
    __hw_scan_next(input);
    return expect(input, '%');
  }
  if (letter == 'n') {
    return count(input, conversion, target);
  }
  if (is_one_of(letter, "diuoxXp")) {
    return integer(input, conversion, target);
  }
  return is_one_of(letter, "cCsS[") ? __hw_scan_text(input, conversion, target)
                                    : __hw_scan_real(input, conversion, target);
}

static void *argument(va_list arguments, int position) {
  void *target = 0;
  va_list copy;
  __builtin_va_copy(copy, arguments);
  for (int i = 0; i < position; i++) {
    target = __builtin_va_arg(copy, void *);
  }
  __builtin_va_end(copy);
  return target;
}

/* A call: where it stands, and what it has done. */
struct scan {
  struct scan_input input;
  int (*whole)(struct scan_input *input, int bits, int is_signed, unsigned long *value);
  const char *format;
  int after_space;
  int taken; /* How many arguments were taken in order. */
  int assigned;
};

static int bits(enum scan_length length) {
  return length == CHAR_LENGTH ? 8 : length == SHORT_LENGTH ? 16 : length == INT_LENGTH ? 32 : 64;
}

/* A number that need not be read character by character, where the source has one. */
static int whole(struct scan *scan, const struct scan_conversion *how, unsigned long *value) {
  int is_plain = (how->letter == 'd' || how->letter == 'u') && how->width == 0;
  return is_plain && scan->whole != 0
      && scan->whole(&scan->input, bits(how->length), how->letter == 'd', value);
}

static void *target(struct scan *scan, const struct scan_conversion *how, va_list arguments) {
  return argument(arguments, how->position > 0 ? how->position : ++scan->taken);
}

/* What follows a percent sign. Only few conversions leave white space alone by themselves. */
static int conversion(struct scan *scan, va_list arguments) {
  struct scan_conversion how;
  scan->format = __hw_scan_conversion(scan->format, &how);
  if (how.letter == 0) {
    return MISMATCHED;
  }
  unsigned long value;
  if (whole(scan, &how, &value)) {
    scan->after_space = 0;
    if (!how.suppressed) {
      store(value, how.length, target(scan, &how, arguments));
      scan->assigned++;
    }
    return MATCHED;
  }
  if (scan->after_space || !is_one_of(how.letter, "cC[n")) {
    __hw_scan_space(&scan->input);
  }
  scan->after_space = 0;
  if (!is_one_of(how.letter, "%diuoxXpaAeEfFgGcCsS[n")) {
    return MISMATCHED;
  }
  if (how.suppressed || how.letter == '%') {
    return convert(&scan->input, &how, 0);
  }
  int step = convert(&scan->input, &how, target(scan, &how, arguments));
  scan->assigned += step == MATCHED && how.letter != 'n';
  return step;
}

static int directive(struct scan *scan, va_list arguments) {
  int c = (unsigned char)*scan->format++;
  if (__hw_is_space(c)) {
    scan->after_space = 1;
    return MATCHED;
  }
  if (c == '%') {
    return conversion(scan, arguments);
  }
  int step = literal(&scan->input, c, scan->after_space);
  scan->after_space = 0;
  return step;
}

int __hw_scan(
    int (*next)(void *source),
    void (*back)(int c, void *source),
    int (*whole)(struct scan_input *input, int bits, int is_signed, unsigned long *value),
    void *source,
    const char *format,
    va_list arguments) {
  struct scan scan = {{next, back, source, 0, 0, 0}, whole, format, 0, 0, 0};
  int step = MATCHED;
  while (*scan.format != '\0' && step == MATCHED) {
    step = directive(&scan, arguments);
  }
  if (step == MATCHED && scan.after_space) {
    __hw_scan_last_space(&scan.input);
  }
  return step == FAILED || (step == ENDED && scan.assigned == 0) ? EOF : scan.assigned;
}
