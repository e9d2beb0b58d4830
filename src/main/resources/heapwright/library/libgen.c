/* libgen.h: the two parts of a path. Both functions may write into it. */

extern unsigned long strlen(const char *text);

/* Cuts slashes off the end, but for the first character. Returns the length that is left. */
static unsigned long cut_slashes(char *path, unsigned long length) {
  while (length > 1 && path[length - 1] == '/') {
    length--;
  }
  return length;
}

char *dirname(char *path) {
  if (path == 0) {
    return ".";
  }
  unsigned long length = cut_slashes(path, strlen(path));
  while (length > 0 && path[length - 1] != '/') {
    length--;
  }
  if (length == 0) {
    return ".";
  }
  length = cut_slashes(path, length);
  if (length == 1 && path[0] == '/' && path[1] == '/' && path[2] != '/') {
    length = 2; /* POSIX lets two slashes in front mean something of their own. */
  }
  path[length] = '\0';
  return path;
}

/* What libgen.h makes of the name basename. */
char *__xpg_basename(char *path) {
  if (path == 0 || *path == '\0') {
    return ".";
  }
  unsigned long end = cut_slashes(path, strlen(path));
  if (path[end] != '\0' && !(end == 1 && path[0] == '/')) {
    path[end] = '\0';
  }
  unsigned long start = end;
  while (start > 0 && path[start - 1] != '/') {
    start--;
  }
  return start == end ? path + strlen(path) - 1 : path + start;
}
