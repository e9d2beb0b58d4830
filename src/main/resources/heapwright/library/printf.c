/* stdio.h: formatted output. The machine formats; here the text goes where it belongs. */

typedef unsigned long size_t;
typedef __builtin_va_list va_list;
typedef struct _IO_FILE FILE;

extern FILE *stdout;
extern long __hw_format(char **text, const char *format, va_list arguments);
extern int __hw_is_plain(const char *format);
extern int __hw_plain(char *target, size_t size, const char *format, va_list arguments);
extern size_t __hw_put(FILE *stream, const char *bytes, size_t size);
extern long __hw_write(int descriptor, const void *buffer, size_t size);
extern void free(void *block);
extern void *memcpy(void *target, const void *source, size_t size);

int vfprintf(FILE *stream, const char *format, va_list arguments) {
  char *text;
  long length = __hw_format(&text, format, arguments);
  if (length < 0) {
    return -1;
  }
  size_t done = __hw_put(stream, text, (size_t)length);
  free(text);
  return done == (size_t)length ? (int)length : -1;
}

int vprintf(const char *format, va_list arguments) { return vfprintf(stdout, format, arguments); }

int fprintf(FILE *stream, const char *format, ...) {
  va_list arguments;
  __builtin_va_start(arguments, format);
  int length = vfprintf(stream, format, arguments);
  __builtin_va_end(arguments);
  return length;
}

int printf(const char *format, ...) {
  va_list arguments;
  __builtin_va_start(arguments, format);
  int length = vfprintf(stdout, format, arguments);
  __builtin_va_end(arguments);
  return length;
}

int vsnprintf(char *target, size_t size, const char *format, va_list arguments) {
  if (__hw_is_plain(format)) {
    return __hw_plain(target, size, format, arguments);
  }
  char *text;
  long length = __hw_format(&text, format, arguments);
  if (length < 0) {
    return -1;
  }
  if (size > 0) {
    size_t kept = (size_t)length < size ? (size_t)length : size - 1;
    memcpy(target, text, kept);
    target[kept] = '\0';
  }
  free(text);
  return (int)length;
}

int snprintf(char *target, size_t size, const char *format, ...) {
  va_list arguments;
  __builtin_va_start(arguments, format);
  int length = vsnprintf(target, size, format, arguments);
  __builtin_va_end(arguments);
  return length;
}

int vsprintf(char *target, const char *format, va_list arguments) {
  return vsnprintf(target, 0x7fffffff, format, arguments);
}

int sprintf(char *target, const char *format, ...) {
  va_list arguments;
  __builtin_va_start(arguments, format);
  int length = vsprintf(target, format, arguments);
  __builtin_va_end(arguments);
  return length;
}

int vasprintf(char **target, const char *format, va_list arguments) {
  return (int)__hw_format(target, format, arguments);
}

int asprintf(char **target, const char *format, ...) {
  va_list arguments;
  __builtin_va_start(arguments, format);
  int length = (int)__hw_format(target, format, arguments);
  __builtin_va_end(arguments);
  return length;
}

static int print_on(int descriptor, const char *format, va_list arguments) {
  char *text;
  long length = __hw_format(&text, format, arguments);
  if (length < 0) {
    return -1;
  }
  long done = __hw_write(descriptor, text, (size_t)length);
  free(text);
  return (int)done;
}

int vdprintf(int descriptor, const char *format, va_list arguments) {
  return print_on(descriptor, format, arguments);
}

int dprintf(int descriptor, const char *format, ...) {
  va_list arguments;
  __builtin_va_start(arguments, format);
  int length = print_on(descriptor, format, arguments);
  __builtin_va_end(arguments);
  return length;
}
