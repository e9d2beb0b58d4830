/* string.h: finding characters, sets of characters, and strings in strings; cutting into tokens. */

typedef unsigned long size_t;

extern size_t strlen(const char *text);
extern int strncmp(const char *left, const char *right, size_t limit);
extern int tolower(int c);

/* Stops at the terminator where the character does not occur. */
static char *find_or_end(const char *text, int wanted) {
  while (*text != '\0' && *text != (char)wanted) {
    text++;
  }
  return (char *)text;
}

char *strchrnul(const char *text, int wanted) { return find_or_end(text, wanted); }

char *strchr(const char *text, int wanted) {
  char *at = find_or_end(text, wanted);
  return *at == (char)wanted ? at : 0;
}

char *strrchr(const char *text, int wanted) {
  const char *last = 0;
  const char *at = text;
  while (*at != '\0') {
    if (*at == (char)wanted) {
      last = at;
    }
    at++;
  }
  return (char *)((char)wanted == '\0' ? at : last);
}

char *index(const char *text, int wanted) { return strchr(text, wanted); }

char *rindex(const char *text, int wanted) { return strrchr(text, wanted); }

static int contains(const char *set, char wanted) {
  while (*set != '\0') {
    if (*set == wanted) {
      return 1;
    }
    set++;
  }
  return 0;
}

size_t strspn(const char *text, const char *accepted) {
  size_t length = 0;
  while (text[length] != '\0' && contains(accepted, text[length])) {
    length++;
  }
  return length;
}

size_t strcspn(const char *text, const char *rejected) {
  size_t length = 0;
  while (text[length] != '\0' && !contains(rejected, text[length])) {
    length++;
  }
  return length;
}

char *strpbrk(const char *text, const char *wanted) {
  const char *at = text + strcspn(text, wanted);
  return *at == '\0' ? 0 : (char *)at;
}

char *strstr(const char *text, const char *wanted) {
  size_t length = strlen(wanted);
  while (strncmp(text, wanted, length) != 0) {
    if (*text == '\0') {
      return 0;
    }
    text++;
  }
  return (char *)text;
}

static int begins_with_in_any_case(const char *text, const char *wanted) {
  while (*wanted != '\0') {
    if (tolower((unsigned char)*text) != tolower((unsigned char)*wanted)) {
      return 0;
    }
    text++;
    wanted++;
  }
  return 1;
}

char *strcasestr(const char *text, const char *wanted) {
  while (!begins_with_in_any_case(text, wanted)) {
    if (*text == '\0') {
      return 0;
    }
    text++;
  }
  return (char *)text;
}

/* At the end of the text the position stays there, so that every later call finds nothing. */
static char *next_token(char *text, const char *delimiters, char **position) {
  char *token = text != 0 ? text : *position;
  token += strspn(token, delimiters);
  if (*token == '\0') {
    *position = token;
    return 0;
  }
  char *end = token + strcspn(token, delimiters);
  if (*end != '\0') {
    *end++ = '\0';
  }
  *position = end;
  return token;
}

char *strtok_r(char *text, const char *delimiters, char **position) {
  return next_token(text, delimiters, position);
}

char *__strtok_r(char *text, const char *delimiters, char **position) {
  return next_token(text, delimiters, position);
}

char *strtok(char *text, const char *delimiters) {
  static char *position;
  return next_token(text, delimiters, &position);
}

/* Unlike strtok, finds an empty token between two delimiters. */
char *strsep(char **position, const char *delimiters) {
  char *token = *position;
  if (token == 0) {
    return 0;
  }
  char *end = token + strcspn(token, delimiters);
  if (*end == '\0') {
    *position = 0;
  } else {
    *end = '\0';
    *position = end + 1;
  }
  return token;
}

/* The GNU version, as string.h declares it: the part after the last slash. */
char *basename(const char *path) {
  char *slash = strrchr(path, '/');
  return slash == 0 ? (char *)path : slash + 1;
}
