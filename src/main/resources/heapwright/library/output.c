/* stdio.h: writing characters, strings and blocks. */

typedef unsigned long size_t;
typedef struct _IO_FILE FILE;

extern FILE *stdout;
extern size_t __hw_put(FILE *stream, const char *bytes, size_t size);
extern int fputc(int c, FILE *stream);
extern size_t strlen(const char *text);

enum { EOF = -1 };

int putc(int c, FILE *stream) { return fputc(c, stream); }

int putchar(int c) { return fputc(c, stdout); }

/* glibc's answers to fputs and puts: 1, and the number of characters. */
int fputs(const char *text, FILE *stream) {
  size_t length = strlen(text);
  return __hw_put(stream, text, length) == length ? 1 : EOF;
}

int puts(const char *text) {
  size_t length = strlen(text);
  if (__hw_put(stdout, text, length) != length || fputc('\n', stdout) == EOF) {
    return EOF;
  }
  return (int)length + 1;
}

size_t fwrite(const void *block, size_t size, size_t count, FILE *stream) {
  size_t wanted = size * count;
  if (wanted == 0) {
    return 0;
  }
  size_t done = __hw_put(stream, block, wanted);
  return done == wanted ? count : done / size;
}

int putw(int word, FILE *stream) { return fwrite(&word, sizeof word, 1, stream) == 1 ? 0 : EOF; }
