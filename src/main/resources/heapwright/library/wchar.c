/* wchar.h: strings and blocks of wide characters. */

typedef unsigned long size_t;
typedef int wchar_t;

extern void *malloc(size_t size);
extern void *memcpy(void *target, const void *source, size_t size);
extern void *memmove(void *target, const void *source, size_t size);
extern unsigned int towlower(unsigned int c);

size_t wcslen(const wchar_t *text) {
  size_t length = 0;
  while (text[length] != 0) {
    length++;
  }
  return length;
}

size_t wcsnlen(const wchar_t *text, size_t limit) {
  size_t length = 0;
  while (length < limit && text[length] != 0) {
    length++;
  }
  return length;
}

/* Returns the address of the terminator that it wrote. */
static wchar_t *copy(wchar_t *target, const wchar_t *source) {
  while (*source != 0) {
    *target++ = *source++;
  }
  *target = 0;
  return target;
}

wchar_t *wcpcpy(wchar_t *target, const wchar_t *source) { return copy(target, source); }

wchar_t *wcscpy(wchar_t *target, const wchar_t *source) {
  copy(target, source);
  return target;
}

static wchar_t *copy_and_fill(wchar_t *target, const wchar_t *source, size_t size) {
  size_t length = 0;
  while (length < size && source[length] != 0) {
    target[length] = source[length];
    length++;
  }
  for (size_t i = length; i < size; i++) {
    target[i] = 0;
  }
  return target + length;
}

wchar_t *wcpncpy(wchar_t *target, const wchar_t *source, size_t size) {
  return copy_and_fill(target, source, size);
}

wchar_t *wcsncpy(wchar_t *target, const wchar_t *source, size_t size) {
  copy_and_fill(target, source, size);
  return target;
}

wchar_t *wcscat(wchar_t *target, const wchar_t *source) {
  copy(target + wcslen(target), source);
  return target;
}

wchar_t *wcsncat(wchar_t *target, const wchar_t *source, size_t limit) {
  wchar_t *end = target + wcslen(target);
  while (limit > 0 && *source != 0) {
    *end++ = *source++;
    limit--;
  }
  *end = 0;
  return target;
}

static int order(wchar_t left, wchar_t right) { return (left > right) - (left < right); }

int wcscmp(const wchar_t *left, const wchar_t *right) {
  while (*left != 0 && *left == *right) {
    left++;
    right++;
  }
  return order(*left, *right);
}

int wcsncmp(const wchar_t *left, const wchar_t *right, size_t limit) {
  for (size_t i = 0; i < limit; i++) {
    if (left[i] != right[i] || left[i] == 0) {
      return order(left[i], right[i]);
    }
  }
  return 0;
}

/* The difference wraps around, as glibc's does. */
static int difference(wchar_t left, wchar_t right) {
  return (int)(towlower((unsigned int)left) - towlower((unsigned int)right));
}

int wcscasecmp(const wchar_t *left, const wchar_t *right) {
  while (*left != 0 && difference(*left, *right) == 0) {
    left++;
    right++;
  }
  return difference(*left, *right);
}

int wcsncasecmp(const wchar_t *left, const wchar_t *right, size_t limit) {
  for (size_t i = 0; i < limit; i++) {
    if (difference(left[i], right[i]) != 0 || left[i] == 0) {
      return difference(left[i], right[i]);
    }
  }
  return 0;
}

int wcscoll(const wchar_t *left, const wchar_t *right) { return wcscmp(left, right); }

size_t wcsxfrm(wchar_t *target, const wchar_t *source, size_t size) {
  size_t length = wcslen(source);
  if (size > 0) {
    copy_and_fill(target, source, length < size ? length + 1 : size);
  }
  return length;
}

wchar_t *wcsdup(const wchar_t *text) {
  size_t size = (wcslen(text) + 1) * sizeof(wchar_t);
  wchar_t *twin = malloc(size);
  return twin == 0 ? 0 : memcpy(twin, text, size);
}

wchar_t *wmemcpy(wchar_t *target, const wchar_t *source, size_t count) {
  return memcpy(target, source, count * sizeof(wchar_t));
}

wchar_t *wmempcpy(wchar_t *target, const wchar_t *source, size_t count) {
  return wmemcpy(target, source, count) + count;
}

wchar_t *wmemmove(wchar_t *target, const wchar_t *source, size_t count) {
  return memmove(target, source, count * sizeof(wchar_t));
}

wchar_t *wmemset(wchar_t *target, wchar_t value, size_t count) {
  for (size_t i = 0; i < count; i++) {
    target[i] = value;
  }
  return target;
}

int wmemcmp(const wchar_t *left, const wchar_t *right, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (left[i] != right[i]) {
      return order(left[i], right[i]);
    }
  }
  return 0;
}
