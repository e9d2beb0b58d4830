/* string.h: measuring, copying, joining and comparing strings. */

typedef unsigned long size_t;

extern void *malloc(size_t size);
extern void __hw_apart(const void *left, const void *right, size_t size);
extern void *memcpy(void *target, const void *source, size_t size);

size_t strlen(const char *text) {
  size_t length = 0;
  while (text[length] != '\0') {
    length++;
  }
  return length;
}

static size_t length_within(const char *text, size_t limit) {
  size_t length = 0;
  while (length < limit && text[length] != '\0') {
    length++;
  }
  return length;
}

size_t strnlen(const char *text, size_t limit) { return length_within(text, limit); }

/* Returns the address of the terminator that it wrote. */
static char *copy(char *target, const char *source) {
  while (*source != '\0') {
    *target++ = *source++;
  }
  *target = '\0';
  return target;
}

char *stpcpy(char *target, const char *source) {
  char *end = copy(target, source);
  __hw_apart(target, source, (size_t)(end - target) + 1);
  return end;
}

char *strcpy(char *target, const char *source) {
  stpcpy(target, source);
  return target;
}

/* Fills the rest of the target with zeros, and writes no terminator where there is no rest. */
static char *copy_and_fill(char *target, const char *source, size_t size) {
  size_t length = 0;
  while (length < size && source[length] != '\0') {
    target[length] = source[length];
    length++;
  }
  for (size_t i = length; i < size; i++) {
    target[i] = '\0';
  }
  return target + length;
}

char *stpncpy(char *target, const char *source, size_t size) {
  char *end = copy_and_fill(target, source, size);
  size_t length = (size_t)(end - target);
  __hw_apart(target, source, length < size ? length + 1 : size);
  return end;
}

char *strncpy(char *target, const char *source, size_t size) {
  stpncpy(target, source, size);
  return target;
}

char *strcat(char *target, const char *source) {
  stpcpy(target + strlen(target), source);
  return target;
}

char *strncat(char *target, const char *source, size_t limit) {
  char *start = target + strlen(target);
  char *end = start;
  const char *from = source;
  while (limit > 0 && *from != '\0') {
    *end++ = *from++;
    limit--;
  }
  *end = '\0';
  __hw_apart(start, source, (size_t)(end - start) + 1);
  return target;
}

/* glibc returns the difference of the first bytes that differ; programs do print it. */
int strcmp(const char *left, const char *right) {
  while (*left != '\0' && *left == *right) {
    left++;
    right++;
  }
  return (unsigned char)*left - (unsigned char)*right;
}

int strncmp(const char *left, const char *right, size_t limit) {
  for (size_t i = 0; i < limit; i++) {
    if (left[i] != right[i] || left[i] == '\0') {
      return (unsigned char)left[i] - (unsigned char)right[i];
    }
  }
  return 0;
}

/* In the "C" locale the order of strings is the order of their bytes. */
int strcoll(const char *left, const char *right) { return strcmp(left, right); }

size_t strxfrm(char *target, const char *source, size_t size) {
  size_t length = strlen(source);
  if (size > 0) {
    copy_and_fill(target, source, length < size ? length + 1 : size);
  }
  return length;
}

char *strndup(const char *text, size_t limit) {
  size_t length = length_within(text, limit);
  char *twin = malloc(length + 1);
  if (twin != 0) {
    memcpy(twin, text, length);
    twin[length] = '\0';
  }
  return twin;
}

static char *duplicate(const char *text) {
  size_t size = strlen(text) + 1;
  char *twin = malloc(size);
  return twin == 0 ? 0 : memcpy(twin, text, size);
}

char *strdup(const char *text) { return duplicate(text); }

char *__strdup(const char *text) { return duplicate(text); }
