/* stdio.h: what errno means, on stderr. */

typedef struct _IO_FILE FILE;

extern FILE *stderr;
extern int *__errno_location(void);
extern char *strerror(int number);
extern int fprintf(FILE *stream, const char *format, ...);

void perror(const char *words) {
  const char *message = strerror(*__errno_location());
  if (words == 0 || *words == '\0') {
    fprintf(stderr, "%s\n", message);
  } else {
    fprintf(stderr, "%s: %s\n", words, message);
  }
}
