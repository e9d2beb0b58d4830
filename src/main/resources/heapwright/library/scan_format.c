/* One conversion of scanf's format, as glibc reads it. */

enum { INT_MAX = 0x7fffffff };

enum scan_length { INT_LENGTH, CHAR_LENGTH, SHORT_LENGTH, LONG_LENGTH, LONG_LONG_LENGTH };

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

static const char *read_number(const char *at, int *number) {
  long value = 0;
  while (*at >= '0' && *at <= '9') {
    value = value * 10 + (*at - '0');
    value = value > INT_MAX ? INT_MAX : value;
    at++;
  }
  *number = (int)value;
  return at;
}

static const char *read_length(const char *at, struct scan_conversion *conversion) {
  char c = *at;
  if (c == 'm') {
    conversion->allocates = 1;
    conversion->length = at[1] == 'l' ? LONG_LENGTH : INT_LENGTH;
    return at + 1 + (at[1] == 'l');
  }
  if (c == 'l' || c == 'h') {
    int twice = at[1] == c;
    enum scan_length once = c == 'l' ? LONG_LENGTH : SHORT_LENGTH;
    conversion->length = !twice ? once : c == 'l' ? LONG_LONG_LENGTH : CHAR_LENGTH;
    return at + 1 + twice;
  }
  int longest = c == 'L' || c == 'q';
  int modified = longest || c == 'z' || c == 'j' || c == 't';
  conversion->length = longest ? LONG_LONG_LENGTH : modified ? LONG_LENGTH : INT_LENGTH;
  return at + modified;
}

/* A bracket that comes first belongs to the set. */
static const char *read_set(const char *at, struct scan_conversion *conversion) {
  conversion->negated = *at == '^';
  at += conversion->negated;
  conversion->set = at;
  while (*at != '\0' && (*at != ']' || at == conversion->set)) {
    at++;
  }
  conversion->letter = *at == '\0' ? 0 : conversion->letter;
  return *at == '\0' ? at : at + 1;
}

/* Reads what follows a percent sign, and returns where the format goes on. */
const char *__hw_scan_conversion(const char *at, struct scan_conversion *conversion) {
  const char *start = at;
  at = read_number(at, &conversion->width);
  conversion->position = 0;
  conversion->suppressed = 0;
  conversion->allocates = 0;
  if (at == start || *at == '$') {
    conversion->position = at != start && conversion->width == 0 ? 1 : conversion->width;
    at += *at == '$' && at != start;
    while (*at == '*' || *at == '\'' || *at == 'I') {
      conversion->suppressed |= *at == '*';
      at++;
    }
    at = read_number(at, &conversion->width);
  }
  at = read_length(at, conversion);
  conversion->letter = (unsigned char)*at;
  at += *at != '\0';
  return conversion->letter == '[' ? read_set(at, conversion) : at;
}
