/* wchar.h: finding wide characters and strings in wide strings; cutting into tokens. */

typedef unsigned long size_t;
typedef int wchar_t;

extern size_t wcslen(const wchar_t *text);
extern int wcsncmp(const wchar_t *left, const wchar_t *right, size_t limit);

static wchar_t *find_or_end(const wchar_t *text, wchar_t wanted) {
  while (*text != 0 && *text != wanted) {
    text++;
  }
  return (wchar_t *)text;
}

wchar_t *wcschrnul(const wchar_t *text, wchar_t wanted) { return find_or_end(text, wanted); }

wchar_t *wcschr(const wchar_t *text, wchar_t wanted) {
  wchar_t *at = find_or_end(text, wanted);
  return *at == wanted ? at : 0;
}

wchar_t *wcsrchr(const wchar_t *text, wchar_t wanted) {
  for (size_t i = wcslen(text) + 1; i > 0; i--) {
    if (text[i - 1] == wanted) {
      return (wchar_t *)text + i - 1;
    }
  }
  return 0;
}

wchar_t *wmemchr(const wchar_t *block, wchar_t wanted, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (block[i] == wanted) {
      return (wchar_t *)block + i;
    }
  }
  return 0;
}

static int contains(const wchar_t *set, wchar_t wanted) {
  return wanted != 0 && *find_or_end(set, wanted) == wanted;
}

size_t wcsspn(const wchar_t *text, const wchar_t *accepted) {
  size_t length = 0;
  while (contains(accepted, text[length])) {
    length++;
  }
  return length;
}

size_t wcscspn(const wchar_t *text, const wchar_t *rejected) {
  size_t length = 0;
  while (text[length] != 0 && !contains(rejected, text[length])) {
    length++;
  }
  return length;
}

wchar_t *wcspbrk(const wchar_t *text, const wchar_t *wanted) {
  const wchar_t *at = text + wcscspn(text, wanted);
  return *at == 0 ? 0 : (wchar_t *)at;
}

wchar_t *wcsstr(const wchar_t *text, const wchar_t *wanted) {
  size_t length = wcslen(wanted);
  while (wcsncmp(text, wanted, length) != 0) {
    if (*text == 0) {
      return 0;
    }
    text++;
  }
  return (wchar_t *)text;
}

wchar_t *wcswcs(const wchar_t *text, const wchar_t *wanted) { return wcsstr(text, wanted); }

/* After the last token the position is null, and stays so. */
wchar_t *wcstok(wchar_t *text, const wchar_t *delimiters, wchar_t **position) {
  wchar_t *token = text != 0 ? text : *position;
  if (token == 0) {
    return 0;
  }
  token += wcsspn(token, delimiters);
  if (*token == 0) {
    *position = 0;
    return 0;
  }
  wchar_t *end = token + wcscspn(token, delimiters);
  if (*end == 0) {
    *position = 0;
  } else {
    *end = 0;
    *position = end + 1;
  }
  return token;
}
