/* stdio.h: files outside the program, which are refused for now. */

typedef struct _IO_FILE FILE;

extern int *__errno_location(void);
extern int fclose(FILE *stream);

enum { EACCES = 13 };

static int refuse(void) {
  *__errno_location() = EACCES;
  return -1;
}

FILE *fopen(const char *path, const char *mode) {
  (void)path;
  (void)mode;
  refuse();
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
  return refuse();
}

int rename(const char *from, const char *to) {
  (void)from;
  (void)to;
  return refuse();
}

/* There is no shell to run a command. */
int system(const char *command) { return command == 0 ? 0 : refuse(); }
