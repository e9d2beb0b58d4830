/* stdio.h: the variants that take no lock. There is one thread, so they are the plain functions. */

typedef unsigned long size_t;
typedef struct _IO_FILE FILE;

extern FILE *stdin;
extern FILE *stdout;
extern int fgetc(FILE *stream);
extern int fputc(int c, FILE *stream);
extern char *fgets(char *line, int size, FILE *stream);
extern int fputs(const char *text, FILE *stream);
extern size_t fread(void *target, size_t size, size_t count, FILE *stream);
extern size_t fwrite(const void *block, size_t size, size_t count, FILE *stream);
extern int feof(FILE *stream);
extern int ferror(FILE *stream);
extern void clearerr(FILE *stream);
extern int fflush(FILE *stream);

int getc_unlocked(FILE *stream) { return fgetc(stream); }

int fgetc_unlocked(FILE *stream) { return fgetc(stream); }

int getchar_unlocked(void) { return fgetc(stdin); }

int putc_unlocked(int c, FILE *stream) { return fputc(c, stream); }

int fputc_unlocked(int c, FILE *stream) { return fputc(c, stream); }

int putchar_unlocked(int c) { return fputc(c, stdout); }

char *fgets_unlocked(char *line, int size, FILE *stream) { return fgets(line, size, stream); }

int fputs_unlocked(const char *text, FILE *stream) { return fputs(text, stream); }

size_t fread_unlocked(void *target, size_t size, size_t count, FILE *stream) {
  return fread(target, size, count, stream);
}

size_t fwrite_unlocked(const void *block, size_t size, size_t count, FILE *stream) {
  return fwrite(block, size, count, stream);
}

int feof_unlocked(FILE *stream) { return feof(stream); }

int ferror_unlocked(FILE *stream) { return ferror(stream); }

void clearerr_unlocked(FILE *stream) { clearerr(stream); }

int fflush_unlocked(FILE *stream) { return fflush(stream); }
