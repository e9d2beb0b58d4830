/* stdio.h: files outside the program. It sees a file system of empty folders that it cannot write:
   what it opens is not there, and a path that ends in "/" or in dots is a folder. */

typedef struct _IO_FILE FILE;

extern int *__errno_location(void);
extern int fclose(FILE *stream);

enum { ENOENT = 2, EISDIR = 21, EINVAL = 22 };

static int fail(int reason) {
  *__errno_location() = reason;
  return -1;
}

static int names_folder(const char *path) {
  const char *last = path;
  for (; *path != '\0'; path++) {
    if (*path == '/') {
      last = path + 1;
    }
  }
  while (*last == '.') {
    last++;
  }
  return *last == '\0';
}

FILE *fopen(const char *path, const char *mode) {
  if (*mode != 'r' && *mode != 'w' && *mode != 'a') {
    fail(EINVAL);
  } else {
    fail(*path != '\0' && names_folder(path) ? EISDIR : ENOENT);
  }
  return 0;
}

FILE *fopen64(const char *path, const char *mode) { return fopen(path, mode); }

/* The old stream is closed even so. */
FILE *freopen(const char *path, const char *mode, FILE *stream) {
  fclose(stream);
  return fopen(path, mode);
}

FILE *freopen64(const char *path, const char *mode, FILE *stream) {
  return freopen(path, mode, stream);
}

FILE *popen(const char *command, const char *mode) { return fopen(command, mode); }

int pclose(FILE *stream) { return fclose(stream); }

int remove(const char *path) {
  (void)path;
  return fail(ENOENT);
}

int rename(const char *from, const char *to) {
  (void)from;
  (void)to;
  return fail(ENOENT);
}

/* There is no shell to run a command. */
int system(const char *command) { return command == 0 ? 0 : fail(ENOENT); }
