/*
 * stdio.h: formatted input. The machine parses; here it is given characters. Since C99 the headers
 * give each function a second name, under which programs call it.
 */

typedef __builtin_va_list va_list;
typedef struct _IO_FILE FILE;

struct scan_input {
  int (*next)(void *source);
  void (*back)(int c, void *source);
  void *source;
  int current; /* The character read last, also if it was handed back; EOF from the end on. */
  int count;   /* How many were read and not handed back. */
  int errno_at_end;
};

extern FILE *stdin;
extern int __hw_scan(
    int (*next)(void *source),
    void (*back)(int c, void *source),
    int (*whole)(struct scan_input *input, int bits, int is_signed, unsigned long *value),
    void *source,
    const char *format,
    va_list arguments);
extern int __hw_scan_next(struct scan_input *input);
extern void __hw_scan_back(struct scan_input *input);
extern int __hw_is_space(int c);
extern long __hw_unread(const FILE *stream);
extern int __hw_is_asking(const FILE *stream);
extern int __hw_numeral(int bits, int is_signed, unsigned long *value);
extern int fgetc(FILE *stream);
extern int ungetc(int c, FILE *stream);

enum { EOF = -1 };

static int next_of_stream(void *source) { return fgetc(source); }

static void back_to_stream(int c, void *source) { ungetc(c, source); }

/* Where nothing but white space is left of what was read, the number is still to come. */
static int whole_of_stream(
    struct scan_input *input, int bits, int is_signed, unsigned long *value) {
  while (__hw_unread(input->source) > 0) {
    if (!__hw_is_space(__hw_scan_next(input))) {
      __hw_scan_back(input);
      return 0;
    }
  }
  return __hw_is_asking(input->source) && __hw_numeral(bits, is_signed, value);
}

int vfscanf(FILE *stream, const char *format, va_list arguments) {
  return __hw_scan(next_of_stream, back_to_stream, whole_of_stream, stream, format, arguments);
}

static int next_of_text(void *source) {
  const char **at = source;
  if (**at == '\0') {
    return EOF;
  }
  int c = (unsigned char)**at;
  *at += 1;
  return c;
}

static void back_to_text(int c, void *source) {
  const char **at = source;
  (void)c;
  *at -= 1;
}

int vsscanf(const char *text, const char *format, va_list arguments) {
  return __hw_scan(next_of_text, back_to_text, 0, &text, format, arguments);
}

int vscanf(const char *format, va_list arguments) { return vfscanf(stdin, format, arguments); }

int fscanf(FILE *stream, const char *format, ...) {
  va_list arguments;
  __builtin_va_start(arguments, format);
  int count = vfscanf(stream, format, arguments);
  __builtin_va_end(arguments);
  return count;
}

int scanf(const char *format, ...) {
  va_list arguments;
  __builtin_va_start(arguments, format);
  int count = vfscanf(stdin, format, arguments);
  __builtin_va_end(arguments);
  return count;
}

int sscanf(const char *text, const char *format, ...) {
  va_list arguments;
  __builtin_va_start(arguments, format);
  int count = vsscanf(text, format, arguments);
  __builtin_va_end(arguments);
  return count;
}

int __isoc99_vfscanf(FILE *stream, const char *format, va_list arguments) {
  return vfscanf(stream, format, arguments);
}

int __isoc99_vscanf(const char *format, va_list arguments) {
  return vfscanf(stdin, format, arguments);
}

int __isoc99_vsscanf(const char *text, const char *format, va_list arguments) {
  return vsscanf(text, format, arguments);
}

int __isoc99_fscanf(FILE *stream, const char *format, ...) {
  va_list arguments;
  __builtin_va_start(arguments, format);
  int count = vfscanf(stream, format, arguments);
  __builtin_va_end(arguments);
  return count;
}

int __isoc99_scanf(const char *format, ...) {
  va_list arguments;
  __builtin_va_start(arguments, format);
  int count = vfscanf(stdin, format, arguments);
  __builtin_va_end(arguments);
  return count;
}

int __isoc99_sscanf(const char *text, const char *format, ...) {
  va_list arguments;
  __builtin_va_start(arguments, format);
  int count = vsscanf(text, format, arguments);
  __builtin_va_end(arguments);
  return count;
}
