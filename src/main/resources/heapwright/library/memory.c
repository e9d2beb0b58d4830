/* string.h and strings.h on blocks of memory. Copying itself is built in: see README.md. */

typedef unsigned long size_t;
typedef long ssize_t;

extern void *memcpy(void *target, const void *source, size_t size);
extern void *memmove(void *target, const void *source, size_t size);
extern void *memset(void *target, int value, size_t size);

int memcmp(const void *left, const void *right, size_t size) {
  const unsigned char *a = left;
  const unsigned char *b = right;
  for (size_t i = 0; i < size; i++) {
    if (a[i] != b[i]) {
      // C17 7.24.1p2: all of both arrays must be there. The last bytes are copied, not used, because
      // they may be indeterminate.
      unsigned char last[2];
      memcpy(last, a + size - 1, 1);
      memcpy(last + 1, b + size - 1, 1);
      return a[i] - b[i];
    }
  }
  return 0;
}

int bcmp(const void *left, const void *right, size_t size) { return memcmp(left, right, size); }

void *memchr(const void *block, int value, size_t size) {
  const unsigned char *bytes = block;
  for (size_t i = 0; i < size; i++) {
    if (bytes[i] == (unsigned char)value) {
      return (void *)(bytes + i);
    }
  }
  return 0;
}

void *rawmemchr(const void *block, int value) {
  const unsigned char *at = block;
  while (*at != (unsigned char)value) {
    at++;
  }
  return (void *)at;
}

void *memrchr(const void *block, int value, size_t size) {
  const unsigned char *bytes = block;
  for (size_t i = size; i > 0; i--) {
    if (bytes[i - 1] == (unsigned char)value) {
      return (void *)(bytes + i - 1);
    }
  }
  return 0;
}

void *memmem(const void *block, size_t size, const void *wanted, size_t wanted_size) {
  const unsigned char *bytes = block;
  for (size_t start = 0; wanted_size <= size && start <= size - wanted_size; start++) {
    if (memcmp(bytes + start, wanted, wanted_size) == 0) {
      return (void *)(bytes + start);
    }
  }
  return 0;
}

void *mempcpy(void *target, const void *source, size_t size) {
  return (char *)memcpy(target, source, size) + size;
}

void *memccpy(void *target, const void *source, int stop, size_t size) {
  unsigned char *to = target;
  const unsigned char *from = source;
  for (size_t i = 0; i < size; i++) {
    to[i] = from[i];
    if (from[i] == (unsigned char)stop) {
      return to + i + 1;
    }
  }
  return 0;
}

void *memfrob(void *block, size_t size) {
  unsigned char *bytes = block;
  for (size_t i = 0; i < size; i++) {
    bytes[i] ^= 42;
  }
  return block;
}

void bcopy(const void *source, void *target, size_t size) { memmove(target, source, size); }

void bzero(void *block, size_t size) { memset(block, 0, size); }

void explicit_bzero(void *block, size_t size) { memset(block, 0, size); }

/* Exchanges neighbouring bytes; a last odd byte is left out. */
void swab(const void *source, void *target, ssize_t size) {
  const char *from = source;
  char *to = target;
  for (ssize_t i = 0; i + 1 < size; i += 2) {
    char first = from[i];
    to[i] = from[i + 1];
    to[i + 1] = first;
  }
}
