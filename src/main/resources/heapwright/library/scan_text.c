/* scanf's characters and strings, plain and wide, into the caller's room or into room of their own. */

typedef unsigned long size_t;

extern int *__errno_location(void);
extern void *__hw_allocate(size_t size);
extern void *__hw_resize(void *block, size_t size);
extern void free(void *block);

enum { EOF = -1, EILSEQ = 84, FIRST_ROOM = 100 };
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

extern int __hw_scan_next(struct scan_input *input);
extern void __hw_scan_back(struct scan_input *input);
extern int __hw_is_space(int c);

/* Where characters go; room is 0 where it is the caller's, who knows how much there is. */
struct scan_text {
  char *bytes; /* Null where nothing is stored. */
  size_t unit;
  size_t length;
  size_t room;
};

static int put(struct scan_text *text, int c) {
  if (text->room > 0 && text->length == text->room) {
    char *larger = __hw_resize(text->bytes, 2 * text->room * text->unit);
    if (larger == 0) {
      return FAILED;
    }
    text->bytes = larger;
    text->room *= 2;
  }
  if (text->bytes != 0 && text->unit == 1) {
    text->bytes[text->length] = (char)c;
  } else if (text->bytes != 0) {
    ((int *)(void *)text->bytes)[text->length] = c;
  }
  text->length++;
  return MATCHED;
}

/*
 * All characters of the set are asked for at once, without a decision in between. A range holds the
 * character before the dash and all up to the one after it, which is then taken by itself; a dash
 * that comes first or last, or a range that falls, is a plain dash.
 */
static int is_in_set(int c, const struct scan_conversion *conversion) {
  const unsigned char *set = (const unsigned char *)conversion->set;
  unsigned code = (unsigned)c;
  int found = 0;
  for (size_t i = 0; set[i] != ']' || i == 0; i++) {
    int dash = set[i] == '-' && i > 0 && set[i + 1] != ']';
    if (dash && set[i - 1] <= set[i + 1]) {
      found |= code - set[i - 1] < (unsigned)(set[i + 1] - set[i - 1]);
    } else {
      found |= code == set[i];
    }
  }
  return found != conversion->negated;
}

static int belongs(int c, const struct scan_conversion *conversion) {
  switch (conversion->letter) {
    case '[':
      return is_in_set(c, conversion);
    case 's':
    case 'S':
      return !__hw_is_space(c);
    default:
      return 1;
  }
}

/* The C locale has wide characters for ASCII only; NUL has the length 0, which glibc refuses here. */
static int has_form(int c, const struct scan_text *text) {
  return text->unit == 1 || (unsigned)c - 1 < 127;
}

static int read_text(
    struct scan_input *input, const struct scan_conversion *conversion, struct scan_text *text) {
  int is_characters = conversion->letter == 'c' || conversion->letter == 'C';
  size_t most = conversion->width > 0 ? (size_t)conversion->width : is_characters ? 1 : 0;
  int c = __hw_scan_next(input);
  if (c == EOF) {
    return ENDED;
  }
  do {
    if (!belongs(c, conversion)) {
      __hw_scan_back(input);
      break;
    }
    if (!has_form(c, text)) {
      *__errno_location() = EILSEQ;
      return MISMATCHED;
    }
    if (put(text, c) != MATCHED) {
      return FAILED;
    }
    c = text->length == most ? EOF : __hw_scan_next(input);
  } while (c != EOF);
  if (text->length == 0) {
    return MISMATCHED;
  }
  return is_characters ? MATCHED : put(text, '\0');
}

/* Reads into a block that the caller is to free, and cuts it to what it holds. */
static int read_allocated(
    struct scan_input *input, const struct scan_conversion *conversion, struct scan_text *text,
    char **target) {
  text->bytes = __hw_allocate(FIRST_ROOM * text->unit);
  text->room = FIRST_ROOM;
  if (text->bytes == 0) {
    return FAILED;
  }
  int step = read_text(input, conversion, text);
  if (step != MATCHED) {
    free(text->bytes);
    return step;
  }
  char *block = __hw_resize(text->bytes, text->length * text->unit);
  *target = block == 0 ? text->bytes : block;
  return MATCHED;
}

/* %c, %s and %[. */
int __hw_scan_text(
    struct scan_input *input, const struct scan_conversion *conversion, void *target) {
  int capital = conversion->letter == 'C' || conversion->letter == 'S';
  int wide = capital || conversion->length >= LONG_LENGTH;
  struct scan_text text = {0, wide ? sizeof(int) : 1, 0, 0};
  if (conversion->suppressed) {
    return read_text(input, conversion, &text);
  }
  if (conversion->allocates) {
    return read_allocated(input, conversion, &text, target);
  }
  text.bytes = target;
  return read_text(input, conversion, &text);
}
