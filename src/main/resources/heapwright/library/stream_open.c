/* stdio.h: the streams that are open: the three standard ones, and those that a program makes. */

typedef unsigned long size_t;
typedef long ssize_t;
typedef struct _IO_FILE FILE;

typedef struct {
  ssize_t (*read)(void *cookie, char *buffer, size_t size);
  ssize_t (*write)(void *cookie, const char *buffer, size_t size);
  int (*seek)(void *cookie, long *offset, int whence);
  int (*close)(void *cookie);
} cookie_io_functions_t;

extern long __hw_read(int descriptor, void *buffer, size_t size);
extern long __hw_write(int descriptor, const void *buffer, size_t size);
extern int __hw_settle(FILE *stream);
extern int *__errno_location(void);
extern void *__hw_allocate(size_t size);
extern void *memset(void *target, int octet, size_t size);
extern void free(void *block);

enum { EOF = -1, EBADF = 9, EINVAL = 22 };
enum buffering { FULLY = 0, BY_LINE = 1, UNBUFFERED = 2 };
enum { PIPE_BUFFER = 4096, COOKIE_BUFFER = 8192, MOST_PUSHED = 16 };

struct _IO_FILE {
  void *cookie;
  cookie_io_functions_t functions;
  int readable;
  int writable;
  int descriptor; /* -1 for a stream that has none. */
  enum buffering buffering;
  enum { IDLE, READING, WRITING } state;
  char *buffer; /* Null until it is needed. */
  size_t capacity;
  size_t start; /* While reading, the first byte of the buffer that was not read yet. */
  size_t end;   /* While reading, the end of its bytes; while writing, of those not written yet. */
  char single[1];
  char pushed[MOST_PUSHED];
  size_t pushed_count;
  int ended;
  int failed;
  int buffer_is_ours; /* It came from malloc, here. */
  int stream_is_ours;
  FILE *next;
};

static ssize_t read_descriptor(void *cookie, char *buffer, size_t size) {
  return __hw_read(*(int *)cookie, buffer, size);
}

static ssize_t write_descriptor(void *cookie, const char *buffer, size_t size) {
  return __hw_write(*(int *)cookie, buffer, size);
}

static int descriptors[] = {0, 1, 2};
static char input_buffer[PIPE_BUFFER];
static char output_buffer[PIPE_BUFFER];

static FILE input = {
    .cookie = &descriptors[0],
    .functions = {.read = read_descriptor},
    .readable = 1,
    .descriptor = 0,
    .buffer = input_buffer,
    .capacity = PIPE_BUFFER,
};
static FILE output = {
    .cookie = &descriptors[1],
    .functions = {.write = write_descriptor},
    .writable = 1,
    .descriptor = 1,
    .buffer = output_buffer,
    .capacity = PIPE_BUFFER,
    .next = &input,
};
static FILE errors = {
    .cookie = &descriptors[2],
    .functions = {.write = write_descriptor},
    .writable = 1,
    .descriptor = 2,
    .buffering = UNBUFFERED,
    .buffer = errors.single,
    .capacity = 1,
    .next = &output,
};
static FILE *open_streams = &errors;

FILE *stdin = &input;
FILE *stdout = &output;
FILE *stderr = &errors;

static const char *find(const char *mode, char letter) {
  while (*mode != '\0' && *mode != letter) {
    mode++;
  }
  return *mode == letter ? mode : 0;
}

FILE *__hw_open_stream(void *cookie, const char *mode, cookie_io_functions_t functions) {
  if (*mode != 'r' && *mode != 'w' && *mode != 'a') {
    *__errno_location() = EINVAL;
    return 0;
  }
  FILE *stream = __hw_allocate(sizeof *stream);
  if (stream == 0) {
    return 0;
  }
  memset(stream, 0, sizeof *stream);
  int both = find(mode, '+') != 0;
  stream->cookie = cookie;
  stream->functions = functions;
  stream->readable = both || *mode == 'r';
  stream->writable = both || *mode != 'r';
  stream->descriptor = -1;
  stream->capacity = COOKIE_BUFFER;
  stream->stream_is_ours = 1;
  stream->next = open_streams;
  open_streams = stream;
  return stream;
}

FILE *fopencookie(void *cookie, const char *mode, cookie_io_functions_t functions) {
  return __hw_open_stream(cookie, mode, functions);
}

/* A second stream on a standard descriptor, with a buffer of its own. */
FILE *fdopen(int descriptor, const char *mode) {
  cookie_io_functions_t functions = {.read = read_descriptor, .write = write_descriptor};
  if (descriptor < 0 || descriptor > 2) {
    *__errno_location() = EBADF;
    return 0;
  }
  FILE *stream = __hw_open_stream(&descriptors[descriptor], mode, functions);
  if (stream != 0) {
    stream->descriptor = descriptor;
    stream->capacity = PIPE_BUFFER;
  }
  return stream;
}

static void unlink_stream(FILE *stream) {
  FILE **link = &open_streams;
  while (*link != stream && *link != 0) {
    link = &(*link)->next;
  }
  if (*link == stream) {
    *link = stream->next;
  }
}

/* A standard stream stays, closed: nothing can be read from it or written to it. */
int fclose(FILE *stream) {
  int outcome = __hw_settle(stream);
  unlink_stream(stream);
  if (stream->functions.close != 0 && stream->functions.close(stream->cookie) != 0) {
    outcome = EOF;
  }
  if (stream->buffer_is_ours) {
    free(stream->buffer);
  }
  stream->readable = 0;
  stream->writable = 0;
  if (stream->stream_is_ours) {
    free(stream);
  }
  return outcome;
}

int fflush(FILE *stream) {
  if (stream != 0) {
    return __hw_settle(stream);
  }
  int outcome = 0;
  for (FILE *each = open_streams; each != 0; each = each->next) {
    if (each->state == WRITING && __hw_settle(each) != 0) {
      outcome = EOF;
    }
  }
  return outcome;
}

int fcloseall(void) {
  while (open_streams != 0) {
    fclose(open_streams);
  }
  return 0;
}
