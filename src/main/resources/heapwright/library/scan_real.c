/*
 * scanf's floating numbers: which characters glibc takes for one. What they say,
 * strtod knows.
 */

typedef unsigned long size_t;

extern double strtod(const char *text, char **end);
extern float strtof(const char *text, char **end);
extern long double strtold(const char *text, char **end);
extern void *__hw_allocate(size_t size);
extern void *memcpy(void *target, const void *source, size_t size);
extern void free(void *block);

enum { EOF = -1, MATCHED = 0, ENDED = 1, MISMATCHED = 2 };
enum { USUAL_ROOM = 40 };
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

extern int __hw_is_sign(int c);
extern int __hw_is_digit(int c, unsigned base);
extern int __hw_scan_next(struct scan_input *input);
extern void __hw_scan_back(struct scan_input *input);

/* The characters of a number, and how many more may come; a width that is not given is negative. */
struct scan_field {
  struct scan_input *input;
  int left;
  char *text;
  size_t length;
  size_t room;
  char usual[USUAL_ROOM];
};

static void add(struct scan_field *field, int c) {
  if (field->length + 1 == field->room) {
    char *larger = __hw_allocate(2 * field->room);
    if (larger == 0) {
      return;
    }
    memcpy(larger, field->text, field->length);
    if (field->text != field->usual) {
      free(field->text);
    }
    field->text = larger;
    field->room *= 2;
  }
  field->text[field->length++] = (char)c;
}

/* Reads one more character if the width allows it and there is one. */
static int next(struct scan_field *field) {
  if (field->left == 0 || __hw_scan_next(field->input) == EOF) {
    return 0;
  }
  field->left--;
  return 1;
}

/* The rest of a word of which the first letter has been read. */
static int read_word(struct scan_field *field, const char *letters) {
  for (size_t i = 0; letters[i] != '\0'; i++) {
    if ((i > 0 && !next(field)) || (field->input->current | 32) != letters[i]) {
      return MISMATCHED;
    }
    add(field, field->input->current);
  }
  return MATCHED;
}

static int read_infinity(struct scan_field *field) {
  if (read_word(field, "inf") != MATCHED) {
    return MISMATCHED;
  }
  if (field->left == 0 || __hw_scan_next(field->input) == EOF) {
    return MATCHED;
  }
  if ((field->input->current | 32) != 'i') {
    __hw_scan_back(field->input);
    return MATCHED;
  }
  field->left--;
  return read_word(field, "inity");
}

/* What a number looks like so far. */
struct scan_shape {
  size_t start; /* Where the digits begin, after a sign. */
  int hexadecimal;
  int digits;
  int point;
  size_t exponent; /* Where the exponent begins, after its letter; 0 for none. */
};

static int takes(const struct scan_field *field, struct scan_shape *shape) {
  int c = field->input->current;
  if (__hw_is_digit(c, shape->hexadecimal && shape->exponent == 0 ? 16 : 10)) {
    shape->digits = 1;
    return 1;
  }
  if (shape->exponent > 0) {
    return field->length == shape->exponent && __hw_is_sign(c);
  }
  if (!shape->point && c == '.') {
    shape->point = 1;
    return 1;
  }
  if (shape->digits && (c | 32) == (shape->hexadecimal ? 'p' : 'e')) {
    shape->exponent = field->length + 1;
    return 1;
  }
  int second = field->length == shape->start + 1 && !shape->hexadecimal && !shape->point;
  if (second && field->left != 0
      && ((field->text[shape->start] == '0') & ((c | 32) == 'x'))) {
    shape->hexadecimal = 1;
    shape->digits = 0;
    return 1;
  }
  return 0;
}

static int read_digits(struct scan_field *field) {
  struct scan_shape shape = {field->length, 0, 0, 0, 0};
  do {
    if (!takes(field, &shape)) {
      __hw_scan_back(field->input);
      break;
    }
    add(field, field->input->current);
  } while (next(field));
  size_t prefix = shape.start + (shape.hexadecimal ? 2 : 0);
  return field->length == prefix ? MISMATCHED : MATCHED;
}

static int read_field(struct scan_field *field) {
  if (__hw_scan_next(field->input) == EOF) {
    return ENDED;
  }
  field->left--;
  if (__hw_is_sign(field->input->current)) {
    add(field, field->input->current);
    if (!next(field)) {
      return MISMATCHED;
    }
  }
  int letter = field->input->current | 32;
  if ((letter == 'n') | (letter == 'i')) {
    return letter == 'n' ? read_word(field, "nan") : read_infinity(field);
  }
  return read_digits(field);
}

/* strtod may still find no number in it: "." or "e5" are none. */
static int store(const char *text, const struct scan_conversion *conversion, void *target) {
  char *end;
  if (conversion->length == LONG_LONG_LENGTH) {
    long double value = strtold(text, &end);
    if (end != text && !conversion->suppressed) {
      *(long double *)target = value;
    }
  } else if (conversion->length == LONG_LENGTH) {
    double value = strtod(text, &end);
    if (end != text && !conversion->suppressed) {
      *(double *)target = value;
    }
  } else {
    float value = strtof(text, &end);
    if (end != text && !conversion->suppressed) {
      *(float *)target = value;
    }
  }
  return end == text ? MISMATCHED : MATCHED;
}

/* %a, %e, %f and %g. */
int __hw_scan_real(
    struct scan_input *input, const struct scan_conversion *conversion, void *target) {
  struct scan_field field;
  field.input = input;
  field.left = conversion->width > 0 ? conversion->width : -1;
  field.text = field.usual;
  field.length = 0;
  field.room = USUAL_ROOM;
  int step = read_field(&field);
  field.text[field.length] = '\0';
  if (step == MATCHED) {
    step = store(field.text, conversion, target);
  }
  if (field.text != field.usual) {
    free(field.text);
  }
  return step;
}
