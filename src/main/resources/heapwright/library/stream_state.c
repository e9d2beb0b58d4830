/* stdio.h: a stream's flags, its position, and the kind of its buffer. */

typedef unsigned long size_t;
typedef long ssize_t;
typedef struct _IO_FILE FILE;

typedef struct {
  ssize_t (*read)(void *cookie, char *buffer, size_t size);
  ssize_t (*write)(void *cookie, const char *buffer, size_t size);
  int (*seek)(void *cookie, long *offset, int whence);
  int (*close)(void *cookie);
} cookie_io_functions_t;

typedef struct {
  long position;
  struct {
    int count;
    char value[4];
  } state;
} fpos_t;

extern int __hw_settle(FILE *stream);
extern int __hw_move(FILE *stream, long *offset, int whence);
extern long __hw_unread(const FILE *stream);
extern void __hw_forget_unread(FILE *stream);
extern int *__errno_location(void);
extern void free(void *block);

enum { EOF = -1, EBADF = 9, EINVAL = 22, SEEK_SET = 0, SEEK_CUR = 1, SEEK_END = 2 };
enum buffering { FULLY = 0, BY_LINE = 1, UNBUFFERED = 2 };
enum { DEFAULT_BUFFER = 4096, USUAL_SIZE = 8192, MOST_PUSHED = 16 };

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

int feof(FILE *stream) { return stream->ended; }

int ferror(FILE *stream) { return stream->failed; }

void clearerr(FILE *stream) {
  stream->ended = 0;
  stream->failed = 0;
}

static int number_of(FILE *stream) {
  if (stream->descriptor < 0) {
    *__errno_location() = EBADF;
  }
  return stream->descriptor;
}

int fileno(FILE *stream) { return number_of(stream); }

int fileno_unlocked(FILE *stream) { return number_of(stream); }

int fseek(FILE *stream, long offset, int whence) {
  if (whence < SEEK_SET || whence > SEEK_END) {
    *__errno_location() = EINVAL;
    return -1;
  }
  if (stream->state == WRITING && __hw_settle(stream) != 0) {
    return -1;
  }
  if (whence == SEEK_CUR) {
    offset -= __hw_unread(stream);
  }
  if (__hw_move(stream, &offset, whence) != 0) {
    return -1;
  }
  __hw_forget_unread(stream);
  stream->ended = 0;
  return 0;
}

int fseeko(FILE *stream, long offset, int whence) { return fseek(stream, offset, whence); }

int fseeko64(FILE *stream, long offset, int whence) { return fseek(stream, offset, whence); }

long ftell(FILE *stream) {
  long position = 0;
  if (__hw_move(stream, &position, SEEK_CUR) != 0) {
    return -1;
  }
  return stream->state == WRITING ? position + (long)stream->end : position - __hw_unread(stream);
}

long ftello(FILE *stream) { return ftell(stream); }

long ftello64(FILE *stream) { return ftell(stream); }

void rewind(FILE *stream) {
  fseek(stream, 0, SEEK_SET);
  clearerr(stream);
}

int fgetpos(FILE *stream, fpos_t *at) {
  at->position = ftell(stream);
  return at->position < 0 ? -1 : 0;
}

int fgetpos64(FILE *stream, fpos_t *at) { return fgetpos(stream, at); }

int fsetpos(FILE *stream, const fpos_t *at) { return fseek(stream, at->position, SEEK_SET); }

int fsetpos64(FILE *stream, const fpos_t *at) { return fsetpos(stream, at); }

/* A null buffer keeps the stream's own, whatever size is named: glibc does so too. */
int setvbuf(FILE *stream, char *buffer, int mode, size_t size) {
  if (mode < FULLY || mode > UNBUFFERED) {
    return EOF;
  }
  __hw_settle(stream);
  stream->buffering = mode == FULLY ? FULLY : mode == BY_LINE ? BY_LINE : UNBUFFERED;
  if (mode == UNBUFFERED || (buffer != 0 && size > 0)) {
    if (stream->buffer_is_ours) {
      free(stream->buffer);
    }
    stream->buffer_is_ours = 0;
    stream->buffer = mode == UNBUFFERED ? stream->single : buffer;
    stream->capacity = mode == UNBUFFERED ? 1 : size;
  } else if (stream->buffer == stream->single) {
    stream->buffer = 0;
    stream->capacity = DEFAULT_BUFFER;
  }
  return 0;
}

void setbuffer(FILE *stream, char *buffer, size_t size) {
  setvbuf(stream, buffer, buffer != 0 ? FULLY : UNBUFFERED, size);
}

void setbuf(FILE *stream, char *buffer) {
  setvbuf(stream, buffer, buffer != 0 ? FULLY : UNBUFFERED, USUAL_SIZE);
}

void setlinebuf(FILE *stream) { setvbuf(stream, 0, BY_LINE, 0); }

/* There is one thread: a lock is always free. */
void flockfile(FILE *stream) { (void)stream; }

int ftrylockfile(FILE *stream) { return stream == 0; }

void funlockfile(FILE *stream) { (void)stream; }
